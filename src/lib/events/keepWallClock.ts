import { wallOf } from './calendar/wallOf'
import { wallMoment } from './recurring/wallMoment'

const MINUTE_MS = 60_000

/**
 * The moment at which the wall clock of another zone shows what it shows in the first: 19:30 stays 19:30.
 * @param moment ISO 8601
 * @param from IANA name
 * @param to IANA name
 */
export function keepWallClock(moment: string, from: string, to: string): string {
  const { day, time } = wallOf(moment, from)
  const seconds = ((Date.parse(moment) % MINUTE_MS) + MINUTE_MS) % MINUTE_MS
  return new Date(Date.parse(wallMoment(day, time, to).moment) + seconds).toISOString()
}
