import { safeJson, siteOrigin } from '@/lib/site/addresses'
import type { Media } from '@/payload-types'
import { sourcesOf } from '../pictures'
import { settings } from '@/lib/settings/index'
import type { Site } from '../Site'

const ESCAPED: Record<string, string> = { '"': '&quot;', '&': '&amp;', "'": '&#39;', '<': '&lt;', '>': '&gt;' }

/** A text as it stands in HTML, between tags and in attributes. */
export const escapeHtml = (text: string): string => text.replace(/["&'<>]/g, (mark) => ESCAPED[mark] ?? mark)

/** Attributes of an element in their order; those without a value are left out, `true` stands by its name alone. */
export const attributes = (given: Record<string, boolean | number | string | null | undefined>): string =>
  Object.entries(given)
    .map(([name, value]) =>
      value === null || value === undefined || value === false
        ? ''
        : value === true
          ? ` ${name}`
          : ` ${name}="${escapeHtml(String(value))}"`,
    )
    .join('')

/** Data for search engines, as it stands in a page. */
export const ldScript = (data: object): string => `<script type="application/ld+json">${safeJson(data)}</script>`

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

const ORIGIN = String.raw`https?:\/\/[^/?#"'\s<>]+`

const LINK = new RegExp(String.raw`(\shref=["'])(${ORIGIN})(?=[/?#"'])`, 'gi')

const ADDRESS = new RegExp(String.raw`^()(${ORIGIN})(?=[/?#]|$)`, 'i')

/** Puts an origin in the place of the site's own addresses. */
function replaceOwn(text: string, pattern: RegExp, origin: string, site: Site): string {
  const own = new Set([
    siteOrigin(site, settings()),
    ...site.domains.filter(({ status }) => status === 'active').map(({ domain }) => `https://${domain}`),
  ])
  return text.replace(pattern, (all, start: string, found: string) =>
    own.has(found.toLowerCase()) ? start + origin : all,
  )
}

/** Links that staff or a theme have written with an address of the site itself lead to the same page on another origin. */
export const linksStayOn = (html: string, origin: string, site: Site): string => replaceOwn(html, LINK, origin, site)

/** The same for one address. */
export const addressStaysOn = (address: string, origin: string, site: Site): string =>
  replaceOwn(address, ADDRESS, origin, site)
