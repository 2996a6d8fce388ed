import { isTimezone } from './isTimezone'
import { momentInZone } from './momentInZone'

interface Named {
  /** IANA name; what is none leaves the moment out. */
  zone: string | null
  /** Content language that it is called in. */
  language: string
  /** ISO 8601; null while it has none. */
  start: string | null
  /** Of its event; null while that has none. */
  title: string | null
  /** For an event without a title: what a performance is called. */
  fallback: string
}

/** Longest name that is stored. */
const LONGEST = 400

/**
 * What a performance is called: after its event, told from its sisters by its moment on the wall clock of its place.
 * @example 'Hamlet, Sat 21 Nov 2026, 19:30'
 */
export function performanceName({ fallback, language, start, title, zone }: Named): string {
  const moment = start && isTimezone(zone) ? momentInZone(start, zone, language) : null
  return [title || fallback, moment].filter(Boolean).join(', ').slice(0, LONGEST)
}

/** A title in a language, else in the site's own, else in English, else in any. */
export function titleIn(
  titles: Readonly<Record<string, string | null>>,
  language: string,
  ownLanguage: string,
): string | null {
  return titles[language] || titles[ownLanguage] || titles.en || Object.values(titles).find(Boolean) || null
}
