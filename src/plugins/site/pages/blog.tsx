import type { Blog } from '../../../payload-types'
import { Heading } from '../components/Heading'
import { PostList } from '../components/PostList'
import { CARD_FIELDS } from '../lib/read/cardFields'
import { readPublished, type Reader } from '../lib/read/Reader'
import type { Content } from '../lib/View'

const MOST_SHOWN = 30

/** A place for stories, with the newest of them; all of the site's where no place is named. */
export async function blogContent(reader: Reader, blog: Blog | null): Promise<Content> {
  const posts = await readPublished(reader, 'posts', { limit: MOST_SHOWN, select: CARD_FIELDS.posts, sort: '-publishedAt', ...(blog && { where: { blog: { equals: blog.id } } }) })
  return {
    body: (view) => (
      <>
        <Heading lead={blog?.summary} title={blog?.title ?? view.words.stories} />
        <PostList posts={posts} view={view} />
      </>
    ),
    description: blog?.summary,
    image: blog?.image,
    path: blog ? `/blogs/${blog.slug}` : '/blogs',
    sources: [...(blog ? [{ collection: 'blogs', document: blog }] : []), ...posts.map((document) => ({ collection: 'posts', document }))],
    title: blog?.title ?? '',
  }
}
