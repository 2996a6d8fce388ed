/** What Callboard can make of a picture, and what an upload is refused for. */
export type PictureProblem =
  | 'animationTooLarge'
  | 'damaged'
  | 'svgDamaged'
  | 'svgTooComplex'
  | 'svgTooLarge'
  | 'tooLarge'
  | 'tooLongAndNarrow'
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

/** Above every camera that takes pictures of less than the 25 MB that an upload may have. */
export const MAX_MEGAPIXELS = 110
/** Of all frames of an animation together: they are in memory at once. */
export const MAX_ANIMATION_MEGAPIXELS = 150
const MAX_FRAMES = 1_000
export const MAX_SIDE = 32_000
/** Longer side to shorter side. */
export const MAX_RATIO = 400

export const MAX_SVG_BYTES = 2 * 1024 * 1024
export const MAX_SVG_ELEMENTS = 20_000
export const MAX_SVG_DEPTH = 64
export const MAX_SVG_ATTRIBUTES = 64
/** Elements that count as HTML within a drawing. */
export const MAX_SVG_HTML = 200

/** Of one frame. */
export interface PictureSize {
  frames: number
  height: number
  width: number
}

/** What is wrong with the size of a picture; null when nothing is. */
export function sizeProblem({ frames, height, width }: PictureSize): PictureProblem | null {
  if (width < 1 || height < 1) return 'damaged'
  if (width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_MEGAPIXELS * 1e6) return 'tooLarge'
  if (Math.max(width, height) > MAX_RATIO * Math.min(width, height)) return 'tooLongAndNarrow'
  if (frames > 1 && (frames > MAX_FRAMES || width * height * frames > MAX_ANIMATION_MEGAPIXELS * 1e6))
    return 'animationTooLarge'
  return null
}
