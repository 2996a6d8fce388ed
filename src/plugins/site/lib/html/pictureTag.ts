import type { Media } from '../../../../payload-types'
import { sourcesOf } from '../pictures'
import { attributes } from './attributes'

export interface PictureOptions {
  cut?: 'card' | 'whole' | 'wide'
  /** How wide it stands, for the browser to choose by. Default: the whole window. */
  sizes?: string
  /** Seen at once: it is loaded first. */
  isFirst?: boolean
  /** Beside words that say the same: not read out. */
  isDecoration?: boolean
}

/** A picture with its words, in the size that fits, cut by focal point; '' for what is no picture. */
export function pictureTag(
  media: Media | null,
  { cut = 'card', isDecoration, isFirst, sizes = '100vw' }: PictureOptions = {},
): string {
  const sources = media ? sourcesOf(media, cut) : []
  const largest = sources.at(-1)
  if (!media || !largest) return ''
  const set = sources.filter(({ width }) => width > 0).map(({ address, width }) => `${address} ${width}w`)
  return `<img${attributes({
    alt: isDecoration || media.isDecorative ? '' : (media.alt ?? ''),
    class: `fx-${step(media.focalX)} fy-${step(media.focalY)}`,
    decoding: 'async',
    fetchpriority: isFirst ? 'high' : null,
    height: largest.height || null,
    loading: isFirst ? null : 'lazy',
    sizes: set.length > 1 ? sizes : null,
    src: largest.address,
    srcset: set.length > 1 ? set.join(', ') : null,
    width: largest.width || null,
  })}>`
}

/** Tenths, for a class: the site's policy may forbid styles in elements. */
const step = (percent: number | null | undefined): number => Math.min(10, Math.max(0, Math.round((percent ?? 50) / 10)))
