import { seoOf } from '../../../../lib/site/pageSeo'
import { sourcesOf } from '../pictures'
import type { View } from '../View'

/** The full address of a picture that may be shown, for whoever shows the page elsewhere. */
export function pictureAddress(
  { library, origin }: Pick<View, 'library' | 'origin'>,
  value: unknown,
): string | undefined {
  const media = library.get('media', value)
  const largest = media && sourcesOf(media, 'wide').at(-1)
  return largest ? origin + largest.address : undefined
}

/** The picture of the page that is shown, for a link to it elsewhere. One that visitors may not see gives way to the page's own. */
export const sharedPicture = (view: Pick<View, 'content' | 'library' | 'origin'>): string | undefined =>
  pictureAddress(view, seoOf(view.content.document)?.image) ?? pictureAddress(view, view.content.image)
