import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { dbOf, defineOperation, queueJob, translatorOf, withAnyPermission } from '@/exports/server'
import { type AnyOperation } from '@/endpoints/define'
import { readConnection } from '../database/connections'
import { insertLinks, lockExternalEvents } from '../database/linkMany'
import { linksOf, linksTo } from '../database/links'
import { copyLinksToDocuments } from '../database/copyLinksToDocuments'
import { syncKey } from '../jobs/startDueSyncs'
import { connectedClient } from '../lib/connections/connectedClient'
import { AREA, requireTicketing } from '../lib/connections/requireTicketing'
import { readFromBoxOffice } from '../lib/connections/readFromBoxOffice'
import type { ProviderClient } from '../lib/http/client'
import { today } from '../lib/lists/readList'
import { LINK_RESULTS, toResult, type LinkResult } from '../lib/bringIn/linkResult'
import type { TicketingProvider } from '../lib/provider/provider'
import { listStored } from '@/database/documents/stored'

const MAX_LINKS = 200
/** Up to this many events are looked up one by one. */
const MAX_SINGLE_LOOKUPS = 5

const output = z.object({
  docs: z.array(
    z.object({
      event: z.uuid(),
      externalId: z.string(),
      remark: z.string().nullable(),
      result: z.enum(LINK_RESULTS),
      title: z.string(),
    }),
  ),
})

/**
 * Links many events of a site to events of its box office. Each link is decided separately: those that fail are
 * returned with a remark, the others are saved and synced soon afterwards.
 */
export const linkManyOperation = (provider: TicketingProvider): AnyOperation =>
  defineOperation({
    name: `link${provider.name.replaceAll(/\W/g, '')}Events`,
    area: AREA,
    audit: 'ticketing.linkedMany',
    input: z.strictObject({
      links: z
        .array(z.strictObject({ event: z.uuid(), externalId: z.string().min(1).max(120) }))
        .min(1)
        .max(MAX_LINKS),
      tenant: z.uuid(),
    }),
    isAction: true,
    limit: { by: ['person'], points: 60, seconds: 60 },
    method: 'post',
    output,
    path: `/ticketing/${provider.handle}/links`,
    prepare: async ({ input: { links }, req, tenantId }) => {
      await requireTicketing(req, tenantId, provider)
      const stored = await readConnection(req, { provider: provider.handle, tenant: tenantId ?? '' })
      const client = await connectedClient(req, provider, stored)
      return readFromBoxOffice(req, provider, () =>
        externalNames(
          provider,
          client,
          links.map(({ externalId }) => externalId),
        ),
      )
    },
    run: async ({ audit, input: { links, tenant }, prepared: names, req }) => {
      const connectionKey = { provider: provider.handle, tenant }
      await lockExternalEvents(
        req,
        connectionKey,
        links.map(({ externalId }) => externalId),
      )
      const [titles, ofEvents, ofExternals] = [
        await titlesOf(
          req,
          tenant,
          links.map(({ event }) => event),
        ),
        await linksOf(
          req,
          'events',
          links.map(({ event }) => event),
        ),
        await linksTo(
          req,
          connectionKey,
          'events',
          links.map(({ externalId }) => externalId),
        ),
      ]
      const seen = new Set<string>()
      const results = links.map(({ event, externalId }): { event: string; externalId: string; result: LinkResult } => {
        const isDuplicate = seen.has(event) || seen.has(externalId)
        seen.add(event).add(externalId)
        return {
          event,
          externalId,
          result: isDuplicate
            ? 'twice'
            : toResult({
                event,
                externalId,
                name: names.get(externalId),
                ofEvent: ofEvents.get(event),
                ofExternal: ofExternals.get(externalId),
                ...connectionKey,
                hasEvent: titles.has(event),
              }),
        }
      })
      const created = await insertLinks(
        req,
        connectionKey,
        results
          .filter(({ result }) => result === 'linked')
          .map((link) => ({ ...link, name: names.get(link.externalId) ?? '' })),
      )
      const createdIds = new Set(created.map(({ documentId }) => documentId))
      await copyLinksToDocuments(
        req,
        'events',
        created.map((link) => ({ id: link.documentId, link })),
      )
      if (created.length > 0)
        await queueJob(await dbOf(req), 'syncTicketing', connectionKey, { key: syncKey(connectionKey), maxAttempts: 5 })
      audit({
        after: { count: created.length, provider: provider.name },
        isNothing: created.length === 0,
        target: `tenants/${tenant}`,
      })
      const t = translatorOf(req.i18n)
      return {
        docs: results.map(({ result: planned, ...link }) => {
          const result = planned === 'linked' && !createdIds.has(link.event) ? 'taken' : planned
          return {
            ...link,
            remark:
              result === 'linked' || result === 'already'
                ? null
                : t(`ticketingLink_${result}`, { provider: provider.name }),
            result,
            title: titles.get(link.event) ?? '',
          }
        }),
      }
    },
    summary: `Link events to events of ${provider.name}`,
    tenant: ({ tenant }: { tenant: string }) => tenant,
    who: withAnyPermission('events:manage'),
  })

/**
 * Names of the events the box office has, by id. An event missing from the list is looked up before it counts as gone.
 */
async function externalNames(
  provider: TicketingProvider,
  client: ProviderClient,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const requestedIds = new Set(ids)
  const names = new Map<string, string>()
  if (requestedIds.size > MAX_SINGLE_LOOKUPS)
    for await (const { id, name } of provider.listEvents(client, { from: today() }))
      if (requestedIds.has(id)) names.set(id, name)
  for (const id of requestedIds) {
    if (names.has(id)) continue
    const found = await provider.findEvent(client, id)
    if (found) names.set(id, found.name)
  }
  return names
}

/** Titles of those ids that are events of this site and not in the trash. */
async function titlesOf(req: PayloadRequest, tenant: string, ids: readonly string[]): Promise<Map<string, string>> {
  const { docs } = await listStored<{
    id: string
    deletedAt?: string | null
    title?: Record<string, string> | null
  }>(req, {
    collection: 'events',
    limit: 0,
    pagination: false,
    select: { deletedAt: true, title: true },
    where: { and: [{ id: { in: [...ids] } }, { tenant: { equals: tenant } }] },
  })
  return new Map(
    docs
      .filter(({ deletedAt }) => !deletedAt)
      .map(({ id, title }) => [String(id), Object.values(title ?? {}).find(Boolean) ?? '']),
  )
}
