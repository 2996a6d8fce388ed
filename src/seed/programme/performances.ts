import type { DateTime } from 'luxon'
import { ownValue, required } from '@/lib/values'
import { atTime, durationOf, momentOf, startOfToday, type Clock } from '@/seed/reading/relativeDates'
import type { DemoEvent, PerformanceRules, Programme } from '@/seed/reading/schemas'

/** A performance of the demo. */
export interface Performance {
  start: DateTime
  end: DateTime
  state: DemoEvent['eventStatus']
  access: string[]
  note?: string | undefined
}

/** Computes the performances of an event. A state of the event other than scheduled is that of each performance. */
export const performancesOf = (
  { eventStatus, performances: rules }: Pick<DemoEvent, 'eventStatus' | 'performances'>,
  programme: Programme,
  clock: Clock,
): Performance[] =>
  startsOf(rules, programme, clock).map((start, index) => {
    const position = index + 1
    return {
      access: ownValue(rules.access, String(position)) ?? [],
      end: start.plus({ minutes: rules.minutes }),
      note: ownValue(rules.notes, String(position)),
      start,
      state: eventStatus === 'scheduled' ? stateAt(rules, position) : eventStatus,
    }
  })

function stateAt({ cancelled, soldOut }: PerformanceRules, position: number): Performance['state'] {
  if (cancelled.includes(position)) return 'cancelled'
  return soldOut.includes(position) ? 'sold_out' : 'scheduled'
}

function startsOf(rules: PerformanceRules, programme: Programme, clock: Clock): DateTime[] {
  if ('dates' in rules) return rules.dates.map((date) => momentOf(clock, date))
  const { at, begins, every } = required(ownValue(programme.rhythms, rules.rhythm), `a rhythm ${rules.rhythm}`)
  const weekdayOf = (day: DateTime) => day.setLocale('en').toFormat('cccc')
  const timesOf = (day: DateTime) =>
    Array.isArray(at) ? at : (ownValue<string[] | undefined>(at, weekdayOf(day)) ?? [])
  let day = startOfToday(clock).plus(durationOf(rules.from))
  while (begins && weekdayOf(day) !== begins) day = day.plus({ days: 1 })
  const starts: DateTime[] = []
  while (starts.length < rules.number) {
    for (const time of timesOf(day)) if (starts.length < rules.number) starts.push(atTime(day, time))
    day = day.plus({ days: every })
  }
  return starts
}
