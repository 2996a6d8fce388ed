import { createLocalReq, type BasePayload, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { withLock } from '@/database/bulk/withLock'
import { poolOf } from '@/exports/server'
import { readConnection, type StoredConnection } from '../database/connections'
import { deleteList } from '../database/lists'
import { endRun, newestRunning, readRun, startRun, previousStatus, type StoredRun } from '../database/runs'
import { closedUntil, recordFailure, recordHostResult, recordSuccess } from '../database/schedule'
import { clientHost } from '../lib/connections/connectedClient'
import { canSync } from '../lib/connections/requireTicketing'
import { isOfHost, ProviderError } from '../lib/provider/problems'
import type { TicketingProvider } from '../lib/provider/provider'
import { HOST_PAUSE_SECONDS, HOST_MAX_FAILURES, MAX_WAIT_SECONDS, REFUSALS_FOR_ATTENTION } from '../lib/sync/limits'
import { connectionLock } from '../lib/sync/connectionLock'
import { syncConnection } from '../lib/sync/syncConnection'
import { countsOfRun, countEarlierAttempts } from '../lib/sync/totalCounts'
import { notifyOfAttention, notifyOfSuspiciousRun } from '../lib/sync/notify'
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
  await withLock(poolOf(payload), connectionLock({ provider: handle, tenant }), WAIT_MS, async () => {
    const req = await createLocalReq({}, payload)
    const stored = await readConnection(req, { provider: handle, tenant })
    const canRun = stored?.isConnected === true && (await canSync(req, provider, tenant))
    const run = id ? await readRun(req, { id, tenant }) : canRun ? await scheduledRun(req, stored) : null
    if (!run || run.status === 'undone' || run.status === 'done') return
    if (!canRun)
      return void (await endRun(req, run.id, {
        counts: { ...(await countEarlierAttempts(req, run.id)) },
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
  const earlier = await countEarlierAttempts(req, run.id)
  try {
    const { counts, isInterrupted, isSuspicious, problems } = await syncConnection(payload, req, sync)
    await endRun(req, run.id, {
      counts: { ...countsOfRun(earlier, counts) },
      problems: isInterrupted ? [...problems, NOT_CONNECTED] : problems,
      status: isInterrupted ? 'failed' : isSuspicious ? 'suspicious' : 'done',
    })
    // Who syncs sees what there is now, not what was listed minutes ago.
    if (run.startedBy !== null) await deleteList(req, { ...connectionKey, list: 'events' })
    await recordSuccess(req, connectionKey, everySeconds)
    await recordHostResult(req, clientHost(stored), true, {
      closeAfter: HOST_MAX_FAILURES,
      seconds: HOST_PAUSE_SECONDS,
    })
    // Notify once; not again until a user has responded.
    if (isSuspicious && (await previousStatus(req, run)) !== 'suspicious')
      await notifyOfSuspiciousRun(req, provider, stored, run)
  } catch (error) {
    // Other errors are our own: the job is retried, and the run continues.
    if (!ProviderError.is(error)) throw error
    const { problem } = error
    await endRun(req, run.id, { counts: { ...earlier }, problems: [{ ...problem }], status: 'failed' })
    const needsAttention = await recordFailure(req, connectionKey, {
      everySeconds,
      isRefusal: problem.name === 'credentials',
      longestSeconds: MAX_WAIT_SECONDS,
      refusalsForAttention: REFUSALS_FOR_ATTENTION,
    })
    if (isOfHost(problem))
      await recordHostResult(req, clientHost(stored), false, {
        closeAfter: HOST_MAX_FAILURES,
        seconds: HOST_PAUSE_SECONDS,
      })
    if (needsAttention) await notifyOfAttention(req, provider, stored)
  }
}
