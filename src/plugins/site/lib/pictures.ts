import type { Media } from '../../../payload-types'

export interface Source {
  address: string
  height: number
  width: number
}

/** Where a file of the site's media is found. */
export const mediaAddress = (filename: string): string => `/api/media/file/${encodeURIComponent(filename)}`

/** Sizes of one shape: a poster would lose its words in another. */
const CUT = { card: ['thumbnail', 'card'], whole: ['fullHalf', 'full'], wide: ['wideHalf', 'wide'] } as const

/**
 * A picture in the sizes that there are of it, small first.
 * @param cut `card` and `wide` are cut by focal point; `whole` is not
 * @returns none for what is no picture
 */
export function sourcesOf(
  { filename, height, mimeType, sizes, width }: Media,
  cut: 'card' | 'whole' | 'wide',
): Source[] {
  if (!mimeType?.startsWith('image/') || !filename) return []
  const whole = { address: mediaAddress(filename), height: height ?? 0, width: width ?? 0 }
  const made = CUT[cut].flatMap((name) => {
    const size = sizes?.[name]
    return size?.filename && size.width && size.height
      ? [{ address: mediaAddress(size.filename), height: size.height, width: size.width }]
      : []
  })
  return made.length > 0 ? made : [whole]
}

/** Where a file of the site is found. */
export const fileAddress = (filename: string): string => `/api/files/file/${encodeURIComponent(filename)}`
