/** A local date and time. */
export interface WallTime {
  /** `YYYY-MM-DD` */
  day: string
  /** `HH:mm` */
  time: string
}

const MORNING = '10:00'
const DAY_MS = 24 * 60 * 60 * 1000
const MONDAY = 1

/**
 * Frequently used times: tomorrow morning, and the morning of the next Monday after tomorrow.
 * @param zone IANA name of the time zone of the days
 */
export function quickTimes(now: Date, zone: string): { monday: WallTime; tomorrow: WallTime } {
  // Noon of the current local day, as UTC, so that adding days crosses no clock change.
  const noon = new Date(
    `${new Intl.DateTimeFormat('en-CA', { day: '2-digit', month: '2-digit', timeZone: zone, year: 'numeric' }).format(now)}T12:00:00Z`,
  )
  const inDays = (days: number): WallTime => ({
    day: new Date(noon.getTime() + days * DAY_MS).toISOString().slice(0, 10),
    time: MORNING,
  })
  const untilMonday = (MONDAY - noon.getUTCDay() + 7) % 7 || 7
  return { monday: inDays(untilMonday === 1 ? 8 : untilMonday), tomorrow: inDays(1) }
}
