import type { RunState } from '../tables/canary'

/** `waiting`: has not run yet. `late`: has not run for longer than two rounds of the clock. */
export const VERDICTS = ['waiting', 'late', 'blind', 'broken', 'intact'] as const

export type Verdict = (typeof VERDICTS)[number]

interface Run {
  finishedAt: Date
  state: RunState
}

const LATE_MS = 3 * 60 * 60 * 1000

/** A breach counts for a day: the next runs try other parts of the round. */
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * What the runs say together.
 * @param runs newest first, at least those of the last day
 */
export function verdictOf(runs: readonly Run[], now: Date): Verdict {
  const [last] = runs
  if (!last) return 'waiting'
  const age = (run: Run): number => now.getTime() - run.finishedAt.getTime()
  if (runs.some((run) => run.state === 'broken' && age(run) < DAY_MS)) return 'broken'
  return age(last) > LATE_MS ? 'late' : last.state
}
