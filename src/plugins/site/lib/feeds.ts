import type { Content, View } from './View'

export const ATOM = 'application/atom+xml'

/** Formats of feeds, by the name of their file. */
export const FEEDS = { atom: ATOM, rss: 'application/rss+xml' } as const

export type FeedKind = keyof typeof FEEDS

const FEED = /^\/blogs(?:\/([^/]+))?\/(atom|rss)\.xml$/

/** Path of the feed of a list. */
export const feedPath = (path: string, kind: FeedKind): string => `${path}/${kind}.xml`

/** The feed at a path, of one blog or of all; null where there is none. */
export function feedAt(path: string): { kind: FeedKind; slug: string | null } | null {
  const [found, slug, kind] = FEED.exec(path) ?? []
  return found ? { kind: kind === 'rss' ? 'rss' : 'atom', slug: slug ?? null } : null
}

/** The list whose stories a page belongs to, with its title; null where it belongs to none. */
export function followedList({
  content,
  library,
  words,
}: Pick<View, 'content' | 'library' | 'words'>): { path: string; title: string } | null {
  const { collection, document, template, title } = content
  if (template === 'blog') return { path: collection ? blogPath(content) : '/blogs', title: title || words.stories }
  if (collection !== 'posts') return null
  const blog = library.get('blogs', (document as { blog?: unknown }).blog)
  return blog?.slug ? { path: `/blogs/${blog.slug}`, title: blog.title } : { path: '/blogs', title: words.stories }
}

const blogPath = ({ document }: Content): string => `/blogs/${(document as { slug?: string }).slug}`
