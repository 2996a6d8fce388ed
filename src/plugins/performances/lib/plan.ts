import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { zoneOfPlace } from '../../../collections/Events/zoneOfPlace'
import { tenantOfUntrashed } from '../../../database/documents/states'
import { clashesOf } from '../../../database/performances/clashes'
import { startsOfEvent } from '../../../database/performances/runs'
import { refused } from '../../../endpoints/OperationError'
import { translatorOf } from '../../../i18n/translator'
import { datesOf, type PlannedDate } from '../../../lib/events/recurring/datesOf'
import { MOST_AT_ONCE, performanceRule, type PerformanceRule } from '../../../lib/events/recurring/rule'

export const AREA = 'events'

/** What a run of performances is asked for with: the event, its rule, and where. */
export const planInput = {
  id: z.uuid(),
  rule: performanceRule,
  /** Default: the event's. */
  venue: z.uuid().nullable().default(null),
}

interface Asked {
  id: string
  /** Language of the titles of what it clashes with. */
  locale?: string
  /** Id of a performance that is to be moved there, and does not clash with itself. */
  performance?: string | null
  rule: PerformanceRule
  venue: string | null
}

/** A performance that is in the same venue at the same time. */
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
  /** IANA name of the place. */
  timezone: string
}

/**
 * Every performance that a rule asks for, in the zone of its place, and which of them the event has already.
 * @throws OperationError 422 where there is none, there are too many, or the venue is not of the site
 */
export async function planOf(
  req: PayloadRequest,
  tenant: string,
  { id, locale = 'en', performance = null, rule, venue }: Asked,
): Promise<Plan> {
  const t = translatorOf(req.i18n)
  if (venue && (await tenantOfUntrashed(req, 'venues', venue)) !== tenant)
    throw refused(AREA, t('performancesNoVenue'), 'venue')
  const timezone = await zoneOfPlace(req, { event: id, tenant, venue })
  const dates = datesOf(rule, timezone)
  if (dates.length === 0) throw refused(AREA, t('performancesNone'), 'rule')
  if (dates.length > MOST_AT_ONCE) throw refused(AREA, t('performancesTooMany', { count: MOST_AT_ONCE }), 'rule')
  const there = await startsOfEvent(req, id)
  const asked = performance ? dates : dates.filter(({ start }) => !there.has(start))
  const clashes = await clashesOf(
    req,
    { event: id, locale, tenant },
    asked.map(({ end, start }) => ({ end, id: performance, key: start, start, venue })),
  )
  return {
    dates: dates.map((date) => ({
      ...date,
      clashes: clashes.filter(({ key }) => key === date.start).map(({ key: _, ...clash }) => clash),
      isThere: there.has(date.start),
    })),
    timezone,
  }
}
