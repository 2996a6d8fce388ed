/** Languages of month and weekday names that are read, whatever the language of the site. */
const LANGUAGES = ['en', 'en-GB', 'de', 'de-AT', 'fr', 'es', 'cy', 'it', 'pt', 'nl', 'ca', 'ga', 'gd', 'ar', 'ar-EG']

const DAY_MS = 24 * 60 * 60 * 1000
/** The 15th of a month, and a day of each weekday, as UTC. */
const monthDay = (month: number): number => Date.UTC(2024, month, 15)
const weekDay = (day: number): number => Date.UTC(2024, 0, 1) + day * DAY_MS

/** A name without case, accents, marks of direction and dots, as it is looked up. */
export const plainName = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}.']/gu, '')
    .toLowerCase()
    .trim()

let months: Map<string, number> | undefined
let weekdays: Set<string> | undefined

/** The number of a month from 1, by its full or short name; null if it is none, or another one in another language. */
export function monthNamed(text: string): number | null {
  months ??= namesOfMonths()
  return months.get(plainName(text)) || null
}

export function isWeekday(text: string): boolean {
  weekdays ??= new Set(
    LANGUAGES.flatMap((language) =>
      Array.from({ length: 7 }, (_, day) => namesOf(language, 'weekday', weekDay(day))),
    ).flat(),
  )
  return weekdays.has(plainName(text))
}

function namesOfMonths(): Map<string, number> {
  const found = new Map<string, number>([['sept', 9]])
  for (const language of LANGUAGES)
    for (let month = 0; month < 12; month++)
      for (const name of namesOf(language, 'month', monthDay(month)))
        found.set(name, found.has(name) && found.get(name) !== month + 1 ? 0 : month + 1)
  return found
}

/** The names on their own and within a date, which differ in some languages: noiembrie, de noviembre. */
function namesOf(language: string, part: 'month' | 'weekday', time: number): string[] {
  return (['long', 'short'] as const).flatMap((width) =>
    [{ [part]: width }, { day: 'numeric' as const, month: width, weekday: width, year: 'numeric' as const }].flatMap(
      (options) =>
        new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
          .formatToParts(time)
          .flatMap(({ type, value }) => (type === part && /\p{L}/u.test(value) ? plainName(value) : [])),
    ),
  )
}
