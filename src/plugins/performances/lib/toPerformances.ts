import type { PayloadRequest } from 'payload'
import { toLocalDateTime } from '@/lib/events/calendar/localDateTime'
import type { PerformanceDetails } from './change'
import { linkBuilderOf } from './linkBuilderOf'
import type { Plan } from './plan'

interface Planned extends PerformanceDetails {
  dates: Plan['dates']
  event: string
  /** IANA time zone of the venue. */
  timezone: string
  /** Default: the venue of the event. */
  venue?: string | null | undefined
}

/** The performances to store for planned dates, without those that the event already has. */
export function toPerformances(
  req: PayloadRequest,
  { dates, event, timezone, venue, ...details }: Planned,
): Record<string, unknown>[] {
  const detailsAt = detailsOf(req, details)
  return dates
    .filter(({ isThere }) => !isThere)
    .map(({ end, start }, index) => ({
      end,
      end_tz: timezone,
      event,
      start,
      start_tz: timezone,
      ...(venue && { venue }),
      ...detailsAt(start, timezone, index + 1),
    }))
}

/** Returns the fields of each performance besides its time and venue. */
function detailsOf(
  req: PayloadRequest,
  { accessTypes, bookingLinkLabel, bookingLinkURL, instanceStatus }: PerformanceDetails,
) {
  const shared = {
    ...(accessTypes && { accessTypes }),
    ...(bookingLinkLabel && { bookingLinkLabel }),
    ...(instanceStatus && { instanceStatus }),
  }
  const link = bookingLinkURL ? linkBuilderOf(req, bookingLinkURL) : null
  return (start: string, timezone: string, number: number) => ({
    ...shared,
    ...(link && { bookingLinkURL: link(toLocalDateTime(start, timezone), number) }),
  })
}
