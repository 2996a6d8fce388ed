import { safeJson } from '@/lib/site/addresses'
import type { Media } from '@/payload-types'
import { mediaAddress, sourcesOf } from '../pictures'

const ESCAPED: Record<string, string> = { '"': '&quot;', '&': '&amp;', "'": '&#39;', '<': '&lt;', '>': '&gt;' }

/** Escapes text for HTML content and attributes. */
export const escapeHtml = (text: string): string => text.replace(/["&'<>]/g, (mark) => ESCAPED[mark] ?? mark)

/** Renders attributes in their order. Null, undefined and false omit an attribute; true renders its name alone. */
export const attributes = (values: Record<string, boolean | number | string | null | undefined>): string =>
  Object.entries(values)
    .map(([name, value]) =>
      value === null || value === undefined || value === false
        ? ''
        : value === true
          ? ` ${name}`
          : ` ${name}="${escapeHtml(String(value))}"`,
    )
    .join('')

/** Renders a script element with structured data. */
export const ldScript = (data: object): string => `<script type="application/ld+json">${safeJson(data)}</script>`

export interface PictureOptions {
  cut?: 'card' | 'whole' | 'wide'
  /** Displayed width, for the browser to choose a source. Default: the full viewport. */
  sizes?: string
  /** Visible at once: loaded with high priority. */
  isFirst?: boolean
  /** Decorative: hidden from screen readers. */
  isDecoration?: boolean
}

/**
 * Renders an image with its alternative text and all sizes, cropped around the focal point, and a film or a recording
 * with the browser's own player; '' when the file is none of them.
 */
export function pictureTag(
  media: Media | null,
  { cut = 'card', isDecoration, isFirst, sizes = '100vw' }: PictureOptions = {},
): string {
  if (media && !isDecoration && /^(?:audio|video)\//.test(media.mimeType ?? '')) return playerTag(media)
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

/** Renders the browser's player. Only its length and first picture are loaded before it plays. */
function playerTag({ alt, filename, mimeType }: Media): string {
  if (!filename) return ''
  const shared = { controls: true, preload: 'metadata', src: mediaAddress(filename) }
  return mimeType?.startsWith('audio/')
    ? `<audio${attributes({ 'aria-label': alt, ...shared })}></audio>`
    : `<video${attributes({ 'aria-label': alt, playsinline: true, ...shared })}></video>`
}

/** Rounds to tenths for a class name: the content security policy may forbid inline styles. */
const step = (percent: number | null | undefined): number => Math.min(10, Math.max(0, Math.round((percent ?? 50) / 10)))
