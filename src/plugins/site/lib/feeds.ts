import type { Content, View } from './View'

export const ATOM = 'application/atom+xml'

/** Feed formats by file name. */
export const FEEDS = { atom: ATOM, rss: 'application/rss+xml' } as const

export type FeedKind = keyof typeof FEEDS

const FEED = /^\/blogs(?:\/([^/]+))?\/(atom|rss)\.xml$/

/** Returns the path of a list's feed. */
export const feedPath = (path: string, kind: FeedKind): string => `${path}/${kind}.xml`

/** Parses the path of a feed of one blog or of all blogs; null for any other path. */
export function feedAt(path: string): { kind: FeedKind; slug: string | null } | null {
  const [found, slug, kind] = FEED.exec(path) ?? []
  return found ? { kind: kind === 'rss' ? 'rss' : 'atom', slug: slug ?? null } : null
}

/** Returns the list of posts that a page belongs to, with its title; null when it belongs to none. */
export function followedList({
  content,
  library,
  messages: messages,
}: Pick<View, 'content' | 'library' | 'messages'>): { path: string; title: string } | null {
  const { collection, document, template, title } = content
  if (template === 'blog') return { path: collection ? blogPath(content) : '/blogs', title: title || messages.stories }
  if (collection !== 'posts') return null
  const blog = library.get('blogs', (document as { blog?: unknown }).blog)
  return blog?.slug ? { path: `/blogs/${blog.slug}`, title: blog.title } : { path: '/blogs', title: messages.stories }
}

const blogPath = ({ document }: Content): string => `/blogs/${(document as { slug?: string }).slug}`
