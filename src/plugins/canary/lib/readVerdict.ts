import type { BasePayload } from 'payload'
import { LRUCache } from 'lru-cache'
import { oncePerProcess } from '@/lib/process/oncePerProcess'
import { readRunStates } from '../database/canaryRuns'
import { verdictOf, type Verdict } from './verdictOf'

/** Runs that a day can have: each hour, and after starts. */
export const RUNS_OF_A_DAY = 50

/** Longer than a run takes after its start, so that each that ended within a day is among them. */
const READ_MS = 25 * 60 * 60 * 1000

/** How long a process keeps the verdict: anybody may ask for it, as often as they like. */
const KEPT_MS = 30_000

/** A run clears it for all bundles. */
const verdicts = () =>
  oncePerProcess('canaryVerdicts', () => new LRUCache<string, Promise<Verdict>>({ max: 1, ttl: KEPT_MS }))

/** What the runs of the last day say together; up to 30 seconds old. */
export async function readVerdict(payload: BasePayload, now: Date): Promise<Verdict> {
  const kept = verdicts().get('')
  if (kept) return kept
  const verdict = readRunStates(payload, new Date(now.getTime() - READ_MS)).then((runs) => verdictOf(runs, now))
  verdicts().set('', verdict)
  verdict.catch(() => forgetVerdict())
  return verdict
}

/** After a run, this process knows its result at once. */
export const forgetVerdict = (): void => verdicts().clear()
