import { z } from 'zod'
import { defineOperation, notFound, tenantOf, withAnyPermission } from '@/exports/server'
import { hasPermission } from '@/exports/shared'
import { type AnyOperation } from '@/endpoints/define'
import { linksTo } from '../database/links'
import { AREA, requireTicketing } from '../lib/connections/requireTicketing'
import { EVENT_DETAILS, type EventDetails } from '../lib/lists/eventDetails'
import { normalName } from '../lib/map/normalName'
import { MATCH_REASONS, suggestMatches, type MatchStored, suggestChoices } from '../lib/plan/suggestMatches'
import type { TicketingProvider } from '../lib/provider/provider'
import { listOf } from './lists'
import { findUnlinkedEvents } from './unlinkedEvents'
import { linkManyOperation } from './linkMany'

const MAX_ROWS = 500
const day = z.string().nullable()

const row = z.object({
  externalId: z.string(),
  firstDay: day,
  lastDay: day,
  matches: z.array(
    z.object({
      id: z.uuid(),
      firstDay: day,
      lastDay: day,
      reasons: z.array(z.enum(MATCH_REASONS)),
      title: z.string(),
      venue: z.string().nullable(),
    }),
  ),
  name: z.string(),
  performances: z.number(),
  /** Id of the preselected match. */
  suggested: z.uuid().nullable(),
  venue: z.string().nullable(),
})

const output = z.object({
  docs: z.array(row),
  fetchedAt: z.iso.datetime(),
  /** Number of events that the box office lists. */
  listed: z.number(),
  /** Number of unlinked events that match the search. */
  total: z.number(),
  /** Number of unlinked events. */
  unlinked: z.number(),
})

/**
 * Unlinked box-office events with suggested matches among the site's events, by title, days and venue. Sorted by first
 * day.
 */
const unlinkedOperation = (provider: TicketingProvider): AnyOperation =>
  defineOperation({
    name: `list${provider.name.replaceAll(/\W/g, '')}UnlinkedEvents`,
    area: AREA,
    audit: null,
    input: z.strictObject({
      limit: z.coerce.number().int().min(1).max(MAX_ROWS).default(50),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      q: z.string().max(200).default(''),
      tenant: z.uuid(),
    }),
    limit: { by: ['person'], points: 120, seconds: 60 },
    method: 'get',
    output,
    path: `/ticketing/${provider.handle}/unlinked`,
    run: async ({ input: { limit, page, q, tenant }, person, req, tenantId }): Promise<z.infer<typeof output>> => {
      await requireTicketing(req, tenantId, provider)
      const site = await tenantOf(req, tenant)
      if (!site) throw notFound(AREA)
      const { docs, fetchedAt } = await listOf(req, provider, {
        name: EVENT_DETAILS,
        provider: provider.handle,
        tenant,
      })
      const links = await linksTo(req, { provider: provider.handle, tenant }, 'events')
      const unlinked = (docs as EventDetails[]).filter(({ id }) => !links.has(id)).sort(byDay)
      const found = unlinked.filter(matchesQuery(q))
      const canView = hasPermission(person, 'events:view', tenant) || hasPermission(person, 'events:manage', tenant)
      const siteEvents = canView && unlinked.length > 0 ? await findUnlinkedEvents(req, tenant, site) : []
      const matches = suggestMatches(unlinked, siteEvents)
      const chosen = suggestChoices(matches)
      const byExternal = Map.groupBy(matches, ({ externalId }) => externalId)
      const siteEventById = new Map(siteEvents.map((event): [string, MatchStored] => [event.id, event]))
      return {
        docs: found.slice((page - 1) * limit, page * limit).map(({ id, ...rest }) => ({
          ...rest,
          externalId: id,
          matches: (byExternal.get(id) ?? []).flatMap(({ id: eventId, reasons }) => {
            const event = siteEventById.get(eventId)
            return event ? [{ ...event, reasons }] : []
          }),
          suggested: chosen.get(id)?.id ?? null,
        })),
        fetchedAt: fetchedAt.toISOString(),
        listed: docs.length,
        total: found.length,
        unlinked: unlinked.length,
      }
    },
    summary: `List events of ${provider.name} that are not linked`,
    tenant: ({ tenant }: { tenant: string }) => tenant,
    who: withAnyPermission('apps:admin', 'events:manage'),
  })

const LAST = '9999'
const byDay = (a: EventDetails, b: EventDetails): number => {
  const [first, second] = [`${a.firstDay ?? LAST} ${a.name} ${a.id}`, `${b.firstDay ?? LAST} ${b.name} ${b.id}`]
  return first < second ? -1 : first > second ? 1 : 0
}

/** Matches events whose name or venue contains every word of the query. */
function matchesQuery(q: string): (event: EventDetails) => boolean {
  const words = normalName(q)
    .split(' ')
    .filter((word) => word !== '')
  return ({ name, venue }) => {
    const text = normalName(`${name} ${venue ?? ''}`)
    return words.every((word) => text.includes(word))
  }
}

/** Operations of the import screen, apart from the import itself. */
export const bringInOperations = (provider: TicketingProvider): AnyOperation[] => [
  unlinkedOperation(provider),
  linkManyOperation(provider),
]
