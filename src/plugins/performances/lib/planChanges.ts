import type { PayloadRequest } from 'payload'
import { readLocationZone } from '@/database/performances/locations'
import { translatorOf } from '@/exports/server'
import { toLocalDateTime } from '@/lib/events/calendar/localDateTime'
import { isTimezone } from '@/lib/events/momentInZone'
import { fieldsOf, movedBy, type PerformanceChange, type PerformanceValues } from './change'
import { linkBuilderOf } from './linkBuilderOf'
import { needsTime } from './linkPattern'
import { rejectPerformances } from './rejectPerformances'
import { nameOf, type StoredPerformance } from './storedPerformances'

/** A performance and what would change of it. */
export interface PlannedChange {
  performance: StoredPerformance
  values: Partial<PerformanceValues>
  hasShifted: boolean
}

/**
 * Computes the new values of each performance.
 * @throws OperationError 422 if one has no time to change, or the clocks skip its new time, or a link is not a URL
 */
export async function planChanges(
  req: PayloadRequest,
  { event, tenant }: { event: string; tenant: string },
  stored: StoredPerformance[],
  change: PerformanceChange,
): Promise<PlannedChange[]> {
  const t = translatorOf(req.i18n)
  const zones = new Map<string | null, Promise<string>>()
  const zoneAt = (venue: string | null): Promise<string> => {
    const known = zones.get(venue) ?? readLocationZone(req, { event, tenant, venue })
    zones.set(venue, known)
    return known
  }
  const { accessTypes, bookingLinkLabel, bookingLinkURL, instanceStatus, venue } = change
  const fields = fieldsOf(change)
  const isTimed = fields.includes('start') || fields.includes('end')
  const linkFor = bookingLinkURL ? linkBuilderOf(req, bookingLinkURL) : null
  const problems = new Map<string, string>()
  const planned: PlannedChange[] = []
  for (const [index, performance] of stored.entries()) {
    const venueZone = await zoneAt(performance.values.venue)
    const before = isTimezone(performance.values.start_tz) ? performance.values.start_tz : venueZone
    // The time zone follows the venue, unless a different one was set on the performance.
    const after = venue !== undefined && before === venueZone ? await zoneAt(venue) : before
    const moved = isTimed || after !== before ? movedBy(performance.values, change, { after, before }) : null
    const start = moved?.values.start ?? performance.values.start
    const lacksTime = (isTimed && !moved) || (bookingLinkURL && needsTime(bookingLinkURL) && !start)
    if (lacksTime)
      problems.set(performance.id, t('performanceNoTime', { performance: nameOf(req, performance.values) }))
    if (moved?.change === 'gap')
      problems.set(performance.id, t('performanceSkipped', { performance: nameOf(req, performance.values) }))
    const link =
      linkFor && !lacksTime ? linkFor(start ? toLocalDateTime(start, after) : null, index + 1) : bookingLinkURL
    const changed = {
      accessTypes,
      bookingLinkLabel: bookingLinkLabel === '' ? null : bookingLinkLabel,
      bookingLinkURL: link === '' ? null : link,
      instanceStatus,
      venue,
    }
    planned.push({
      hasShifted: Boolean(moved?.change),
      performance,
      values: {
        ...Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined)),
        ...moved?.values,
      },
    })
  }
  if (problems.size > 0) throw rejectPerformances(req, 422, problems)
  return planned
}
