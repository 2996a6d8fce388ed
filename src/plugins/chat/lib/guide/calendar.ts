import { DateTime } from 'luxon'

/** Days of a part of a month: its first week or weekend, its beginning, middle or end. */
export function partOfMonth(first: DateTime, part: string, nth: number): { from: DateTime; to: DateTime } {
  const end = first.endOf('month').startOf('day')
  if (/weekend/i.test(part)) {
    const saturdays = Array.from({ length: end.day }, (_, day) => first.plus({ days: day })).filter(
      ({ weekday }) => weekday === 6,
    )
    const saturday = saturdays.at(nth > 0 ? nth - 1 : -1) ?? first
    return { from: saturday, to: saturday.plus({ days: 1 }) }
  }
  if (/week/i.test(part)) {
    const from = nth > 0 ? first.plus({ days: 7 * (nth - 1) }) : end.minus({ days: 6 })
    return { from, to: from.plus({ days: 6 }) }
  }
  if (/half/i.test(part))
    return nth === 1 ? { from: first, to: first.plus({ days: 14 }) } : { from: first.plus({ days: 15 }), to: end }
  return /end/i.test(part) ? { from: first.plus({ days: 20 }), to: end } : { from: first, to: first.plus({ days: 9 }) }
}

/** Easter Sunday, by the Gregorian calendar (Meeus, Jones and Butcher). */
export function easterOf(year: number, zone: DateTime['zone']): DateTime {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  return DateTime.fromObject({ day: (f % 31) + 1, month: Math.floor(f / 31), year }, { zone })
}
