import type { Post } from '../../../payload-types'
import { postJsonLd } from '../lib/data/postJsonLd'
import type { Content } from '../lib/View'

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
