import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { isLockHeld } from '@/database/bulk/withLock'
import { badRequest, conflict, defineOperation, notFound, tenantOfDocument, withAnyPermission } from '@/exports/server'
import { type AnyOperation } from '@/endpoints/define'
import { findSiteDocument } from '@/endpoints/documents/siteDocument'
import { readConnection } from '../database/connections'
import { followAgain } from '../database/differences'
import { linksOf } from '../database/links'
import { deleteList } from '../database/lists'
import { endRun, startRun } from '../database/runs'
import { connectedClient } from '../lib/connections/connectedClient'
import { AREA, requireTicketing } from '../lib/connections/requireTicketing'
import { readFromBoxOffice } from '../lib/connections/readFromBoxOffice'
import { saveExternalFacts } from '../lib/facts/saveExternalFacts'
import { effectiveMap } from '../lib/map/rows'
import type { TicketingProvider } from '../lib/provider/provider'
import { refusalText } from '../lib/refusals'
import { countSales } from '../lib/plan/counts'
import { connectionLock } from '../lib/sync/connectionLock'
import { lockSyncedEvents } from '../lib/sync/lockSyncedEvents'
import { overridesOf } from '../lib/sync/overrides'
import { readExternalEvent, type ExternalData } from '../lib/sync/readExternal'
import { loadSyncSettings, type SyncSettings } from '../lib/sync/syncSettings'
import { planBatch, syncBatch } from '../lib/sync/syncEvents'
import { toPlanOutput, planOutput } from '../lib/sync/planOutput'
import { findProvider } from '../providers'
import { runOutput, toRun } from './runOutput'
import { startConnectionRun } from './startConnectionRun'
import { required } from '@/lib/values'

const EVENTS = 'events'
const area = AREA
const ofEvent = ({ id }: { id: string }, req: PayloadRequest) => tenantOfDocument({ id, type: EVENTS }, req)
const limit = { by: ['person' as const], points: 60, seconds: 60 }

/** Data and settings for the sync of one event. */
interface EventSync {
  externalId: string
  provider: TicketingProvider
  settings: SyncSettings
  externalData: ExternalData
}

async function readEvent(req: PayloadRequest, id: string, tenantId: string | null): Promise<EventSync> {
  const link = (await linksOf(req, EVENTS, [id])).get(id)
  const provider = link?.isConnected ? findProvider(link.provider) : undefined
  if (!link || !provider) throw conflict(area, refusalText(req, 'FollowsNone'))
  await requireTicketing(req, tenantId, provider)
  const stored = await readConnection(req, { provider: provider.handle, tenant: link.tenantId })
  const client = await connectedClient(req, provider, stored)
  return readFromBoxOffice(req, provider, async () => {
    const settings = await loadSyncSettings(req, provider, required(stored, 'the connection'), client)
    const { modesOfSale } = effectiveMap(settings.map, (await overridesOf(req, [id])).get(id))
    return {
      externalId: link.externalId,
      provider,
      settings,
      externalData: await readExternalEvent(provider, client, link.externalId, {
        from: settings.plan.from,
        modesOfSale,
      }),
    }
  })
}

const contextOf = ({ provider, settings }: EventSync, tenant: string) => ({
  provider: provider.handle,
  settings: settings.plan,
  tenant,
})
const batchOf = ({ externalId, externalData }: EventSync) => ({
  bringIn: new Set<string>(),
  externalIds: [externalId],
  external: externalData,
})

/** The plan for a sync of one event. Changes nothing. */
export const planEventSync = defineOperation({
  name: 'planEventSync',
  area,
  audit: null,
  input: z.strictObject({ id: z.uuid() }),
  isAction: true,
  limit,
  method: 'post',
  output: planOutput,
  path: '/ticketing/events/:id/plan',
  prepare: ({ input: { id }, req, tenantId }) => readEvent(req, id, tenantId),
  run: async ({ prepared, req, tenantId }) =>
    toPlanOutput(
      req,
      await planBatch(req, contextOf(prepared, tenantId ?? ''), prepared.settings.map, batchOf(prepared)),
      prepared.settings.plan,
    ),
  summary: 'Plan a sync of an event',
  tenant: ofEvent,
  who: withAnyPermission('events:manage'),
})

/** Reads one event from its box office, and writes what changed, in the request's transaction. */
async function syncOneEvent(
  req: PayloadRequest,
  id: string,
  { person, prepared, tenant }: { person: string | null; prepared: EventSync; tenant: string },
): Promise<z.infer<typeof runOutput>> {
  const context = contextOf(prepared, tenant)
  const run = await startRun(req, {
    input: { event: id },
    kind: 'event',
    provider: context.provider,
    startedBy: person,
    tenantId: tenant,
  })
  const batch = batchOf(prepared)
  const { counts, problems, refused } = await syncBatch(
    req,
    { ...context, run: run.id },
    prepared.settings.map,
    batch,
    false,
  )
  // A user who syncs one event sees the validation error as on a form.
  const cause = refused.find((part) => part.cause)?.cause
  if (cause) throw cause
  const sales = await saveExternalFacts(
    req,
    { ...context, run: run.id },
    batch.external,
    batch.externalIds,
    prepared.settings.filterable,
  )
  // Who syncs sees what there is now, not what was listed minutes ago.
  await deleteList(req, { list: 'events', provider: context.provider, tenant })
  const finished = await endRun(req, run.id, { counts: { ...countSales(counts, sales) }, problems, status: 'done' })
  return toRun(finished ?? run)
}

/** Syncs one event at once. */
export const syncEvent = defineOperation({
  name: 'syncEvent',
  area,
  audit: 'ticketing.eventSynced',
  // Accepted for compatibility and ignored: the connection's key is used.
  input: z.strictObject({ apiKey: z.string().max(200).optional(), id: z.uuid() }),
  isAction: true,
  limit,
  method: 'post',
  output: z.object({ run: runOutput }),
  path: '/ticketing/events/:id/sync',
  prepare: ({ input: { id }, req, tenantId }) => readEvent(req, id, tenantId),
  run: async ({ audit, input: { id }, person, prepared, req, tenantId }) => {
    if (!(await findSiteDocument(req, EVENTS, id))) throw notFound(area)
    const run = await syncOneEvent(req, id, { person: person?.id ?? null, prepared, tenant: tenantId ?? '' })
    audit({ after: { provider: prepared.provider.name }, target: `events/${id}` })
    return { run }
  },
  summary: 'Sync an event with its box office',
  tenant: ofEvent,
  who: withAnyPermission('events:manage'),
})

/** What was taken back of an event and its performances follows the box office again, and is put back at once. */
export const followEvent = defineOperation({
  name: 'followTicketingEvent',
  area,
  audit: 'ticketing.followedEvent',
  input: z.strictObject({ id: z.uuid() }),
  isAction: true,
  limit,
  method: 'post',
  output: z.object({ run: runOutput }),
  path: '/ticketing/events/:id/follow',
  prepare: ({ input: { id }, req, tenantId }) => readEvent(req, id, tenantId),
  run: async ({ audit, input: { id }, person, prepared, req, tenantId }) => {
    if (!(await findSiteDocument(req, EVENTS, id))) throw notFound(area)
    await lockSyncedEvents(req, contextOf(prepared, tenantId ?? ''), [prepared.externalId])
    await followAgain(req, { event: id })
    const run = await syncOneEvent(req, id, { person: person?.id ?? null, prepared, tenant: tenantId ?? '' })
    audit({ after: { provider: prepared.provider.name }, target: `events/${id}` })
    return { run }
  },
  summary: 'Make what was taken back of an event follow its box office again',
  tenant: ofEvent,
  who: withAnyPermission('events:manage'),
})

/** Operations that the worker executes: the sync of a connection, and the import of events. */
export function runOperations(provider: TicketingProvider): AnyOperation[] {
  const { handle, name } = provider
  const providerName = name.replaceAll(/\W/g, '')
  const tenant = ({ tenant: id }: { tenant: string }) => id

  const sync = defineOperation({
    name: `sync${providerName}`,
    area,
    audit: 'ticketing.synced',
    input: z.strictObject({ tenant: z.uuid() }),
    isAction: true,
    limit: { by: ['tenant'], points: 30, seconds: 60 },
    method: 'post',
    output: z.object({ run: runOutput }),
    path: `/ticketing/${handle}/sync`,
    run: async ({ audit, input, person, req }) => {
      // It would wait for the other, and find nothing left to change.
      if (await isLockHeld(req, connectionLock({ provider: handle, tenant: input.tenant })))
        throw conflict(area, refusalText(req, 'Running', { provider: name }))
      audit({ after: { provider: name }, target: `tenants/${input.tenant}` })
      return startConnectionRun(req, provider, {
        input: {},
        kind: 'sync',
        person: person?.id ?? null,
        tenant: input.tenant,
      })
    },
    status: 202,
    summary: `Sync a site with ${name}`,
    tenant,
    who: withAnyPermission('apps:admin'),
  })

  const bringIn = defineOperation({
    name: `import${providerName}Events`,
    area,
    audit: 'ticketing.imported',
    input: z.strictObject({
      all: z.literal(true).optional(),
      ids: z.array(z.string().min(1).max(120)).max(5000).optional(),
      tenant: z.uuid(),
    }),
    isAction: true,
    limit: { by: ['tenant'], points: 30, seconds: 60 },
    method: 'post',
    output: z.object({ run: runOutput }),
    path: `/ticketing/${handle}/import`,
    run: async ({ audit, input: { all, ids, tenant: id }, person, req }) => {
      if ((all === undefined) === (ids === undefined)) throw badRequest(area, refusalText(req, 'NameEvents'))
      audit({ after: { provider: name }, target: `tenants/${id}` })
      return startConnectionRun(req, provider, {
        input: ids ? { ids } : { all: true },
        kind: 'import',
        person: person?.id ?? null,
        tenant: id,
      })
    },
    status: 202,
    summary: `Import events of ${name}`,
    tenant,
    who: withAnyPermission('apps:admin'),
  })

  return [sync, bringIn]
}
