import type { BasePayload } from 'payload'
import { readCanaryRuns } from '../database/canaryRuns'
import { verdictOf, type Verdict } from './verdictOf'

/** Runs that a day can have: each hour, and after starts. */
export const RUNS_OF_A_DAY = 50

/** What the runs of the last day say together. */
export const readVerdict = async (payload: BasePayload, now: Date): Promise<Verdict> =>
  verdictOf(await readCanaryRuns(payload, RUNS_OF_A_DAY), now)
