import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { findPerformancesOfEvents } from '@/database/performances/ofEvents'
import { conflict, defineOperation, notFound, refused, tenantOfDocument, withAnyPermission } from '@/exports/server'
import { findSiteDocument } from '@/endpoints/documents/siteDocument'
import { readConnection } from '../database/connections'
import { deleteLinks, disconnectLink, linksOf, saveLink } from '../database/links'
import { copyLinksToDocuments } from '../database/copyLinksToDocuments'
import { connectedClient } from '../lib/connections/connectedClient'
import { AREA, requireTicketing } from '../lib/connections/requireTicketing'
import { syncFields, toSyncFields } from '../lib/links/syncFields'
import { refusalText } from '../lib/refusals'
import { lockSyncedEvents } from '../lib/sync/lockSyncedEvents'
import { findProvider, nameOfProvider } from '../providers'
import { readFromBoxOffice } from '../lib/connections/readFromBoxOffice'

const EVENTS = 'events'

const area = AREA
const tenant = ({ id }: { id: string }, req: PayloadRequest) => tenantOfDocument({ id, type: EVENTS }, req)

/** Links an event to a box-office event. */
export const linkEvent = defineOperation({
  name: 'linkEvent',
  area,
  audit: 'ticketing.linked',
  input: z.strictObject({ id: z.uuid(), externalId: z.string().min(1).max(120), provider: z.string().max(40) }),
  isAction: true,
  limit: { by: ['person'], points: 120, seconds: 60 },
  method: 'post',
  output: syncFields,
  path: '/ticketing/events/:id/link',
  prepare: async ({ input: { externalId, provider: handle }, req, tenantId }) => {
    const provider = findProvider(handle)
    if (!provider) throw refused(area, refusalText(req, 'Unknown'), 'provider')
    await requireTicketing(req, tenantId, provider)
    const stored = await readConnection(req, { provider: handle, tenant: tenantId ?? '' })
    const client = await connectedClient(req, provider, stored)
    const found = await readFromBoxOffice(req, provider, () => provider.findEvent(client, externalId))
    if (!found) throw refused(area, refusalText(req, 'NoSuchEvent', { provider: provider.name }), 'externalId')
    return found
  },
  run: async ({ audit, input: { id, externalId, provider }, prepared: { name }, req, tenantId }) => {
    if (!(await findSiteDocument(req, EVENTS, id))) throw notFound(area)
    // Serialises concurrent links of the same event.
    await lockSyncedEvents(req, { provider: '', tenant: tenantId ?? '' }, [id])
    await lockSyncedEvents(req, { provider, tenant: tenantId ?? '' }, [externalId])
    const link = await saveLink(req, {
      collection: EVENTS,
      documentId: id,
      externalId,
      externalName: name,
      provider,
      tenantId: tenantId ?? '',
    })
    if (!link) throw conflict(area, refusalText(req, 'Taken'), 'externalId')
    await copyLinksToDocuments(req, EVENTS, [{ id, link }])
    audit({
      after: { externalId, name: name || externalId, provider: nameOfProvider(provider) },
      target: `events/${id}`,
    })
    return toSyncFields(link)
  },
  summary: 'Link an event to an event of a box office',
  tenant,
  who: withAnyPermission('events:manage'),
})

/** Unlinks an event from its box office. Its content stays. */
export const unlinkEvent = defineOperation({
  name: 'unlinkEvent',
  area,
  audit: 'ticketing.unlinked',
  input: z.strictObject({
    /** Also forget what it was linked to. Default: as defined by the provider. */
    forget: z.boolean().optional(),
    id: z.uuid(),
  }),
  isAction: true,
  method: 'post',
  output: syncFields,
  path: '/ticketing/events/:id/unlink',
  run: async ({ audit, input: { forget, id }, req }) => {
    const link = (await linksOf(req, EVENTS, [id])).get(id)
    if (!link) return toSyncFields(undefined)
    if (!(await findSiteDocument(req, EVENTS, id))) throw notFound(area)
    // Waits for a running sync of the event; the next one finds it unlinked.
    await lockSyncedEvents(req, { provider: link.provider, tenant: link.tenantId }, [link.externalId])
    const isForgotten = forget || (findProvider(link.provider)?.features.forgetsOnUnlink ?? false)
    if (!isForgotten) await disconnectLink(req, EVENTS, id)
    else {
      await deleteLinks(req, EVENTS, [id])
      // When another event is linked to the same one, it gets its own performances, or adopts those at the same time.
      await deleteLinks(req, 'event-instances', await findPerformancesOfEvents(req, [id]))
      await copyLinksToDocuments(req, EVENTS, [{ id, link: null }])
    }
    audit({
      after: { name: link.externalName || link.externalId, provider: nameOfProvider(link.provider) },
      target: `events/${id}`,
    })
    return toSyncFields(isForgotten ? undefined : { ...link, isConnected: false })
  },
  summary: 'Unlink an event from its box office',
  tenant,
  who: withAnyPermission('events:manage'),
})
