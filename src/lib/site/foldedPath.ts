import { checkReadable } from '@/lib/http/checkRequest'
import { RESERVED_SEGMENT } from './addresses'

/** Characters that stay percent-encoded in a folded path, because they would change what it means. */
const ENCODED = /[%?#*/\\\s\p{C}]/gu

/** Percent-encodes one character, an asterisk too. */
export const encodeMark = (mark: string): string => (mark === '*' ? '%2A' : encodeURIComponent(mark))

/**
 * The form in which paths are compared: percent-decoded, in Unicode form NFC and in lower case, without a trailing
 * slash.
 * @param pathname percent-encoded or not
 * @throws URIError if it cannot be decoded
 * @example foldPath('/Caf%C3%A9/') // '/café'
 */
export const foldPath = (pathname: string): string =>
  `/${pathname
    .split('/')
    .filter(Boolean)
    .map((part) => decodeURIComponent(part).normalize('NFC').replace(ENCODED, encodeMark))
    .join('/')}`
    .toLowerCase()
    .normalize('NFC')

/** Percent-encodes a folded path for a URL. */
export const encodeFolded = (path: string): string => encodeURI(path).replaceAll('%25', '%')

/** First segments that never reach the pages of a site, and files that every site has. */
const RESERVED_SEGMENTS = new Set([RESERVED_SEGMENT, '_next', 'admin', 'api'])
const RESERVED_PATHS = new Set(['/', '/robots.txt', '/sitemap.xml'])

/** Whether the website itself answers at a folded path, so that nothing else can be found there. */
export const isReservedPath = (path: string): boolean =>
  RESERVED_PATHS.has(path) ||
  RESERVED_SEGMENTS.has(path.split('/')[1] ?? '') ||
  checkReadable(encodeFolded(path), '') !== null

/** A folded path, with the language that it names. */
export interface FoldedPlace {
  /** Null if it names none. */
  language: string | null
  /** Folded, without the language. */
  path: string
}

/**
 * Splits the language off a folded path, the default language too.
 * @param languages published languages
 */
export function parseFoldedPath(folded: string, languages: readonly string[]): FoldedPlace {
  const [first, ...rest] = folded.split('/').filter(Boolean)
  const language = languages.find((code) => code.toLowerCase() === first)
  return language === undefined ? { language: null, path: folded } : { language, path: `/${rest.join('/')}` }
}

const SUB_ADDRESS = /^(\/(?:events|venues)\/[^/]+)(\/calendar\.ics)$|^(\/blogs(?:\/[^/]+)?)(\/(?:atom|rss)\.xml)$/

/**
 * Splits the calendar or feed of a document or list off a path.
 * @example splitSubAddress('/events/lear/calendar.ics') // { owner: '/events/lear', rest: '/calendar.ics' }
 */
export function splitSubAddress(path: string): { owner: string; rest: string } {
  const [, document, calendar, blog, feed] = SUB_ADDRESS.exec(path) ?? []
  return { owner: document ?? blog ?? path, rest: calendar ?? feed ?? '' }
}
