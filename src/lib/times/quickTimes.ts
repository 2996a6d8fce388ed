/** A time on the wall clock. */
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
 * Times that are often chosen: tomorrow, and the Monday after that, in the morning.
 * @param zone IANA name; days are those of its clock
 */
export function quickTimes(now: Date, zone: string): { monday: WallTime; tomorrow: WallTime } {
  // Noon of today there, as if it were UTC: adding days crosses no change of the clocks.
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
