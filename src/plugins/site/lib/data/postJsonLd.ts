import type { Post } from '../../../../payload-types'
import { fullAddress, type View } from '../View'
import { pictureAddress } from './pictureAddress'

/** Returns structured data (schema.org) of a post. */
export const postJsonLd = (post: Post, view: View): object => ({
  '@context': 'https://schema.org',
  '@type': 'BlogPosting',
  datePublished: post.publishDate ?? post.publishedAt ?? undefined,
  description: post.summary ?? undefined,
  headline: post.title,
  image: pictureAddress(view, post.image),
  publisher: { '@type': 'Organization', name: view.site.name, url: view.origin },
  url: fullAddress(view, `/posts/${post.slug}`),
})
