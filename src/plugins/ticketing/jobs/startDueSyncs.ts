import { createLocalReq, type BasePayload, type PayloadRequest } from 'payload'
import { dbOf } from '../../../database/connections'
import { queuedKeys } from '../../../database/jobs/queuedJobs'
import { queueJob } from '../../../database/queueJob'
import { endRun, runsUnderWay } from '../database/runs'
import { takeDue } from '../database/schedule'
import { GIVE_UP_AFTER_MS } from '../lib/sync/limits'
import { countsSoFar } from '../lib/sync/totalCounts'
import { ticketingSettings } from '../settings'

/** Key of the job that syncs a connection: never two at once. */
export const syncKey = ({ provider, tenant }: { provider: string; tenant: string }): string =>
  `syncTicketing:${tenant}:${provider}`

/** Key of the job of one run. */
export const runKey = (run: string): string => `syncTicketing:${run}`

/** Starts the syncs whose time has come, and those again that were cut off. */
export async function startDueSyncs(payload: BasePayload): Promise<void> {
  const req = await createLocalReq({}, payload)
  const db = await dbOf(req)
  for (const place of await takeDue(req, ticketingSettings().SYNC_EVERY_MINUTES * 60))
    await queueJob(db, 'syncTicketing', place, { key: syncKey(place), maxAttempts: 5 })
  await resumeRuns(req)
}

/**
 * A run whose job came to an end without it goes on where it was: its worker was killed again and again, or the database
 * was away for long. What does not come to its end within a day is given up.
 */
async function resumeRuns(req: PayloadRequest): Promise<void> {
  const db = await dbOf(req)
  const running = (await runsUnderWay(req)).filter(({ kind }) => kind !== 'event')
  const queued = await queuedKeys(
    req,
    running.flatMap(({ id, provider, tenantId: tenant }) => [runKey(id), syncKey({ provider, tenant })]),
  )
  for (const { id, provider, startedAt, tenantId: tenant } of running) {
    if (queued.has(runKey(id)) || queued.has(syncKey({ provider, tenant }))) continue
    if (Date.now() - startedAt.getTime() > GIVE_UP_AFTER_MS)
      await endRun(req, id, {
        counts: { ...(await countsSoFar(req, id)) },
        problems: [{ detail: '', name: 'cutOff' }],
        status: 'failed',
      })
    else await queueJob(db, 'syncTicketing', { provider, run: id, tenant }, { key: runKey(id), maxAttempts: 5 })
  }
}
