import { momentInZone } from '../../../../lib/events/momentInZone'
import { wallOf } from '../../../../lib/events/calendar/wallOf'
import type { PerformanceRow } from '../../operations/listEventPerformances'

/** A clash as the server tells it. */
export type ShownClash = PerformanceRow['clashes'][number]

/** When a performance is, on the clock of its place; null while it has no time. */
export const whenOf = (
  { start, timezone }: Pick<PerformanceRow, 'start' | 'timezone'>,
  language: string,
): string | null => start && momentInZone(start, timezone, language)

/** When it ends, as a time of day, or with its day where that is another one. */
export function endOf({ end, start, timezone }: PerformanceRow, language: string): string | null {
  if (!start || !end) return null
  const [from, to] = [wallOf(start, timezone), wallOf(end, timezone)]
  return from.day === to.day ? to.time : momentInZone(end, timezone, language)
}

/** How long it lasts, in minutes; null where it is open. */
export const minutesOf = ({ end, start }: Pick<PerformanceRow, 'end' | 'start'>): number | null =>
  start && end ? Math.round((Date.parse(end) - Date.parse(start)) / 60_000) : null

/** @example placeOf('America/New_York') // 'New York' */
export const placeOf = (zone: string): string => (zone.split('/').at(-1) ?? '').replaceAll('_', ' ')
