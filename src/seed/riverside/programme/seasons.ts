import { DateTime } from 'luxon'
import { both, type Both } from '@/seed/writing/translated'
import { ZONE } from './performances'

export interface DemoSeason {
  key: string
  title: Both
  start: DateTime
  end: DateTime
  summary: Both
}

const FEBRUARY = 2
const AUGUST = 8

/** The previous, current and next season. Seasons begin in February and August. */
export function seasonsAround(now: Date): [DemoSeason, DemoSeason, DemoSeason] {
  const today = DateTime.fromJSDate(now, { zone: ZONE })
  const thisStart =
    today.month >= AUGUST
      ? today.set({ month: AUGUST })
      : today.month >= FEBRUARY
        ? today.set({ month: FEBRUARY })
        : today.minus({ years: 1 }).set({ month: AUGUST })
  const start = thisStart.startOf('month')
  return [seasonFrom(start.minus({ months: 6 })), seasonFrom(start), seasonFrom(start.plus({ months: 6 }))]
}

/** The season of a day; the nearest one for days outside all of them. */
export function seasonOf(day: DateTime, [last, current, next]: [DemoSeason, DemoSeason, DemoSeason]): DemoSeason {
  if (day < current.start) return last
  return day < next.start ? current : next
}

function seasonFrom(start: DateTime): DemoSeason {
  const end = start.plus({ months: 6 }).minus({ days: 1 })
  if (start.month === FEBRUARY) {
    return {
      end,
      key: `spring-and-summer-${start.year}`,
      start,
      summary: both(
        'From the first crocus on the bank to the last night in the garden.',
        'O’r saffrwm cyntaf ar y lan hyd y noson olaf yn yr ardd.',
      ),
      title: both(`Spring and summer ${start.year}`, `Gwanwyn a haf ${start.year}`),
    }
  }
  const years = `${start.year}–${String(end.year).slice(2)}`
  return {
    end,
    key: `autumn-and-winter-${start.year}-${String(end.year).slice(2)}`,
    start,
    summary: both(
      'Long evenings, warm house: two plays by the lake, a winter adventure and the Sinfonia on Sundays.',
      'Nosweithiau hir, tŷ cynnes: dramâu, antur aeaf a’r Sinfonia ar y Sul.',
    ),
    title: both(`Autumn and winter ${years}`, `Hydref a gaeaf ${years}`),
  }
}
