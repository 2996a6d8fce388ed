import { z } from 'zod'
import { holds } from '../../../access/person'
import { tenantOf } from '../../../access/tenants'
import { defineOperation, type AnyOperation } from '../../../endpoints/define'
import { notFound } from '../../../endpoints/OperationError'
import { holderOf } from '../../../endpoints/routeRules'
import { linksTo } from '../database/links'
import { AREA, requireTicketing } from '../lib/connections/mayConnect'
import { EVENT_DETAILS, type EventDetails } from '../lib/lists/eventDetails'
import { normalName } from '../lib/map/normalName'
import { suggestChoices } from '../lib/plan/suggestChoices'
import { MATCH_REASONS, suggestMatches, type MatchStored } from '../lib/plan/suggestMatches'
import type { TicketingProvider } from '../lib/provider/provider'
import { listOf } from './lists'
import { unlinkedEvents } from './ownEvents'

const MOST = 500
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
  /** Of the match that is chosen beforehand. */
  suggested: z.uuid().nullable(),
  venue: z.string().nullable(),
})

const output = z.object({
  docs: z.array(row),
  fetchedAt: z.iso.datetime(),
  /** All that the box office lists. */
  listed: z.number(),
  /** That match the search. */
  total: z.number(),
  /** That nobody has linked. */
  unlinked: z.number(),
})

/**
 * Events of a box office that no event of the site follows, with the events of the site that they may be: by title, days
 * and venue. In the order of their first day.
 */
export const unlinkedOperation = (provider: TicketingProvider): AnyOperation =>
  defineOperation({
    name: `list${provider.name.replaceAll(/\W/g, '')}UnlinkedEvents`,
    area: AREA,
    audit: null,
    input: z.strictObject({
      limit: z.coerce.number().int().min(1).max(MOST).default(50),
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
      const open = (docs as EventDetails[]).filter(({ id }) => !links.has(id)).sort(byDay)
      const found = open.filter(matching(q))
      const mayView = holds(person, 'events:view', tenant) || holds(person, 'events:manage', tenant)
      const own = mayView && open.length > 0 ? await unlinkedEvents(req, tenant, site) : []
      const matches = suggestMatches(open, own)
      const chosen = suggestChoices(matches)
      const byExternal = Map.groupBy(matches, ({ externalId }) => externalId)
      const ownOf = new Map(own.map((one): [string, MatchStored] => [one.id, one]))
      return {
        docs: found.slice((page - 1) * limit, page * limit).map(({ id, ...rest }) => ({
          ...rest,
          externalId: id,
          matches: (byExternal.get(id) ?? []).flatMap(({ id: event, reasons }) => {
            const one = ownOf.get(event)
            return one ? [{ ...one, reasons }] : []
          }),
          suggested: chosen.get(id)?.id ?? null,
        })),
        fetchedAt: fetchedAt.toISOString(),
        listed: docs.length,
        total: found.length,
        unlinked: open.length,
      }
    },
    summary: `List events of ${provider.name} that nobody follows`,
    tenant: ({ tenant }: { tenant: string }) => tenant,
    who: holderOf('apps:admin', 'events:manage'),
  })

const LAST = '9999'
const byDay = (one: EventDetails, other: EventDetails): number => {
  const [first, second] = [
    `${one.firstDay ?? LAST} ${one.name} ${one.id}`,
    `${other.firstDay ?? LAST} ${other.name} ${other.id}`,
  ]
  return first < second ? -1 : first > second ? 1 : 0
}

/** Each word, in the name or in the venue. */
function matching(q: string): (event: EventDetails) => boolean {
  const words = normalName(q)
    .split(' ')
    .filter((word) => word !== '')
  return ({ name, venue }) => {
    const text = normalName(`${name} ${venue ?? ''}`)
    return words.every((word) => text.includes(word))
  }
}
