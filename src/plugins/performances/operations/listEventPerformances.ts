import { z } from 'zod'
import { defineOperation, findLockHolders, findPersonName, withAnyPermission } from '@/exports/server'
import { eventParts } from '@/access/registryOf'
import { sellsTickets } from '@/database/apps/apps'
import { findClashes } from '@/database/performances/clashes'
import { countEventPerformances, readEventPerformances, type EventPerformance } from '@/database/performances/rows'
import { readLocationZone } from '@/database/performances/locations'
import type { Sale } from '@/lib/events/sale'
import { isContentLanguage } from '@/lib/languages/codes'
import { tenantOfEvent } from '../lib/eventOf'
import { AREA, shownClash } from '../lib/plan'
import { loadHeldFields } from '../lib/rejectPerformances'
import { inputProblem } from '@/i18n/inputs/inputProblem'

/** Maximum number of performances returned. */
const MAX_ROWS = 1_000

const row = z.object({
  id: z.uuid(),
  accessTypes: z.array(z.string()),
  bookingLinkLabel: z.string().nullable(),
  bookingLinkURL: z.string().nullable(),
  /** Performances of the tenant that overlap with it in its venue. */
  clashes: z.array(shownClash),
  /** Name of another person who is editing it. */
  editor: z.string().nullable(),
  end: z.string().nullable(),
  /** Fields managed by another system. */
  held: z.object({ by: z.string(), fields: z.array(z.string()) }).nullable(),
  instanceStatus: z.string(),
  sale: z
    .object({ isFewLeft: z.boolean(), isOnSale: z.boolean().nullable(), onSaleFrom: z.string().nullable() })
    .nullable(),
  /** Null for drafts without a time. */
  start: z.string().nullable(),
  /** `changed`: visitors see an older version. */
  state: z.enum(['changed', 'draft', 'published']),
  /** IANA name. */
  timezone: z.string(),
  updatedAt: z.string(),
  /** Its own venue; null to use that of its event. */
  venue: z.uuid().nullable(),
  venueName: z.string().nullable(),
})

export type PerformanceRow = z.infer<typeof row>

const output = z.object({
  docs: z.array(row),
  /** Whether an app of the site sells tickets, so that performances have booking links. */
  sellsTickets: z.boolean(),
  /** IANA time zone of the event's venue. */
  timezone: z.string(),
  /** Number of all performances, also of those beyond the maximum. */
  totalDocs: z.number().int(),
})

export type EventPerformances = z.infer<typeof output>

const occupiesVenue = ({ instanceStatus }: EventPerformance): boolean =>
  instanceStatus !== 'cancelled' && instanceStatus !== 'postponed'

/** Lists the performances of an event, including drafts, at most the first 1,000, with a fixed number of queries. */
export const listEventPerformances = defineOperation({
  name: 'listEventPerformances',
  area: AREA,
  audit: null,
  input: z.strictObject({
    id: z.uuid(),
    locale: z.string().refine(isContentLanguage, inputProblem('language')).default('en'),
  }),
  method: 'get',
  output,
  path: '/events/:id/performances',
  run: async ({ input: { id: event, locale }, req, tenantId }) => {
    const tenant = tenantId
    const docs = await readEventPerformances(req, { event, limit: MAX_ROWS, locale, tenant })
    const ids = docs.map(({ id }) => id)
    const occupied = docs.flatMap((doc) =>
      doc.start && occupiesVenue(doc)
        ? [{ end: doc.end, id: doc.id, key: doc.id, start: doc.start, venue: doc.venue }]
        : [],
    )
    const [clashes, holders, held, sales, sells, timezone] = await Promise.all([
      findClashes(req, { event, locale, tenant }, occupied),
      findLockHolders(req, 'event-instances', ids, req.user?.id),
      loadHeldFields(req, { performances: ids.map((id) => ({ event, id })), tenant }),
      Promise.all(eventParts(req.payload, 'sales').map((salesOf) => salesOf(req, tenant, ids))),
      sellsTickets(req, tenant),
      readLocationZone(req, { event, tenant }),
    ])
    const clashesBy = Map.groupBy(clashes, ({ key }) => key)
    const saleBy = new Map<string, Sale>(sales.flatMap((entries) => [...entries]))
    const editors = new Map(
      await Promise.all(
        [...new Set(holders.values())].map(async (person) => [person, await findPersonName(req, person)] as const),
      ),
    )
    return {
      docs: docs.map((doc) => ({
        ...doc,
        clashes: (clashesBy.get(doc.id) ?? []).map(({ key: _, ...clash }) => clash),
        editor: editors.get(holders.get(doc.id) ?? '') ?? null,
        held: held.get(doc.id) ?? null,
        sale: saleBy.get(doc.id) ?? null,
      })),
      sellsTickets: sells,
      timezone,
      totalDocs: docs.length < MAX_ROWS ? docs.length : await countEventPerformances(req, { event, tenant }),
    }
  },
  summary: 'List the performances of an event',
  tenant: ({ id }, req) => tenantOfEvent(id, req),
  who: withAnyPermission('events:view'),
})
