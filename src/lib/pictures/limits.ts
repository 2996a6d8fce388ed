/** Reasons for rejecting an image. */
export type PictureProblem =
  | 'animationTooLarge'
  | 'damaged'
  | 'svgDamaged'
  | 'svgTooComplex'
  | 'svgTooLarge'
  | 'tooLarge'
  | 'tooLongAndNarrow'
  | 'tooLongSide'
  | 'tooMuchWork'
  | 'unsupported'

export type RasterFormat = 'avif' | 'gif' | 'jpeg' | 'png' | 'webp'

export const MEDIA_TYPES: Record<RasterFormat, string> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

/** Types that are stored as JPEG, or as PNG if they are transparent. Browsers do not display them. */
export const CONVERTED_TYPES = ['image/heic', 'image/heic-sequence', 'image/heif', 'image/heif-sequence', 'image/tiff']

/** Above the resolution of every camera whose images are below the upload limit of 25 MB. */
export const MAX_MEGAPIXELS = 110
/** For all frames of an animation together, as they are in memory at once. */
export const MAX_ANIMATION_MEGAPIXELS = 150
const MAX_FRAMES = 1_000
export const MAX_SIDE = 32_000
/** Ratio of the longer to the shorter side. */
export const MAX_RATIO = 400

export const MAX_SVG_BYTES = 2 * 1024 * 1024
export const MAX_SVG_ELEMENTS = 20_000
export const MAX_SVG_DEPTH = 64
export const MAX_SVG_ATTRIBUTES = 64
/** Elements that a browser draws, with every repetition by `use`, patterns and masks. */
export const MAX_SVG_DRAWN = 200_000
/**
 * For all uses of all filters together, in the effort of one simple primitive: about 2 s of a processor where all of them
 * cover a picture of one megapixel, as Chromium draws it. About 20 of the shadows that drawing programs write.
 */
export const MAX_SVG_FILTER_EFFORT = 200

/** Size of one frame, and number of frames. */
export interface PictureSize {
  frames: number
  height: number
  width: number
}

/** The problem of an image's size; null if there is none. */
export function sizeProblem({ frames, height, width }: PictureSize): PictureProblem | null {
  if (width < 1 || height < 1) return 'damaged'
  if (width * height > MAX_MEGAPIXELS * 1e6) return 'tooLarge'
  if (width > MAX_SIDE || height > MAX_SIDE) return 'tooLongSide'
  if (Math.max(width, height) > MAX_RATIO * Math.min(width, height)) return 'tooLongAndNarrow'
  if (frames > 1 && (frames > MAX_FRAMES || width * height * frames > MAX_ANIMATION_MEGAPIXELS * 1e6))
    return 'animationTooLarge'
  return null
}
