import type { RunState } from '../tables/canary'

/**
 * `waiting`: has not run yet. `late`: has not run for longer than two rounds of the clock. `unanswered`: has run, but got
 * no answer for as long.
 */
export const VERDICTS = ['waiting', 'late', 'unanswered', 'blind', 'broken', 'intact'] as const

export type Verdict = (typeof VERDICTS)[number]

interface Run {
  finishedAt: Date
  state: RunState
}

const LATE_MS = 3 * 60 * 60 * 1000

/** What a run found counts for a day: the next runs try other parts of the round. */
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * What the runs say together.
 * @param runs newest first, at least those of the last day
 */
export function verdictOf(runs: readonly Run[], now: Date): Verdict {
  const [last] = runs
  if (!last) return 'waiting'
  const age = (run: Run): number => now.getTime() - run.finishedAt.getTime()
  const hasFound = (state: RunState): boolean => runs.some((run) => run.state === state && age(run) < DAY_MS)
  if (hasFound('broken')) return 'broken'
  if (age(last) > LATE_MS) return 'late'
  const lastProof = runs.find(({ state }) => state !== 'unanswered')
  if (!lastProof || age(lastProof) > LATE_MS) return 'unanswered'
  return hasFound('blind') ? 'blind' : 'intact'
}
