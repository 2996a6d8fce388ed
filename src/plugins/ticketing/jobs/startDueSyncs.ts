import { createLocalReq, type BasePayload, type PayloadRequest } from 'payload'
import { dbOf, queueJob } from '@/exports/server'
import { filterQueuedKeys } from '@/database/jobs/queue'
import { endRun, unfinishedRuns } from '../database/runs'
import { claimDueConnections } from '../database/schedule'
import { GIVE_UP_AFTER_MS } from '../lib/sync/limits'
import { countEarlierAttempts } from '../lib/sync/totalCounts'
import { ticketingSettings } from '../settings'

/** Job key for the sync of a connection; it prevents concurrent jobs. */
export const syncKey = ({ provider, tenant }: { provider: string; tenant: string }): string =>
  `syncTicketing:${tenant}:${provider}`

/** Job key of a run. */
export const runKey = (run: string): string => `syncTicketing:${run}`

/** Queues due syncs, and requeues interrupted runs. */
export async function startDueSyncs(payload: BasePayload): Promise<void> {
  const req = await createLocalReq({}, payload)
  const db = await dbOf(req)
  for (const connectionKey of await claimDueConnections(req, ticketingSettings().SYNC_EVERY_MINUTES * 60))
    await queueJob(db, 'syncTicketing', connectionKey, { key: syncKey(connectionKey), maxAttempts: 5 })
  await resumeRuns(req)
}

/**
 * Requeues unfinished runs that have no job left, for example because their worker was killed repeatedly or the
 * database was down. Runs older than a day are marked as failed.
 */
async function resumeRuns(req: PayloadRequest): Promise<void> {
  const db = await dbOf(req)
  const running = (await unfinishedRuns(req)).filter(({ kind }) => kind !== 'event')
  const queued = await filterQueuedKeys(
    req,
    running.flatMap(({ id, provider, tenantId: tenant }) => [runKey(id), syncKey({ provider, tenant })]),
  )
  for (const { id, provider, startedAt, tenantId: tenant } of running) {
    if (queued.has(runKey(id)) || queued.has(syncKey({ provider, tenant }))) continue
    if (Date.now() - startedAt.getTime() > GIVE_UP_AFTER_MS)
      await endRun(req, id, {
        counts: { ...(await countEarlierAttempts(req, id)) },
        problems: [{ detail: '', name: 'cutOff' }],
        status: 'failed',
      })
    else await queueJob(db, 'syncTicketing', { provider, run: id, tenant }, { key: runKey(id), maxAttempts: 5 })
  }
}
