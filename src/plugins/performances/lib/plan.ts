import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { zoneOfPlace } from '../../../collections/Events/zoneOfPlace'
import { tenantOfUntrashed } from '../../../database/documents/states'
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
  rule: PerformanceRule
  venue: string | null
}

export interface Plan {
  dates: (PlannedDate & { isThere: boolean })[]
  /** IANA name of the place. */
  timezone: string
}

/**
 * Every performance that a rule asks for, in the zone of its place, and which of them the event has already.
 * @throws OperationError 422 where there is none, there are too many, or the venue is not of the site
 */
export async function planOf(req: PayloadRequest, tenant: string, { id, rule, venue }: Asked): Promise<Plan> {
  const t = translatorOf(req.i18n)
  if (venue && (await tenantOfUntrashed(req, 'venues', venue)) !== tenant) throw refused(AREA, t('performancesNoVenue'), 'venue')
  const timezone = await zoneOfPlace(req, { event: id, tenant, venue })
  const dates = datesOf(rule, timezone)
  if (dates.length === 0) throw refused(AREA, t('performancesNone'), 'rule')
  if (dates.length > MOST_AT_ONCE) throw refused(AREA, t('performancesTooMany', { count: MOST_AT_ONCE }), 'rule')
  const there = await startsOfEvent(req, id)
  return { dates: dates.map((date) => ({ ...date, isThere: there.has(date.start) })), timezone }
}
