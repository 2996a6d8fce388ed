import { toLocalDateTime } from './calendar/localDateTime'
import { localToInstant } from './recurring/localToInstant'

const MINUTE_MS = 60_000

/**
 * Shifts an instant so that its local time in another time zone is unchanged: 19:30 stays 19:30.
 * @param moment ISO 8601
 * @param from IANA name
 * @param to IANA name
 */
export function keepLocalTime(moment: string, from: string, to: string): string {
  const { day, time } = toLocalDateTime(moment, from)
  const seconds = ((Date.parse(moment) % MINUTE_MS) + MINUTE_MS) % MINUTE_MS
  return new Date(Date.parse(localToInstant(day, time, to).moment) + seconds).toISOString()
}
