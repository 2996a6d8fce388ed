import { randomUUID } from 'node:crypto'
import { desc, gt, lt } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { dbOf } from '@/exports/server'
import { canaryRuns } from '../tables/canary'

export type CanaryRun = typeof canaryRuns.$inferSelect

/** The last runs, newest first. */
export const readCanaryRuns = async (payload: BasePayload, limit: number): Promise<CanaryRun[]> =>
  (await dbOf({ payload }))
    .select()
    .from(canaryRuns)
    .orderBy(desc(canaryRuns.startedAt), desc(canaryRuns.id))
    .limit(limit)

/** State and end of the runs since a moment, newest first; at least those of the last run. */
export async function readRunStates(
  payload: BasePayload,
  since: Date,
): Promise<Pick<CanaryRun, 'finishedAt' | 'state'>[]> {
  const db = await dbOf({ payload })
  const states = () => db.select({ finishedAt: canaryRuns.finishedAt, state: canaryRuns.state }).from(canaryRuns)
  const order = [desc(canaryRuns.startedAt), desc(canaryRuns.id)]
  const recent = await states()
    .where(gt(canaryRuns.startedAt, since))
    .orderBy(...order)
  if (recent.length > 0) return recent
  return states()
    .orderBy(...order)
    .limit(1)
}

const KEPT_MS = 30 * 24 * 60 * 60 * 1000

/** Stores a run and forgets those of more than 30 days ago. */
export async function addCanaryRun(payload: BasePayload, run: Omit<CanaryRun, 'id'>): Promise<void> {
  const db = await dbOf({ payload })
  await db.insert(canaryRuns).values({ ...run, id: randomUUID() })
  await db.delete(canaryRuns).where(lt(canaryRuns.startedAt, new Date(run.startedAt.getTime() - KEPT_MS)))
}
