import { Info, type DateTime } from 'luxon'
import { isoDate } from '@/lib/time/isoDate'
import type { GuideLanguage } from './facts'
import type { Moment } from './moment'

/** Days by number and month, whole months, and weekdays, by the names of the language. */
export function findNamedDays(
  text: string,
  language: GuideLanguage,
  now: DateTime,
): { index: number; moment: Moment }[] {
  const today = now.startOf('day')
  const months = Info.months('long', { locale: language }).map((name) => name.toLowerCase())
  const weekdays = Info.weekdays('long', { locale: language }).map((name) => name.toLowerCase().replace(/^dydd /, ''))
  const pattern = new RegExp(
    `(?:(\\d{1,2})(?:ain|af|il|ydd|fed|eg)? (?:o )?)?(?<!\\p{L})(?:(?:ym )?mis )?(${months.join('|')})(?: (\\d{4}))?(?!\\p{L})|(?<!\\p{L})(?:(?:dydd|nos) )?(${weekdays.join('|')})(?!\\p{L})`,
    'giu',
  )
  return [...text.matchAll(pattern)].map((match) => {
    const [raw, date, month = '', year, weekday] = match
    if (weekday) {
      const ahead = (weekdays.indexOf(weekday.toLowerCase()) + 1 - today.weekday + 7) % 7
      const day = isoDate(today.plus({ days: ahead }))
      return { index: match.index, moment: { from: day, hasDay: true, raw, time: null, to: day } }
    }
    const first = today.set({
      day: Number(date ?? 1),
      month: months.indexOf(month.toLowerCase()) + 1,
      year: Number(year ?? today.year),
    })
    const last = date ? first : first.endOf('month')
    const later = !year && last < today ? 1 : 0
    return {
      index: match.index,
      moment: {
        from: isoDate(first.plus({ years: later })),
        hasDay: true,
        raw,
        time: null,
        to: isoDate(last.plus({ years: later })),
      },
    }
  })
}
