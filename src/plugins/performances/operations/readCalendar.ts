import { z } from 'zod'
import { countPerformances, findNearestDay, listPerformances } from '@/database/performances/calendar'
import {
  badRequest,
  defineOperation,
  tenantInput,
  tenantOfInput,
  translatorOf,
  withAnyPermission,
} from '@/exports/server'
import { ACCESS_KINDS } from '@/lib/events/accessKinds'
import { addDays } from '@/lib/events/calendar/days'
import { toLocalDateTime } from '@/lib/events/calendar/localDateTime'
import { dayInput } from '@/lib/events/recurring/rule'
import { isContentLanguage } from '@/lib/languages/codes'
import { AREA } from '../lib/plan'
import { inputProblem } from '@/i18n/inputs/inputProblem'

const MAX_DOCS = 2_000
const MAX_DAYS = 62
const DAY_MS = 24 * 60 * 60 * 1000

const shown = z.object({
  id: z.uuid(),
  accessTypes: z.array(z.string()),
  end: z.string().nullable(),
  event: z.uuid().nullable(),
  instanceStatus: z.string(),
  start: z.string(),
  /** `changed`: visitors see an older version. */
  state: z.enum(['changed', 'draft', 'published']),
  /** IANA name. */
  timezone: z.string(),
  /** Title of the event. */
  title: z.string().nullable(),
  /** Its own venue, else that of its event. */
  venue: z.uuid().nullable(),
  venueName: z.string().nullable(),
})

export type ShownPerformance = z.infer<typeof shown>

const isBetween = (day: string, from: string, to: string): boolean => from <= day && day <= to

/** Lists performances between two days, including drafts; at most the first 2,000. */
export const readCalendar = defineOperation({
  name: 'readCalendar',
  area: AREA,
  audit: null,
  input: z.strictObject({
    ...tenantInput,
    access: z.enum(ACCESS_KINDS).optional(),
    from: dayInput,
    locale: z.string().refine(isContentLanguage, inputProblem('language')).default('en'),
    search: z.string().trim().max(200).optional(),
    to: dayInput,
    venue: z.uuid().optional(),
  }),
  method: 'get',
  output: z.object({
    docs: z.array(shown),
    /** The days of the nearest performances after and before; null if there is none, or if `docs` is not empty. */
    after: z.string().nullable(),
    before: z.string().nullable(),
    /** Number of all performances, also of those beyond the 2,000. */
    totalDocs: z.number().int(),
  }),
  path: '/event-instances/calendar',
  run: async ({ input: { access, from, locale, search, to, venue }, req, tenantId }) => {
    const [first, last] = [Date.parse(from), Date.parse(to)]
    if (last < first || last - first > MAX_DAYS * DAY_MS)
      throw badRequest(AREA, translatorOf(req.i18n)('performancesRange', { days: MAX_DAYS }))
    // In other time zones a day begins up to 14 hours earlier or 12 hours later.
    const since = new Date(first - DAY_MS).toISOString()
    const until = new Date(last + 2 * DAY_MS).toISOString()
    const period = { access, search, since, tenant: tenantId, until, venue }
    const docs = await listPerformances(req, { ...period, limit: MAX_DOCS, locale })
    const isEmpty = !docs.some(({ start, timezone }) => isBetween(toLocalDateTime(start, timezone).day, from, to))
    const nearest = async (side: { before: string } | { from: string }) =>
      isEmpty ? findNearestDay(req, { access, search, side, tenantId: tenantId, venue }) : null
    return {
      after: await nearest({ from: addDays(to, 1) }),
      before: await nearest({ before: from }),
      docs,
      totalDocs: docs.length < MAX_DOCS ? docs.length : await countPerformances(req, period),
    }
  },
  summary: 'Read the calendar of performances',
  tenant: tenantOfInput,
  who: withAnyPermission('events:view'),
})
