import { toLocalDateTime } from './calendar/localDateTime'
import { lastsForDays } from './lastsForDays'
import { localToInstant } from './recurring/localToInstant'

interface Times {
  end: string
  start: string
}

/**
 * The end of a performance after its start has moved: a show takes as long as before. What lasts for days ends at the
 * same local time as before, also across a clock change.
 * @param start the new one, ISO 8601
 * @param zones IANA names, before and after the move
 */
export function movedEnd(stored: Times, start: string, { after, before }: { after: string; before: string }): string {
  if (start === stored.start && after === before) return stored.end
  if (!lastsForDays(stored))
    return new Date(Date.parse(start) + Date.parse(stored.end) - Date.parse(stored.start)).toISOString()
  const length = wallClock(stored.end, before) - wallClock(stored.start, before)
  const [day = '', time = ''] = new Date(wallClock(start, after) + length).toISOString().split(/[T.]/)
  return localToInstant(day, time.slice(0, 5), after).moment
}

/** What clocks show, as if they were in UTC, in milliseconds since 1970. */
function wallClock(moment: string, zone: string): number {
  const { day, time } = toLocalDateTime(moment, zone)
  return Date.parse(`${day}T${time}Z`)
}
