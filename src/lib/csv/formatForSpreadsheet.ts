/** Formats an instant in local time as `2026-11-21 19:30`, which every spreadsheet recognises as a date. */
export function formatForSpreadsheet(moment: string, timeZone: string): string {
  const parts = new Map(
    formatFor(timeZone)
      .formatToParts(new Date(moment))
      .map(({ type, value }) => [type, value]),
  )
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')} ${parts.get('hour')}:${parts.get('minute')}`
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', {
      day: '2-digit',
      hour: '2-digit',
      hourCycle: 'h23',
      minute: '2-digit',
      month: '2-digit',
      timeZone,
      year: 'numeric',
    })
  formats.set(timeZone, format)
  return format
}
