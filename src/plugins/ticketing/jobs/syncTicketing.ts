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

/** `run`: one that a person has started. Without it the clock starts one, or goes on with one that was cut off. */
const input = z.object({
  isConfirmed: z.boolean().default(false),
  provider: z.string(),
  run: z.uuid().optional(),
  tenant: z.uuid(),
})

/** Another sync of the same connection ends first. */
const WAIT_MS = 5 * 60_000

const NOT_CONNECTED = { detail: '', name: 'notConnected' }

/** Syncs a connection, or brings events in. One at a time for each. */
export async function syncTicketing(payload: BasePayload, given: unknown): Promise<void> {
  const { isConfirmed, provider: handle, run: id, tenant } = input.parse(given)
  const provider = findProvider(handle)
  if (!provider) return
  await withLock(poolOf(payload), `callboard.ticketing ${tenant} ${handle}`, WAIT_MS, async () => {
    const req = await createLocalReq({}, payload)
    const stored = await readConnection(req, { provider: handle, tenant })
    const mayRun = stored?.isConnected === true && (await maySync(req, provider, tenant))
    const run = id ? await readRun(req, { id, tenant }) : mayRun ? await ownRun(req, stored) : null
    if (!run || run.status === 'undone' || run.status === 'done') return
    if (!mayRun)
      return void (await endRun(req, run.id, {
        counts: { ...(await countsSoFar(req, run.id)) },
        problems: [NOT_CONNECTED],
        status: 'failed',
      }))
    await runOnce(payload, req, { isConfirmed, provider, run, stored })
  })
}

/** The clock leaves a host alone that does not answer; a person knocks all the same. */
async function ownRun(req: PayloadRequest, stored: StoredConnection): Promise<StoredRun | null> {
  if (await closedUntil(req, clientHost(stored))) return null
  const place = { provider: stored.provider, tenantId: stored.tenantId }
  return (await newestRunning(req, place)) ?? startRun(req, { ...place, input: {}, kind: 'sync', startedBy: null })
}

async function runOnce(
  payload: BasePayload,
  req: PayloadRequest,
  sync: { isConfirmed: boolean; provider: TicketingProvider; run: StoredRun; stored: StoredConnection },
): Promise<void> {
  const { provider, run, stored } = sync
  const place = { provider: stored.provider, tenant: stored.tenantId }
  const everySeconds = ticketingSettings().SYNC_EVERY_MINUTES * 60
  const earlier = await countsSoFar(req, run.id)
  try {
    const { counts, isInterrupted, isSuspicious, problems } = await syncConnection(payload, req, sync)
    await endRun(req, run.id, {
      counts: { ...countsOfRun(earlier, counts) },
      problems: isInterrupted ? [...problems, NOT_CONNECTED] : problems,
      status: isInterrupted ? 'failed' : isSuspicious ? 'suspicious' : 'done',
    })
    await noteSuccess(req, place, everySeconds)
    await noteHost(req, clientHost(stored), true, { closeAfter: HOST_CLOSES_AFTER, seconds: HOST_CLOSED_SECONDS })
    // As long as nobody has answered, nobody is asked again.
    if (isSuspicious && (await statusBefore(req, run)) !== 'suspicious')
      await notifyOfSuspiciousAnswer(req, provider, stored, run)
  } catch (error) {
    // Anything else is a failure of ours: the worker tries again, and the run goes on where it was.
    if (!ProviderError.is(error)) throw error
    const { problem } = error
    await endRun(req, run.id, { counts: { ...earlier }, problems: [{ ...problem }], status: 'failed' })
    const begins = await noteFailure(req, place, {
      everySeconds,
      isRefusal: problem.name === 'credentials',
      longestSeconds: LONGEST_WAIT_SECONDS,
      refusalsForAttention: REFUSALS_FOR_ATTENTION,
    })
    if (isOfHost(problem))
      await noteHost(req, clientHost(stored), false, { closeAfter: HOST_CLOSES_AFTER, seconds: HOST_CLOSED_SECONDS })
    if (begins) await notifyOfAttention(req, provider, stored)
  }
}
