import { DateTime } from 'luxon'
import { between, randomOf } from '@/seed/writing/random'
import type { Production, Rhythm } from './production'

export const ZONE = 'Europe/London'

/** A performance of the demo. */
export interface Performance {
  start: DateTime
  end: DateTime
  state: 'cancelled' | 'postponed' | 'scheduled' | 'sold_out'
  access: string[]
  note?: 'Last performance' | 'Press night' | 'Preview' | 'Schools performance'
}

const MONDAY = 1
const SATURDAY = 6
const SUNDAY = 7

/** Local start times by weekday, 1 for Monday. */
const CLOCKS: Record<Rhythm, (weekday: number) => string[]> = {
  breakfast: () => ['10:30'],
  class: () => ['18:30'],
  concert: () => ['19:30'],
  daily: (day) => (day === MONDAY ? [] : ['10:00']),
  early: (day) => (day === SUNDAY || day === MONDAY ? [] : ['18:00']),
  evening: (day) => (day === SUNDAY || day === MONDAY ? [] : ['20:00']),
  family: (day) =>
    day === MONDAY ? [] : day >= SATURDAY ? ['11:00', '14:30'] : day === 3 ? ['10:30'] : day === 5 ? ['18:00'] : [],
  late: (day) => (day === 5 || day === SATURDAY ? ['22:15'] : []),
  lunchtime: () => ['13:05'],
  monthly: () => ['14:30'],
  run: (day) =>
    day <= MONDAY || day === SUNDAY
      ? []
      : day === SATURDAY
        ? ['14:30', '19:30']
        : day === 4
          ? ['14:30', '19:30']
          : ['19:30'],
  schools: (day) => (day > 1 && day < 5 ? ['10:30'] : []),
  weekly: () => ['10:00'],
}

/** Fixed weekday of a rhythm, and the number of days between its dates. */
const STEPS: Partial<Record<Rhythm, { every: number; weekday: number }>> = {
  breakfast: { every: 7, weekday: SUNDAY },
  class: { every: 7, weekday: 2 },
  // On Sundays the company has a day off, so the orchestra can use the stage.
  concert: { every: 7, weekday: SUNDAY },
  lunchtime: { every: 7, weekday: 4 },
  monthly: { every: 28, weekday: 3 },
  run: { every: 1, weekday: 2 },
  weekly: { every: 7, weekday: SATURDAY },
}

const INTERVAL_FROM_MINUTES = 100
const INTERVAL_MINUTES = 20

/**
 * Computes the performances of a production relative to a day, in local time: 19:30 stays 19:30 when the clocks change.
 */
export function performancesOf(production: Production, now: Date): Performance[] {
  const { every, weekday } = STEPS[production.rhythm] ?? { every: 1, weekday: undefined }
  let day = DateTime.fromJSDate(now, { zone: ZONE }).startOf('day').plus({ days: production.from })
  while (weekday && day.weekday !== weekday) day = day.plus({ days: 1 })
  const starts: DateTime[] = []
  while (starts.length < production.performances) {
    for (const clock of CLOCKS[production.rhythm](day.weekday)) {
      const [hour = 0, minute = 0] = clock.split(':').map(Number)
      if (starts.length < production.performances) starts.push(day.set({ hour, minute }))
    }
    day = day.plus({ days: every })
  }
  const minutes =
    production.minutes >= INTERVAL_FROM_MINUTES && production.rhythm !== 'daily'
      ? production.minutes + INTERVAL_MINUTES
      : production.minutes
  return starts.map((start, index) => ({
    ...detailsOf(production, index),
    access: accessOf(production, index),
    end: start.plus({ minutes }),
    start,
  }))
}

function detailsOf(production: Production, index: number): Pick<Performance, 'note' | 'state'> {
  const random = randomOf(`${production.key}/${index}`)
  const isRun = production.performances >= 6 && ['evening', 'family', 'run'].includes(production.rhythm)
  const last = index === production.performances - 1
  const note =
    production.rhythm === 'schools'
      ? 'Schools performance'
      : isRun && index < 2
        ? 'Preview'
        : isRun && index === (production.rhythm === 'run' ? 3 : 2)
          ? 'Press night'
          : isRun && last
            ? 'Last performance'
            : undefined
  return { state: production.status ?? stateOf(isRun, last, between(random, 0, 100)), ...(note && { note }) }
}

function stateOf(isRun: boolean, last: boolean, chance: number): Performance['state'] {
  if (chance < 2.5) return 'cancelled'
  return chance < (last && isRun ? 80 : 14) ? 'sold_out' : 'scheduled'
}

/** The access services of a performance, by its position in the run. */
function accessOf({ key, performances, rhythm }: Production, index: number): string[] {
  if (key === 'tea-dance') return ['dementia_friendly']
  if (key === 'chekhov-a-conversation') return ['sign_language']
  if (key === 'under-milk-wood') return index === 7 ? ['audio_described', 'captioned'] : ['audio_described']
  if (['la-traviata', 'tosca', 'blodwen'].includes(key)) return ['surtitled']
  if (rhythm === 'concert') return ['live_streamed'].filter(() => index === 0 && key.length % 3 === 0)
  if (performances < 6 || !['evening', 'family', 'run'].includes(rhythm)) return []
  const services: Record<number, string[]> = {
    6: ['captioned'],
    4: ['audio_described', 'touch_tour'],
    5: ['sign_language'],
    7: rhythm === 'family' ? ['relaxed'] : [],
    9: ['relaxed'],
    11: ['dementia_friendly'],
  }
  return services[index] ?? []
}
