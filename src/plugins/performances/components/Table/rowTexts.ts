import { momentInZone } from '@/lib/events/momentInZone'
import { toLocalDateTime } from '@/lib/events/calendar/localDateTime'
import type { PerformanceRow } from '../../operations/listEventPerformances'

/** A clash as returned by the API. */
export type ShownClash = PerformanceRow['clashes'][number]

/** Formats when a performance begins, in local time at its venue; null if it has no time. */
export const whenOf = (
  { start, timezone }: Pick<PerformanceRow, 'start' | 'timezone'>,
  language: string,
): string | null => start && momentInZone(start, timezone, language)

/** Formats when a performance ends: the time of day, with the date if it ends on another day. */
export function endOf({ end, start, timezone }: PerformanceRow, language: string): string | null {
  if (!start || !end) return null
  const [from, to] = [toLocalDateTime(start, timezone), toLocalDateTime(end, timezone)]
  return from.day === to.day ? to.time : momentInZone(end, timezone, language)
}

/** Duration in minutes; null for an open end. */
export const minutesOf = ({ end, start }: Pick<PerformanceRow, 'end' | 'start'>): number | null =>
  start && end ? Math.round((Date.parse(end) - Date.parse(start)) / 60_000) : null

/** @example placeOf('America/New_York') // 'New York' */
export const placeOf = (zone: string): string => (zone.split('/').at(-1) ?? '').replaceAll('_', ' ')
