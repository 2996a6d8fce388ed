import type { Media } from '../../../payload-types'
import { sourcesOf } from '../lib/pictures'

interface Props {
  media: Media | null
  cut?: 'card' | 'whole' | 'wide'
  /** How wide it stands, for the browser to choose by. Default: the whole window. */
  sizes?: string
  /** Seen at once: it is loaded first. */
  isFirst?: boolean
  /** Beside words that say the same: not read out. */
  isDecoration?: boolean
}

/** A picture with its words, in the size that fits. Cut by focal point. */
export function Picture({ cut = 'card', isDecoration, isFirst, media, sizes = '100vw' }: Props) {
  const sources = media ? sourcesOf(media, cut) : []
  const largest = sources.at(-1)
  if (!media || !largest) return null
  const set = sources.filter(({ width }) => width > 0).map(({ address, width }) => `${address} ${width}w`)
  return (
    <img
      alt={isDecoration || media.isDecorative ? '' : (media.alt ?? '')}
      className={`fx-${step(media.focalX)} fy-${step(media.focalY)}`}
      decoding="async"
      fetchPriority={isFirst ? 'high' : undefined}
      height={largest.height || undefined}
      loading={isFirst ? undefined : 'lazy'}
      sizes={set.length > 1 ? sizes : undefined}
      src={largest.address}
      srcSet={set.length > 1 ? set.join(', ') : undefined}
      width={largest.width || undefined}
    />
  )
}

/** Tenths, for a class: the site's policy may forbid styles in elements. */
const step = (percent: number | null | undefined): number => Math.min(10, Math.max(0, Math.round((percent ?? 50) / 10)))
