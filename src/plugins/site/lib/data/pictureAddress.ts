import { sourcesOf } from '../pictures'
import type { View } from '../View'

/** The full address of a picture that may be shown, for whoever shows the page elsewhere. */
export function pictureAddress({ library, origin }: Pick<View, 'library' | 'origin'>, value: unknown): string | undefined {
  const media = library.get('media', value)
  const largest = media && sourcesOf(media, 'wide').at(-1)
  return largest ? origin + largest.address : undefined
}
