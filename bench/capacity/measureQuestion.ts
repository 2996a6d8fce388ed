import type pg from 'pg'
import { asked, type Question } from './questions'
import { send } from './send'
import type { Installation } from './sites'

/** Milliseconds of the requests of one question at one installation. */
export type Durations = number[]

const WARM_UP = 20
const FEWEST = 10

/**
 * Asks both installations in turns, so that whatever else the machine does meets both.
 * @param touch changes the website of the measured site
 */
export async function measureQuestion(
  question: Question,
  installations: Installation[],
  rounds: number,
  touch: (at: Installation) => Promise<void>,
): Promise<Map<Installation, Durations>> {
  const all = new Map(
    installations
      .filter(({ name }) => name === 'many' || !question.isOnlyAtMany)
      .map((at): [Installation, Durations] => [at, []]),
  )
  const amount = Math.max(FEWEST, Math.round(rounds * (question.part ?? 1)))
  const warmUp = Math.min(WARM_UP, amount)
  for (let round = 0; round < warmUp + amount; round++) {
    for (const [at, durations] of round % 2 ? all : [...all].toReversed()) {
      if (question.afterChange) await touch(at)
      const { body, ms, status } = await send(at.url, asked(question, at, round))
      if (status !== (question.status ?? 200))
        throw new Error(`"${question.name}" was answered with ${status} at the ${at.name}: ${body.slice(0, 300)}`)
      if (round >= warmUp) durations.push(ms)
    }
  }
  return all
}

/** The duration that so many of a hundred do not exceed. */
export function percentile(durations: Durations, part: number): number {
  const sorted = durations.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor((part / 100) * sorted.length))] ?? Number.NaN
}

/** Says of the measured site that something on its website has changed, as the triggers do. */
export const touchSite = (pool: pg.Pool, site: string): Promise<void> =>
  pool.query('update site_changes set changes = changes + 1 where tenant_id = $1', [site]).then(() => undefined)
