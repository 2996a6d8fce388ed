import { useMemo } from 'react'
import { useRead } from '../../../../components/calls/useRead'
import type { Shown } from '../../../../lib/events/calendar/shown'
import { wallOf, type Wall } from '../../../../lib/events/calendar/wallOf'
import type { ShownPerformance } from '../../operations/readCalendar'
import type { CalendarSite } from './site'

/** A performance with its day and time where it is. */
export type Placed = ShownPerformance & { wall: Wall }

interface Answer {
  after: string | null
  before: string | null
  docs: ShownPerformance[]
}

export interface CalendarData {
  /** Performances by their day, in their order; null until they are there. */
  byDay: Map<string, Placed[]> | null
  isFailed: boolean
  /** What is there belongs to other days than those asked for: theirs are on their way. */
  isWaiting: boolean
  /** The days of the performances next to a time that has none. */
  nearest: { after: string | null; before: string | null }
  refresh: () => void
}

/** The performances from one day to another. */
export function useCalendar(
  { id, locale }: CalendarSite,
  from: string,
  to: string,
  { access, search, venue }: Pick<Shown, 'access' | 'venue'> & { search: string | null },
): CalendarData {
  const asked = new URLSearchParams({
    from,
    locale,
    tenantId: id,
    to,
    ...(venue && { venue }),
    ...(access && { access }),
    ...(search && { search }),
  })
  const { data, error, isOutdated, reload } = useRead<Answer>(`/event-instances/calendar?${asked}`, { keepsLast: true })
  const found = error ? null : data
  const byDay = useMemo(
    () =>
      found &&
      Map.groupBy(
        found.docs.map((one) => ({ ...one, wall: wallOf(one.start, one.timezone) })),
        ({ wall }) => wall.day,
      ),
    [found],
  )
  return {
    byDay,
    isFailed: error !== null,
    isWaiting: isOutdated && !error,
    nearest: { after: found?.after ?? null, before: found?.before ?? null },
    refresh: reload,
  }
}
