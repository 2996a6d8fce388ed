import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { defineOperation } from '../../../endpoints/define'
import { tenantOfDocument } from '../../../endpoints/documents/siteDocument'
import { conflict } from '../../../endpoints/OperationError'
import { holderOf } from '../../../endpoints/rules'
import { readConnection } from '../database/connections'
import { linksOf } from '../database/links'
import { connectedClient } from '../lib/connections/connectedClient'
import { AREA, requireTicketing } from '../lib/connections/mayConnect'
import { readFromBoxOffice } from '../lib/connections/readFromBoxOffice'
import { fits } from '../lib/map/fits'
import { syncMapSchema } from '../lib/map/rows'
import { settingsOf } from '../lib/sync/settingsOf'
import { findProvider } from '../providers'
import { targetNames } from '../lib/sync/targetNames'

const EVENTS = 'events'
const named = z.object({ label: z.string(), name: z.string() })
const targets = z.array(named.extend({ sources: z.array(z.string()) }))
const both = <Part extends z.ZodType>(part: Part) => z.object({ events: part, instances: part })

/** What an event may decide otherwise: the map of its connection, and what each field may be filled from. */
export const readEventMap = defineOperation({
  name: 'readEventSyncMap',
  area: AREA,
  audit: null,
  input: z.strictObject({ id: z.uuid() }),
  limit: { by: ['person'], points: 60, seconds: 60 },
  method: 'get',
  output: z.object({ map: syncMapSchema, sources: both(z.array(named)), targets: both(targets) }),
  path: '/ticketing/events/:id/map',
  prepare: async ({ input: { id }, req, tenantId }) => {
    const link = (await linksOf(req, EVENTS, [id])).get(id)
    const provider = link && findProvider(link.provider)
    if (!link || !provider) throw conflict(AREA, 'This event follows no box office.')
    await requireTicketing(req, tenantId, provider)
    const stored = await readConnection(req, { provider: provider.handle, tenant: link.tenantId })
    const client = await connectedClient(req, provider, stored)
    return readFromBoxOffice(req, provider, () => settingsOf(req, provider, stored!, client))
  },
  run: async ({ prepared: { map, plan }, req }) => {
    const label = { events: targetNames(req, 'events', plan.targets.events), instances: targetNames(req, 'event-instances', plan.targets.instances) }
    const shown = (list: 'events' | 'instances') =>
      plan.targets[list].map(({ kind, name }) => ({ label: label[list](name), name, sources: plan.sources[list].filter(({ type }) => fits(type, kind)).map((source) => source.name) }))
    const toNamed = ({ label: words, name }: { label: string; name: string }) => ({ label: words, name })
    return { map, sources: { events: plan.sources.events.map(toNamed), instances: plan.sources.instances.map(toNamed) }, targets: { events: shown('events'), instances: shown('instances') } }
  },
  summary: 'Read what an event may decide otherwise than its connection',
  tenant: ({ id }: { id: string }, req: PayloadRequest) => tenantOfDocument({ id, type: EVENTS }, req),
  who: holderOf('events:manage'),
})
