const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  hour: '2-digit',
  hourCycle: 'h23',
  minute: '2-digit',
  month: 'short',
  timeZone: 'UTC',
  year: 'numeric',
})

/**
 * A moment of the log kind (created, changed, expires): in UTC, and saying so.
 * @param moment ISO 8601
 * @returns '' for what is no moment
 * @example utcMoment('2026-11-21T19:30:00Z') // '21 Nov 2026, 19:30 UTC'
 */
export function utcMoment(moment: string | null | undefined): string {
  const time = moment ? Date.parse(moment) : Number.NaN
  return Number.isNaN(time) ? '' : `${format.format(time)} UTC`
}
