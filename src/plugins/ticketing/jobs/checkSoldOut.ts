import { createLocalReq, type BasePayload } from 'payload'
import { z } from 'zod'
import { LockTaken, withLock } from '@/database/bulk/withLock'
import { dbOf, poolOf, queueJob } from '@/exports/server'
import { allConnected, readConnection } from '../database/connections'
import { closedUntil, recordHostResult } from '../database/schedule'
import { clientHost, connectedClient } from '../lib/connections/connectedClient'
import { canSync } from '../lib/connections/requireTicketing'
import { isOfHost, ProviderError } from '../lib/provider/problems'
import { HOST_PAUSE_SECONDS, HOST_MAX_FAILURES, SOLD_OUT_SPREAD_SECONDS } from '../lib/sync/limits'
import { checkSoldOut } from '../lib/sync/soldOut'
import { findProvider } from '../providers'

const input = z.object({ provider: z.string(), tenant: z.uuid() })

/** Queues a check for every connection whose provider reports availability in a separate call, spread over time. */
export async function startSoldOutChecks(payload: BasePayload): Promise<void> {
  const req = await createLocalReq({}, payload)
  const db = await dbOf(req)
  for (const { attentionSince, provider, tenantId: tenant } of await allConnected(req)) {
    if (attentionSince || !findProvider(provider)?.listSoldOut) continue
    await queueJob(
      db,
      'checkSoldOut',
      { provider, tenant },
      {
        key: `checkSoldOut:${tenant}:${provider}`,
        maxAttempts: 1,
        waitSeconds: Math.floor(Math.random() * SOLD_OUT_SPREAD_SECONDS),
      },
    )
  }
}

/** Checks the availability of one box office's performances. After a failure, the next check continues. */
export async function checkSoldOutOf(payload: BasePayload, jobInput: unknown): Promise<void> {
  const { provider: handle, tenant } = input.parse(jobInput)
  const provider = findProvider(handle)
  const listSoldOut = provider?.listSoldOut
  if (!provider || !listSoldOut) return
  const req = await createLocalReq({}, payload)
  const stored = await readConnection(req, { provider: handle, tenant })
  if (!stored?.isConnected || !(await canSync(req, provider, tenant)) || (await closedUntil(req, clientHost(stored))))
    return
  try {
    await withLock(poolOf(payload), `callboard.ticketing.soldOut ${tenant} ${handle}`, 1, async () =>
      checkSoldOut(payload, req, {
        client: await connectedClient(req, provider, stored),
        provider: { ...provider, listSoldOut },
        stored,
      }),
    )
  } catch (error) {
    if (error instanceof LockTaken) return
    if (!ProviderError.is(error)) throw error
    if (isOfHost(error.problem))
      await recordHostResult(req, clientHost(stored), false, {
        closeAfter: HOST_MAX_FAILURES,
        seconds: HOST_PAUSE_SECONDS,
      })
  }
}
