import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { readLocationZone } from '@/database/performances/locations'
import { tenantOfUntrashed } from '@/database/documents/states'
import { findClashes } from '@/database/performances/clashes'
import { readEventStarts } from '@/database/performances/runs'
import { refused, translatorOf } from '@/exports/server'
import type { LocalDateTime } from '@/lib/events/calendar/localDateTime'
import { listDates, planDates, type PlannedDate } from '@/lib/events/recurring/planDates'
import { MAX_PERFORMANCES_AT_ONCE, performanceRule, type PerformanceRule } from '@/lib/events/recurring/rule'

export const AREA = 'events'

/** Input fields of a series of performances: event, rule and venue. */
export const planInput = {
  id: z.uuid(),
  rule: performanceRule,
  /** Default: the venue of the event. */
  venue: z.uuid().nullable().default(null),
}

interface PlanOptions {
  id: string
  /** Language for the titles of clashing performances. */
  locale?: string
  /** Id of an existing performance that the plan moves, which does not clash with itself. */
  performance?: string | null
  /** A rule, or the times themselves. */
  rule: ListedDates | PerformanceRule
  venue: string | null
}

interface ListedDates {
  dates: LocalDateTime[]
  durationMinutes: number | null
}

/** A performance that overlaps in the same venue. */
export const shownClash = z.object({
  id: z.uuid(),
  end: z.string().nullable(),
  start: z.string(),
  timezone: z.string(),
  title: z.string().nullable(),
})

type ShownClash = z.infer<typeof shownClash>

export interface Plan {
  dates: (PlannedDate & { clashes: ShownClash[]; isThere: boolean })[]
  /** IANA time zone of the venue. */
  timezone: string
}

/**
 * Expands a rule to performances in the time zone of the venue, and marks those that the event already has.
 * @throws OperationError 422 if there are none or too many, or the venue does not belong to the tenant
 */
export async function loadPlan(
  req: PayloadRequest,
  tenant: string,
  { id, locale = 'en', performance = null, rule, venue }: PlanOptions,
): Promise<Plan> {
  const t = translatorOf(req.i18n)
  if (venue && (await tenantOfUntrashed(req, 'venues', venue)) !== tenant)
    throw refused(AREA, t('performancesNoVenue'), 'venue')
  const timezone = await readLocationZone(req, { event: id, tenant, venue })
  const dates = 'dates' in rule ? listDates(rule, timezone) : planDates(rule, timezone)
  if (dates.length === 0) throw refused(AREA, t('performancesNone'), 'rule')
  if (dates.length > MAX_PERFORMANCES_AT_ONCE)
    throw refused(AREA, t('performancesTooMany', { count: MAX_PERFORMANCES_AT_ONCE }), 'rule')
  const existing = await readEventStarts(req, id)
  const toCheck = performance ? dates : dates.filter(({ start }) => !existing.has(start))
  const clashes = await findClashes(
    req,
    { event: id, locale, tenant },
    toCheck.map(({ end, start }) => ({ end, id: performance, key: start, start, venue })),
  )
  return {
    dates: dates.map((date) => ({
      ...date,
      clashes: clashes.filter(({ key }) => key === date.start).map(({ key: _, ...clash }) => clash),
      isThere: existing.has(date.start),
    })),
    timezone,
  }
}
