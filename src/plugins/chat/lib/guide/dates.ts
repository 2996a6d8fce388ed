import { DateTime } from 'luxon'
import { isoDate } from '@/lib/time/isoDate'

export interface Period {
  /** YYYY-MM-DD. */
  from: string
  /** Null for an open-ended period. */
  to: string | null
}

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const MONTH = `(?:${MONTHS.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')}|sept)`
const DATE = `(?:\\d{4}-\\d{2}-\\d{2}|\\d{1,2}[/.]\\d{1,2}(?:[/.]\\d{2,4})?|\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}\\b(?:,? \\d{4})?|${MONTH} \\d{1,2}(?:st|nd|rd|th)?\\b(?:,? \\d{4})?|(?:next |this |on )?(?:${WEEKDAYS.join('|')})|today|tonight|tomorrow)`

const monthOf = (word: string): number => MONTHS.findIndex((name) => name.startsWith(word.slice(0, 3))) + 1

/**
 * The date named in a text; without a year, the next such date.
 * @param now in the site's time zone
 * @returns null if none is named
 */
export function dayIn(text: string, now: DateTime): DateTime | null {
  const match = new RegExp(DATE, 'i').exec(text)?.[0].toLowerCase()
  if (!match) return null
  const today = now.startOf('day')
  if (match === 'today' || match === 'tonight') return today
  if (match === 'tomorrow') return today.plus({ days: 1 })
  const weekday = WEEKDAYS.findIndex((name) => match.endsWith(name)) + 1
  if (weekday > 0) return today.plus({ days: (weekday - today.weekday + 7) % 7 || 7 })
  if (/^\d{4}-/.test(match)) return valid(DateTime.fromISO(match, { zone: today.zone }))
  const numbers = match.match(/\d+/g)?.map(Number) ?? []
  const word = new RegExp(MONTH, 'i').exec(match)?.[0]
  const [day = 1, month = 1, year] = word ? [numbers[0], monthOf(word), numbers[1]] : numbers
  const fullYear = year === undefined ? undefined : year < 100 ? 2000 + year : year
  const date = valid(DateTime.fromObject({ day, month, year: fullYear ?? today.year }, { zone: today.zone }))
  return date && fullYear === undefined && date < today ? date.plus({ years: 1 }) : date
}

const valid = (day: DateTime): DateTime | null => (day.isValid ? day : null)

/** The time of day named in a text, as HH:mm. */
export function timeIn(text: string): string | null {
  const [, hours, minutes, meridiem] =
    /\b(?:at )?(\d{1,2})(?:[:.](\d{2}))\s*(am|pm)?\b(?![/.]\d)/i.exec(text) ??
    /\b(?:at )?(\d{1,2})()\s*(am|pm)\b/i.exec(text) ??
    []
  if (!hours) return null
  const hour = (Number(hours) % (meridiem ? 12 : 24)) + (meridiem?.toLowerCase() === 'pm' ? 12 : 0)
  return `${String(hour).padStart(2, '0')}:${minutes || '00'}`
}

/** The period named in a text. */
export function periodIn(text: string, now: DateTime): Period | null {
  const today = now.startOf('day')
  const span = (from: DateTime, to: DateTime): Period => ({ from: isoDate(from), to: isoDate(to) })
  const [, first, last] =
    new RegExp(
      `(?:between|from)\\s+(?:the )?(${DATE}|\\d{1,2}(?:st|nd|rd|th)?)\\s+(?:and|to|until|till|-)\\s+(?:the )?(${DATE})`,
      'i',
    ).exec(text) ?? []
  if (first && last) {
    const end = dayIn(last, now)
    const start = dayIn(first, now) ?? end?.set({ day: Number.parseInt(first, 10) }) ?? null
    if (start && end) return span(start, end < start ? end.plus({ years: 1 }) : end)
  }
  const which = /\b(this|next|the coming|coming) (weekend|week|month|year)\b/i.exec(text)
  if (which) {
    const unit = (which[2] ?? '').toLowerCase()
    const later = (which[1] ?? '').toLowerCase() === 'this' ? 0 : 1
    if (unit === 'weekend')
      return span(
        today.startOf('week').plus({ days: 5, weeks: later }),
        today.startOf('week').plus({ days: 6, weeks: later }),
      )
    const kind = unit as 'month' | 'week' | 'year'
    const start = today.startOf(kind).plus({ [kind]: later })
    return span(start, start.endOf(kind))
  }
  const [, ahead, kind] = /\b(?:next|coming|in the next) (\d{1,2}) (days|weeks|months)\b/i.exec(text) ?? []
  if (ahead && kind) return span(today, today.plus({ [kind.toLowerCase()]: Number(ahead) }))
  const day = dayIn(text, now)
  if (day) return span(day, day)
  const [, month, year] = new RegExp(`\\b(?:in|during|for|all of) (${MONTH})\\b(?: (\\d{4}))?`, 'i').exec(text) ?? []
  if (month) {
    const start = today.set({ day: 1, month: monthOf(month.toLowerCase()), ...(year && { year: Number(year) }) })
    const named = !year && start.endOf('month') < today ? start.plus({ years: 1 }) : start
    return span(named, named.endOf('month'))
  }
  return /\b(coming up|upcoming|soon|next|to come|from now)\b/i.test(text) ? { from: isoDate(today), to: null } : null
}
