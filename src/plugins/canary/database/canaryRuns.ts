import { randomUUID } from 'node:crypto'
import { desc, lt } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { dbOf } from '@/database/connections'
import { canaryRuns } from '../tables/canary'

export type CanaryRun = typeof canaryRuns.$inferSelect

/** The last runs, newest first. */
export const readCanaryRuns = async (payload: BasePayload, limit: number): Promise<CanaryRun[]> =>
  (await dbOf({ payload }))
    .select()
    .from(canaryRuns)
    .orderBy(desc(canaryRuns.startedAt), desc(canaryRuns.id))
    .limit(limit)

const KEPT_MS = 30 * 24 * 60 * 60 * 1000

/** Stores a run and forgets those of more than 30 days ago. */
export async function addCanaryRun(payload: BasePayload, run: Omit<CanaryRun, 'id'>): Promise<void> {
  const db = await dbOf({ payload })
  await db.insert(canaryRuns).values({ ...run, id: randomUUID() })
  await db.delete(canaryRuns).where(lt(canaryRuns.startedAt, new Date(run.startedAt.getTime() - KEPT_MS)))
}
