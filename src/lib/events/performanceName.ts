import { isTimezone, momentInZone } from './momentInZone'

interface NameOptions {
  /** IANA name; without a valid one, the name contains no date. */
  zone: string | null
  /** Content language of the name. */
  language: string
  /** ISO 8601; null if not set. */
  start: string | null
  /** Title of the event; null if it has none. */
  title: string | null
  /** Name used if the event has no title. */
  fallback: string
}

/** Maximum length of a stored name. */
const MAX_LENGTH = 400

/**
 * The name of a performance: the title of its event and its local start.
 * @example 'Hamlet, Sat 21 Nov 2026, 19:30'
 */
export function performanceName({ fallback, language, start, title, zone }: NameOptions): string {
  const moment = start && isTimezone(zone) ? momentInZone(start, zone, language) : null
  return [title || fallback, moment].filter(Boolean).join(', ').slice(0, MAX_LENGTH)
}

/** A title in the given language, with fallbacks to the site's own language, English, and any other. */
export function titleIn(
  titles: Readonly<Record<string, string | null>>,
  language: string,
  ownLanguage: string,
): string | null {
  return titles[language] || titles[ownLanguage] || titles.en || Object.values(titles).find(Boolean) || null
}
