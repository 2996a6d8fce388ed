import { formatIn } from '@/lib/time/formatIn'

/** Formats a date range in the reader's language; '' if unknown. */
export function daysIn(
  { firstDay, lastDay }: { firstDay: string | null; lastDay: string | null },
  language: string,
): string {
  const [from, to] = [momentOf(firstDay ?? lastDay), momentOf(lastDay ?? firstDay)]
  if (from === null || to === null) return ''
  return formatIn(language, { day: 'numeric', month: 'short', timeZone: 'UTC', year: 'numeric' }).formatRange(
    Math.min(from, to),
    Math.max(from, to),
  )
}

function momentOf(day: string | null): number | null {
  const time = day === null ? Number.NaN : Date.parse(`${day}T12:00:00Z`)
  return Number.isNaN(time) ? null : time
}
