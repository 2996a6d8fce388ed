import { seoOf } from '../../../../lib/site/pageSeo'
import { sourcesOf } from '../pictures'
import type { View } from '../View'

/** Returns the absolute address of a public image, for use outside the site. */
export function pictureAddress(
  { library, origin }: Pick<View, 'library' | 'origin'>,
  value: unknown,
): string | undefined {
  const media = library.get('media', value)
  const largest = media && sourcesOf(media, 'wide').at(-1)
  return largest ? origin + largest.address : undefined
}

/** Returns the image for sharing the page. When visitors may not see the chosen one, the page's own image is used. */
export const socialImage = (view: Pick<View, 'content' | 'library' | 'origin'>): string | undefined =>
  pictureAddress(view, seoOf(view.content.document)?.image) ?? pictureAddress(view, view.content.image)
