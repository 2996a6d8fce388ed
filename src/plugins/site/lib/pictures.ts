import type { Media } from '@/payload-types'
import { seoOf } from '@/lib/site/pageSeo'
import { isSharedImageType } from '@/lib/files/isPicture'
import type { View } from './View'

export interface Source {
  address: string
  height: number
  width: number
}

/** Returns the path of a media file. */
export const mediaAddress = (filename: string): string => `/api/media/file/${encodeURIComponent(filename)}`

/** Image sizes by shape: posters must not be cropped to another shape. */
const CUT = { card: ['thumbnail', 'card'], whole: ['fullHalf', 'full'], wide: ['wideHalf', 'wide'] } as const

/**
 * Returns the available sizes of an image, smallest first.
 * @param cut `card` and `wide` are cropped around the focal point; `whole` is not cropped
 * @returns an empty list when the file is not an image
 */
export function sourcesOf(
  { filename, height, mimeType, sizes, width }: Media,
  cut: 'card' | 'whole' | 'wide',
): Source[] {
  if (!mimeType?.startsWith('image/') || !filename) return []
  const whole = { address: mediaAddress(filename), height: height ?? 0, width: width ?? 0 }
  const cropped = CUT[cut].flatMap((name) => {
    const size = sizes?.[name]
    return size?.filename && size.width && size.height
      ? [{ address: mediaAddress(size.filename), height: size.height, width: size.width }]
      : []
  })
  return cropped.length > 0 ? cropped : [whole]
}

/** Returns the path of a file of the site. */
export const fileAddress = (filename: string): string => `/api/files/file/${encodeURIComponent(filename)}`

/** Returns the absolute address of a public image, for use outside the site: none for an SVG, which nobody displays. */
export function pictureAddress(
  { library, origin }: Pick<View, 'library' | 'origin'>,
  value: unknown,
): string | undefined {
  const media = library.get('media', value)
  const largest = media && isSharedImageType(media.mimeType) ? sourcesOf(media, 'wide').at(-1) : undefined
  return largest ? origin + largest.address : undefined
}

/** Returns the image for sharing the page. When visitors may not see the chosen one, the page's own image is used. */
export const socialImage = (view: Pick<View, 'content' | 'library' | 'origin'>): string | undefined =>
  pictureAddress(view, seoOf(view.content.document)?.image) ?? pictureAddress(view, view.content.image)
