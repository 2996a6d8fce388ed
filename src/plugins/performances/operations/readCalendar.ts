import { z } from 'zod'
import { listPerformances, nearestDay } from '../../../database/performances/calendar'
import { defineOperation } from '../../../endpoints/define'
import { badRequest } from '../../../endpoints/OperationError'
import { namedTenant, tenantNamed } from '../../../endpoints/people/site'
import { holderOf } from '../../../endpoints/rules'
import { ACCESS_KINDS } from '../../../lib/events/accessKinds'
import { addDays } from '../../../lib/events/calendar/days'
import { wallOf } from '../../../lib/events/calendar/wallOf'
import { dayInput } from '../../../lib/events/recurring/wallInput'
import { isContentLanguage } from '../../../lib/languages/codes'
import { AREA } from '../lib/plan'

const MOST = 2_000
const LONGEST_DAYS = 62
const DAY_MS = 24 * 60 * 60 * 1000

const shown = z.object({
  id: z.uuid(),
  accessTypes: z.array(z.string()),
  end: z.string().nullable(),
  event: z.uuid().nullable(),
  instanceStatus: z.string(),
  start: z.string(),
  /** What visitors see of it; `changed` where they see an older version. */
  state: z.enum(['changed', 'draft', 'published']),
  /** IANA name. */
  timezone: z.string(),
  /** Of the event. */
  title: z.string().nullable(),
  /** Its own, else that of its event. */
  venue: z.uuid().nullable(),
  venueName: z.string().nullable(),
})

export type ShownPerformance = z.infer<typeof shown>

const isBetween = (day: string, from: string, to: string): boolean => from <= day && day <= to

/** Performances as editors see them, drafts included, from one day to another, wherever they are: at most 2,000. */
export const readCalendar = defineOperation({
  name: 'readCalendar',
  area: AREA,
  audit: null,
  input: z.strictObject({
    ...tenantNamed,
    access: z.enum(ACCESS_KINDS).optional(),
    from: dayInput,
    locale: z.string().refine(isContentLanguage, 'Not a language').default('en'),
    search: z.string().trim().max(200).optional(),
    to: dayInput,
    venue: z.uuid().optional(),
  }),
  method: 'get',
  output: z.object({
    docs: z.array(shown),
    /** The days of the last performance before and of the first after; null where there is none, or something to show. */
    after: z.string().nullable(),
    before: z.string().nullable(),
    totalDocs: z.number().int(),
  }),
  path: '/event-instances/calendar',
  run: async ({ input: { access, from, locale, search, to, venue }, req, tenantId }) => {
    const [first, last] = [Date.parse(from), Date.parse(to)]
    if (last < first || last - first > LONGEST_DAYS * DAY_MS) throw badRequest(AREA, `At most ${LONGEST_DAYS} days.`)
    // Days begin up to 14 hours earlier and 12 hours later elsewhere.
    const since = new Date(first - DAY_MS).toISOString()
    const until = new Date(last + 2 * DAY_MS).toISOString()
    const docs = await listPerformances(req, {
      access,
      limit: MOST,
      locale,
      search,
      since,
      tenant: tenantId,
      until,
      venue,
    })
    const isEmpty = !docs.some(({ start, timezone }) => isBetween(wallOf(start, timezone).day, from, to))
    const nearest = async (side: { before: string } | { from: string }) =>
      isEmpty ? nearestDay(req, { access, search, side, tenantId: tenantId, venue }) : null
    return {
      after: await nearest({ from: addDays(to, 1) }),
      before: await nearest({ before: from }),
      docs,
      totalDocs: docs.length,
    }
  },
  summary: 'The calendar of performances',
  tenant: namedTenant,
  who: holderOf('events:view'),
})
