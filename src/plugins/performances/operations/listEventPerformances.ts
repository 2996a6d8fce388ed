import { z } from 'zod'
import { holdersOf } from '../../../access/lockOf'
import { callboardOf } from '../../../access/registryOf'
import { nameOfPerson } from '../../../collections/hooks/nameOfPerson'
import { sellsTickets } from '../../../database/apps/enabledApps'
import { clashesOf } from '../../../database/performances/clashes'
import { performancesOfEvent, type EventPerformance } from '../../../database/performances/rows'
import { zoneOfPlace } from '../../../collections/Events/zoneOfPlace'
import { defineOperation } from '../../../endpoints/define'
import { holderOf } from '../../../endpoints/rules'
import type { Sale } from '../../../lib/events/sale'
import { isContentLanguage } from '../../../lib/languages/codes'
import { tenantOfEvent } from '../lib/eventOf'
import { AREA, shownClash } from '../lib/plan'
import { heldOf } from '../lib/refuseMany'

/** More than anybody looks through. */
const MOST = 1_000

const row = z.object({
  id: z.uuid(),
  accessTypes: z.array(z.string()),
  bookingLinkLabel: z.string().nullable(),
  bookingLinkURL: z.string().nullable(),
  /** Performances of the site that are in its venue at the same time. */
  clashes: z.array(shownClash),
  /** Name of whoever is editing it, if that is somebody else. */
  editor: z.string().nullable(),
  end: z.string().nullable(),
  /** Fields that another system fills in. */
  held: z.object({ by: z.string(), fields: z.array(z.string()) }).nullable(),
  instanceStatus: z.string(),
  sale: z
    .object({ isFewLeft: z.boolean(), isOnSale: z.boolean().nullable(), onSaleFrom: z.string().nullable() })
    .nullable(),
  /** Null while a draft has none. */
  start: z.string().nullable(),
  /** What visitors see of it; `changed` where they see an older version. */
  state: z.enum(['changed', 'draft', 'published']),
  /** IANA name. */
  timezone: z.string(),
  updatedAt: z.string(),
  /** Its own; null for its event's. */
  venue: z.uuid().nullable(),
  venueName: z.string().nullable(),
})

export type PerformanceRow = z.infer<typeof row>

const output = z.object({
  docs: z.array(row),
  /** Does an app of the site sell tickets, so that performances have booking links? */
  sellsTickets: z.boolean(),
  /** Of the place of the event: IANA name. */
  timezone: z.string(),
  totalDocs: z.number().int(),
})

export type EventPerformances = z.infer<typeof output>

const takesRoom = ({ instanceStatus }: EventPerformance): boolean =>
  instanceStatus !== 'cancelled' && instanceStatus !== 'postponed'

/** The performances of an event as its editors see them, drafts included, in a few statements however many there are. */
export const listEventPerformances = defineOperation({
  name: 'listEventPerformances',
  area: AREA,
  audit: null,
  input: z.strictObject({ id: z.uuid(), locale: z.string().refine(isContentLanguage, 'Not a language').default('en') }),
  method: 'get',
  output,
  path: '/events/:id/performances',
  run: async ({ input: { id: event, locale }, req, tenantId }) => {
    const tenant = tenantId
    const docs = await performancesOfEvent(req, { event, limit: MOST, locale, tenant })
    const ids = docs.map(({ id }) => id)
    const wanted = docs.flatMap((one) =>
      one.start && takesRoom(one)
        ? [{ end: one.end, id: one.id, key: one.id, start: one.start, venue: one.venue }]
        : [],
    )
    const [clashes, holders, held, sales, sells, timezone] = await Promise.all([
      clashesOf(req, { event, locale, tenant }, wanted),
      holdersOf(req, 'event-instances', ids, req.user?.id),
      heldOf(req, { event, performances: ids, tenant }),
      Promise.all(callboardOf(req.payload).sales.map((salesOf) => salesOf(req, tenant, ids))),
      sellsTickets(req, tenant),
      zoneOfPlace(req, { event, tenant }),
    ])
    const clashesBy = Map.groupBy(clashes, ({ key }) => key)
    const saleBy = new Map<string, Sale>(sales.flatMap((known) => [...known]))
    const editors = new Map(
      await Promise.all(
        [...new Set(holders.values())].map(async (person) => [person, await nameOfPerson(req, person)] as const),
      ),
    )
    return {
      docs: docs.map((one) => ({
        ...one,
        clashes: (clashesBy.get(one.id) ?? []).map(({ key: _, ...clash }) => clash),
        editor: editors.get(holders.get(one.id) ?? '') ?? null,
        held: held.get(one.id) ?? null,
        sale: saleBy.get(one.id) ?? null,
      })),
      sellsTickets: sells,
      timezone,
      totalDocs: docs.length,
    }
  },
  summary: 'List the performances of an event',
  tenant: ({ id }, req) => tenantOfEvent(id, req),
  who: holderOf('events:view'),
})
