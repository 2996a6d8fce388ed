import { createLocalReq, type BasePayload, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { withLock } from '../../../database/bulk/withLock'
import { poolOf } from '../../../database/connections'
import { readConnection, type StoredConnection } from '../database/connections'
import { endRun, newestRunning, readRun, startRun, statusBefore, type StoredRun } from '../database/runs'
import { closedUntil, noteFailure, noteHost, noteSuccess } from '../database/schedule'
import { clientHost } from '../lib/connections/clientHost'
import { maySync } from '../lib/connections/maySync'
import { isOfHost, ProviderError } from '../lib/provider/problems'
import type { TicketingProvider } from '../lib/provider/provider'
import {
  HOST_CLOSED_SECONDS,
  HOST_CLOSES_AFTER,
  LONGEST_WAIT_SECONDS,
  REFUSALS_FOR_ATTENTION,
} from '../lib/sync/limits'
import { syncConnection } from '../lib/sync/syncConnection'
import { countsOfRun, countsSoFar } from '../lib/sync/totalCounts'
import { notifyOfAttention, notifyOfSuspiciousAnswer } from '../lib/sync/notify'
import { findProvider } from '../providers'
import { ticketingSettings } from '../settings'

/** `run`: a run that a user has started. Without it, the schedule starts a run or continues an interrupted one. */
const input = z.object({
  isConfirmed: z.boolean().default(false),
  provider: z.string(),
  run: z.uuid().optional(),
  tenant: z.uuid(),
})

/** How long to wait for another sync of the same connection. */
const WAIT_MS = 5 * 60_000

const NOT_CONNECTED = { detail: '', name: 'notConnected' }

/** Syncs a connection or imports events. Only one job per connection runs at a time. */
export async function syncTicketing(payload: BasePayload, jobInput: unknown): Promise<void> {
  const { isConfirmed, provider: handle, run: id, tenant } = input.parse(jobInput)
  const provider = findProvider(handle)
  if (!provider) return
  await withLock(poolOf(payload), `callboard.ticketing ${tenant} ${handle}`, WAIT_MS, async () => {
    const req = await createLocalReq({}, payload)
    const stored = await readConnection(req, { provider: handle, tenant })
    const canRun = stored?.isConnected === true && (await maySync(req, provider, tenant))
    const run = id ? await readRun(req, { id, tenant }) : canRun ? await scheduledRun(req, stored) : null
    if (!run || run.status === 'undone' || run.status === 'done') return
    if (!canRun)
      return void (await endRun(req, run.id, {
        counts: { ...(await countsSoFar(req, run.id)) },
        problems: [NOT_CONNECTED],
        status: 'failed',
      }))
    await runOnce(payload, req, { isConfirmed, provider, run, stored })
  })
}

/** The run of a scheduled job. Hosts that are paused after failures are skipped; runs started by users are not. */
async function scheduledRun(req: PayloadRequest, stored: StoredConnection): Promise<StoredRun | null> {
  if (await closedUntil(req, clientHost(stored))) return null
  const connection = { provider: stored.provider, tenantId: stored.tenantId }
  return (
    (await newestRunning(req, connection)) ?? startRun(req, { ...connection, input: {}, kind: 'sync', startedBy: null })
  )
}

async function runOnce(
  payload: BasePayload,
  req: PayloadRequest,
  sync: { isConfirmed: boolean; provider: TicketingProvider; run: StoredRun; stored: StoredConnection },
): Promise<void> {
  const { provider, run, stored } = sync
  const connectionKey = { provider: stored.provider, tenant: stored.tenantId }
  const everySeconds = ticketingSettings().SYNC_EVERY_MINUTES * 60
  const earlier = await countsSoFar(req, run.id)
  try {
    const { counts, isInterrupted, isSuspicious, problems } = await syncConnection(payload, req, sync)
    await endRun(req, run.id, {
      counts: { ...countsOfRun(earlier, counts) },
      problems: isInterrupted ? [...problems, NOT_CONNECTED] : problems,
      status: isInterrupted ? 'failed' : isSuspicious ? 'suspicious' : 'done',
    })
    await noteSuccess(req, connectionKey, everySeconds)
    await noteHost(req, clientHost(stored), true, { closeAfter: HOST_CLOSES_AFTER, seconds: HOST_CLOSED_SECONDS })
    // Notify once; not again until a user has responded.
    if (isSuspicious && (await statusBefore(req, run)) !== 'suspicious')
      await notifyOfSuspiciousAnswer(req, provider, stored, run)
  } catch (error) {
    // Other errors are our own: the job is retried, and the run continues.
    if (!ProviderError.is(error)) throw error
    const { problem } = error
    await endRun(req, run.id, { counts: { ...earlier }, problems: [{ ...problem }], status: 'failed' })
    const needsAttention = await noteFailure(req, connectionKey, {
      everySeconds,
      isRefusal: problem.name === 'credentials',
      longestSeconds: LONGEST_WAIT_SECONDS,
      refusalsForAttention: REFUSALS_FOR_ATTENTION,
    })
    if (isOfHost(problem))
      await noteHost(req, clientHost(stored), false, { closeAfter: HOST_CLOSES_AFTER, seconds: HOST_CLOSED_SECONDS })
    if (needsAttention) await notifyOfAttention(req, provider, stored)
  }
}
