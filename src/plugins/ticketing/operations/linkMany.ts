import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { dbOf } from '../../../database/dbOf'
import { queueJob } from '../../../database/queueJob'
import { defineOperation, type AnyOperation } from '../../../endpoints/define'
import { holderOf } from '../../../endpoints/rules'
import { translatorOf } from '../../../i18n/translator'
import { readConnection } from '../database/connections'
import { insertLinks, lockExternals } from '../database/linkMany'
import { linksOf, linksTo } from '../database/links'
import { showLinks } from '../database/showLinks'
import { syncKey } from '../jobs/startDueSyncs'
import { connectedClient } from '../lib/connections/connectedClient'
import { AREA, requireTicketing } from '../lib/connections/mayConnect'
import { readFromBoxOffice } from '../lib/connections/readFromBoxOffice'
import type { ProviderClient } from '../lib/http/client'
import { today } from '../lib/lists/readList'
import { LINK_RESULTS, toResult, type LinkResult } from '../lib/bringIn/linkResult'
import type { TicketingProvider } from '../lib/provider/provider'
import { listStored } from '@/database/documents/stored'

const MOST = 200
/** So few are asked for one by one. */
const FEW = 5

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
 * Has many events of a site follow events of its box office. Each is decided by itself: what cannot be linked comes back
 * with a remark, and the others are linked. They are synced soon afterwards.
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
        .max(MOST),
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
        namesThere(
          provider,
          client,
          links.map(({ externalId }) => externalId),
        ),
      )
    },
    run: async ({ audit, input: { links, tenant }, prepared: names, req }) => {
      const place = { provider: provider.handle, tenant }
      await lockExternals(
        req,
        place,
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
          place,
          'events',
          links.map(({ externalId }) => externalId),
        ),
      ]
      const seen = new Set<string>()
      const results = links.map(({ event, externalId }): { event: string; externalId: string; result: LinkResult } => {
        const isTwice = seen.has(event) || seen.has(externalId)
        seen.add(event).add(externalId)
        return {
          event,
          externalId,
          result: isTwice
            ? 'twice'
            : toResult({
                event,
                externalId,
                name: names.get(externalId),
                ofEvent: ofEvents.get(event),
                ofExternal: ofExternals.get(externalId),
                ...place,
                hasEvent: titles.has(event),
              }),
        }
      })
      const made = await insertLinks(
        req,
        place,
        results
          .filter(({ result }) => result === 'linked')
          .map((one) => ({ ...one, name: names.get(one.externalId) ?? '' })),
      )
      const isMade = new Set(made.map(({ documentId }) => documentId))
      await showLinks(
        req,
        'events',
        made.map((link) => ({ id: link.documentId, link })),
      )
      if (made.length > 0)
        await queueJob(await dbOf(req), 'syncTicketing', place, { key: syncKey(place), maxAttempts: 5 })
      audit({
        after: { count: made.length, provider: provider.name },
        isNothing: made.length === 0,
        target: `tenants/${tenant}`,
      })
      const t = translatorOf(req.i18n)
      return {
        docs: results.map(({ result: planned, ...one }) => {
          const result = planned === 'linked' && !isMade.has(one.event) ? 'taken' : planned
          return {
            ...one,
            remark:
              result === 'linked' || result === 'already'
                ? null
                : t(`ticketingLink_${result}`, { provider: provider.name }),
            result,
            title: titles.get(one.event) ?? '',
          }
        }),
      }
    },
    summary: `Have events follow events of ${provider.name}`,
    tenant: ({ tenant }: { tenant: string }) => tenant,
    who: holderOf('events:manage'),
  })

/** Names of those that the box office has. What its list leaves out is asked for by itself: only then it is gone. */
async function namesThere(
  provider: TicketingProvider,
  client: ProviderClient,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const wanted = new Set(ids)
  const names = new Map<string, string>()
  if (wanted.size > FEW)
    for await (const { id, name } of provider.listEvents(client, { from: today() }))
      if (wanted.has(id)) names.set(id, name)
  for (const id of wanted) {
    if (names.has(id)) continue
    const found = await provider.findEvent(client, id)
    if (found) names.set(id, found.name)
  }
  return names
}

/** Of those that are events of this site and not in the trash. */
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
      .map(({ id, title }) => [String(id), Object.values(title ?? {}).find((one) => one) ?? '']),
  )
}
