import type { PayloadRequest } from 'payload'
import { readLocationZones } from '@/database/performances/locations'
import { translatorOf } from '@/exports/server'
import { toLocalDateTime } from '@/lib/events/calendar/localDateTime'
import { isTimezone } from '@/lib/events/momentInZone'
import { resolveZone } from '@/lib/events/resolveZone'
import { required } from '@/lib/values'
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
 * @param stored of any events of the tenant
 * @throws OperationError 422 if one has no time to change, or the clocks skip its new time, or a link is not a URL
 */
export async function planChanges(
  req: PayloadRequest,
  tenant: string,
  stored: StoredPerformance[],
  change: PerformanceChange,
): Promise<PlannedChange[]> {
  const t = translatorOf(req.i18n)
  const { accessTypes, bookingLinkLabel, bookingLinkURL, instanceStatus, venue } = change
  const fields = fieldsOf(change)
  const isTimed = fields.includes('start') || fields.includes('end')
  const linkFor = bookingLinkURL ? linkBuilderOf(req, bookingLinkURL) : null
  const zones = await readZones(req, tenant, stored, venue)
  const problems = new Map<string, string>()
  const planned: PlannedChange[] = []
  for (const [index, performance] of stored.entries()) {
    const place = required(zones[index], `the time zones of ${performance.id}`)
    const before = isTimezone(performance.values.start_tz) ? performance.values.start_tz : place.before
    // The time zone follows the venue, unless a different one was set on the performance.
    const after = before === place.before ? place.after : before
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
        ...(moved?.values ?? inZones(performance.values, place)),
      },
    })
  }
  if (problems.size > 0) throw rejectPerformances(req, 422, problems)
  return planned
}

/** The time zones of the place of a performance before and after a change. */
interface PlaceZones {
  after: string
  before: string
}

/** Reads those of each performance, in one statement. @param venue the new one; undefined if it stays */
async function readZones(
  req: PayloadRequest,
  tenant: string,
  stored: StoredPerformance[],
  venue: string | null | undefined,
): Promise<PlaceZones[]> {
  // A draft may be of no event yet.
  const places = stored.map(({ event, values }) => ({ event: event || null, venue: values.venue }))
  const moved = venue === undefined ? [] : places.map(({ event }) => ({ event, venue }))
  const zones = await readLocationZones(req, tenant, [...places, ...moved])
  const before = zones.slice(0, places.length)
  const after = venue === undefined ? before : zones.slice(places.length)
  return before.map((zone, index) => ({ after: after[index] ?? zone, before: zone }))
}

/** What the hooks of a save make of dates that it does not change: see `updateZonesFromVenue`. */
function inZones(values: PerformanceValues, place: PlaceZones): Partial<PerformanceValues> {
  const dates = (['start', 'end'] as const).map((name) => {
    const stored = { moment: values[name], zone: values[`${name}_tz`] }
    const { moment, zone } = resolveZone({ given: stored, isMomentMeant: false, place, stored })
    return {
      ...(moment !== stored.moment && { [name]: moment }),
      ...(zone !== stored.zone && { [`${name}_tz`]: zone }),
    }
  })
  return Object.assign({}, ...dates) as Partial<PerformanceValues>
}
