import type { Blog, Post } from '@/payload-types'
import { paged } from '../lib/paging'
import { CARD_FIELDS } from '../lib/read/cardFields'
import { latestPosts } from '../lib/read/latestPosts'
import { pageSizeOf, type Reader } from '../lib/read/Reader'
import type { Content } from '../lib/View'
import { siteMessages } from '../lib/siteMessages'
import { postJsonLd } from '../lib/data/jsonLd'

const POSTS_PER_PAGE = 30

/** Builds the page of a blog, or of all blogs, with its posts, newest first. */
export async function blogContent(
  reader: Reader,
  blog: Blog | null,
  page: number,
  path = blog ? `/blogs/${blog.slug}` : '/blogs',
): Promise<Content> {
  const posts = await latestPosts(reader, {
    blog: blog?.id,
    page,
    select: CARD_FIELDS.posts,
    size: pageSizeOf(reader, 'blog', 'posts', POSTS_PER_PAGE),
  })
  return {
    ...(blog && { collection: 'blogs', document: blog }),
    description: blog?.summary,
    image: blog?.image,
    lists: { posts: paged(posts.rows, { ...posts, order: 'latest', path }) },
    page,
    path,
    sources: [
      ...(blog ? [{ collection: 'blogs', document: blog }] : []),
      ...posts.rows.map((document) => ({ collection: 'posts', document })),
    ],
    template: 'blog',
    title: blog?.title ?? siteMessages(reader.language, reader.site.defaultLanguage).stories,
  }
}

/** Builds the page of a post. */
export const postContent = (post: Post): Content => ({
  blocks: post.layout,
  collection: 'posts',
  data: (view) => [postJsonLd(post, view)],
  description: post.summary,
  document: post,
  image: post.image,
  path: `/posts/${post.slug}`,
  sources: [{ collection: 'posts', document: post }],
  template: 'post',
  title: post.title,
})
