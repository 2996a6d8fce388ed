import type { Content, View } from '../View'

export const ATOM = 'application/atom+xml'

/** Feed formats by file name. */
export const FEEDS = { atom: ATOM, rss: 'application/rss+xml' } as const

export type FeedKind = keyof typeof FEEDS

/** Returns the path of a list's feed. */
export const feedPath = (path: string, kind: FeedKind): string => `${path}/${kind}.xml`

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
