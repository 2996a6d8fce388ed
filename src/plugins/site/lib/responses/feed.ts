import { findStored } from '@/exports/server'
import { documentPath } from '@/lib/site/addresses'
import { withoutControls } from '@/lib/text/unseen'
import type { Blog, Post, Tenant } from '@/payload-types'
import { siteMessages } from '../siteMessages'
import { escapeHtml } from '../html/html'
import { latestPosts } from '../read/latestPosts'
import { readPublished, type Reader } from '../read/Reader'
import { fullAddress } from '../View'
import { ATOM, feedPath, FEEDS, type FeedKind } from './feedAddress'
import { revalidatedResponse } from './revalidated'

const FEED = /^\/blogs(?:\/([^/]+))?\/(atom|rss)\.xml$/

/** Parses the path of a feed of one blog or of all blogs; null for any other path. */
export function feedAt(path: string): { kind: FeedKind; slug: string | null } | null {
  const [found, slug, kind] = FEED.exec(path) ?? []
  return found ? { kind: kind === 'rss' ? 'rss' : 'atom', slug: slug ?? null } : null
}

/** Maximum number of entries: newest posts only. */
const MAX_ENTRIES = 30
const SHARED_SECONDS = 60
const FIELDS = {
  publishDate: true,
  publishedAt: true,
  slug: true,
  summary: true,
  title: true,
  updatedAt: true,
} as const

interface Feed {
  /** Atom requires an address that never changes; the list of all posts has no other. */
  id: string
  title: string
  description: string
  /** Address of the list of posts. */
  url: string
  /** Address of the feed. */
  self: string
  language: string
  author: string
  updated: Date
  entries: Entry[]
}

interface Entry {
  /** Stays the same when the post gets another address, so that readers do not show it again. */
  id: string
  title: string
  url: string
  summary: string
  published: Date
  updated: Date
}

/** Serves an Atom or RSS feed of the posts of a blog, or of all blogs; null when there is no such blog. */
export async function serveFeed(
  reader: Reader,
  { kind, slug }: { kind: FeedKind; slug: string | null },
  origin: string,
  request: Request,
): Promise<Response | null> {
  const [blog] = slug ? await readPublished(reader, 'blogs', { limit: 1, where: { slug: { equals: slug } } }) : []
  if (slug && !blog) return null
  const { rows: posts } = await latestPosts(reader, { blog: blog?.id, page: 1, select: FIELDS, size: MAX_ENTRIES })
  const feed = feedOf(reader, blog ?? null, posts, origin, kind)
  const body = WRITERS[kind]({ ...feed, updated: updatedOf(feed) ?? (await emptySince(reader, blog)) })
  return revalidatedResponse(body, request, {
    'Cache-Control': `public, max-age=0, s-maxage=${SHARED_SECONDS}, must-revalidate`,
    'Content-Type': FEEDS[kind],
  })
}

/** Time of the newest change of an entry; null without entries. */
const updatedOf = ({ entries }: Pick<Feed, 'entries'>): Date | null =>
  entries.length > 0 ? new Date(Math.max(...entries.map(({ updated }) => updated.getTime()))) : null

/** The update time of a feed without entries, which Atom requires: when its blog, or else the site, was last changed. */
async function emptySince({ payload, site }: Reader, blog: Blog | undefined): Promise<Date> {
  const where = { id: { equals: site.id } }
  const changed = blog ?? (await findStored<Tenant>({ payload }, { collection: 'tenants', where }))
  return changed ? new Date(changed.updatedAt) : new Date()
}

function feedOf(
  { language, site }: Reader,
  blog: Blog | null,
  posts: Post[],
  origin: string,
  kind: FeedKind,
): Omit<Feed, 'updated'> {
  const at = (path: string): string => fullAddress({ language, origin, site }, path)
  const name = blog?.title || siteMessages(language, site.defaultLanguage).stories
  const entries = posts.flatMap((post): Entry[] => {
    const path = documentPath('posts', post)
    if (!path || !post.title) return []
    return [
      {
        id: identify(post),
        published: new Date(post.publishDate ?? post.publishedAt ?? post.updatedAt),
        summary: post.summary ?? '',
        title: post.title,
        updated: new Date(post.updatedAt),
        url: at(path),
      },
    ]
  })
  const path = blog ? `/blogs/${blog.slug}` : '/blogs'
  return {
    author: site.name,
    description: blog?.summary || `${name} – ${site.name}`,
    entries,
    id: blog ? identify(blog) : at(path),
    language,
    self: at(feedPath(path, kind)),
    title: `${name} – ${site.name}`,
    url: at(path),
  }
}

/** The identity of a document in feeds (RFC 9562), whatever its address, its language and the host of its site. */
const identify = ({ id }: { id: string }): string => `urn:uuid:${id}`

/** Escapes text for XML and removes control characters, which XML does not allow. */
const text = (value: string): string => escapeHtml(withoutControls(value))

const element = (name: string, value: string): string => (value ? `<${name}>${text(value)}</${name}>` : '')

const WRITERS: Record<FeedKind, (feed: Feed) => string> = {
  atom: ({ author, description, entries, id, language, self, title, updated, url }) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${text(language)}">${element('id', id)}${element('title', title)}${element('subtitle', description)}${element('updated', updated.toISOString())}<author>${element('name', author)}</author><link href="${text(url)}"/><link href="${text(self)}" rel="self" type="${ATOM}"/>\n${entries.map(atomEntry).join('')}</feed>\n`,
  rss: ({ description, entries, language, self, title, updated, url }) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${element('title', title)}${element('link', url)}${element('description', description)}${element('language', language)}${element('lastBuildDate', updated.toUTCString())}<atom:link href="${text(self)}" rel="self" type="${FEEDS.rss}"/>\n${entries.map(rssItem).join('')}</channel></rss>\n`,
}

const atomEntry = ({ id, published, summary, title, updated, url }: Entry): string =>
  `<entry>${element('id', id)}${element('title', title)}<link href="${text(url)}"/>${element('published', published.toISOString())}${element('updated', updated.toISOString())}${element('summary', summary)}</entry>\n`

const rssItem = ({ id, published, summary, title, url }: Entry): string =>
  `<item>${element('title', title)}${element('link', url)}<guid isPermaLink="false">${text(id)}</guid>${element('pubDate', published.toUTCString())}${element('description', summary)}</item>\n`
