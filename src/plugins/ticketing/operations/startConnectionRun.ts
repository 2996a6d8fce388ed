import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import { conflict, dbOf, queueJob } from '@/exports/server'
import { readConnection } from '../database/connections'
import { startRun } from '../database/runs'
import { runKey } from '../jobs/startDueSyncs'
import { AREA, requireTicketing } from '../lib/connections/requireTicketing'
import type { TicketingProvider } from '../lib/provider/provider'
import { refusalText } from '../lib/refusals'
import { toRun, type runOutput } from './runOutput'

/**
 * Queues a run of a connection for the worker, which starts it once this transaction commits.
 * @throws OperationError 409 if the box office is not connected, 403 if the site has no ticketing
 */
export async function startConnectionRun(
  req: PayloadRequest,
  provider: TicketingProvider,
  options: { input: Record<string, unknown>; kind: 'import' | 'sync'; person: string | null; tenant: string },
): Promise<{ run: z.infer<typeof runOutput> }> {
  const { handle, name } = provider
  await requireTicketing(req, options.tenant, provider)
  if (!(await readConnection(req, { provider: handle, tenant: options.tenant }))?.isConnected)
    throw conflict(AREA, refusalText(req, 'NotConnected', { provider: name }))
  const run = await startRun(req, {
    input: options.input,
    kind: options.kind,
    provider: handle,
    startedBy: options.person,
    tenantId: options.tenant,
  })
  await queueJob(
    await dbOf(req),
    'syncTicketing',
    { provider: handle, run: run.id, tenant: options.tenant },
    { key: runKey(run.id), maxAttempts: 5 },
  )
  return { run: toRun(run) }
}
