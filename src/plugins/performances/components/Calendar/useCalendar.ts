import { useMemo } from 'react'
import { useChangeCount } from '@/components/calls/changes/useChangesOf'
import { useRead } from '@/exports/client'
import type { CalendarState } from '@/lib/events/calendar/calendarState'
import { toLocalDateTime, type LocalDateTime } from '@/lib/events/calendar/localDateTime'
import type { ShownPerformance } from '../../operations/readCalendar'
import type { CalendarSite } from './site'

/** A performance with its local day and time. */
export type CalendarPerformance = ShownPerformance & { wall: LocalDateTime }

interface CalendarResponse {
  after: string | null
  before: string | null
  docs: ShownPerformance[]
  totalDocs: number
}

export interface CalendarData {
  /** Performances by day, in order; null while loading. */
  byDay: Map<string, CalendarPerformance[]> | null
  isFailed: boolean
  /** The data belongs to previously shown days; the requested ones are being loaded. */
  isWaiting: boolean
  /** The days of the nearest performances, if the period has none. */
  nearest: { after: string | null; before: string | null }
  /** Numbers of performances; null if all are shown. */
  omitted: { shown: number; total: number } | null
  refresh: () => void
}

/** What chips show. */
const SHOWN = ['event-instances', 'events', 'venues']

/**
 * Loads the performances between two days, again whenever one may have changed.
 * @param isHeld while a performance is dragged or a dialog is open: what others change waits until then
 */
export function useCalendar(
  { id, locale }: CalendarSite,
  from: string,
  to: string,
  { access, search, venue }: Pick<CalendarState, 'access' | 'venue'> & { search: string | null },
  isHeld: boolean,
): CalendarData {
  const revision = useChangeCount(SHOWN, isHeld)
  const query = new URLSearchParams({
    from,
    locale,
    tenantId: id,
    to,
    ...(venue && { venue }),
    ...(access && { access }),
    ...(search && { search }),
  })
  const { data, error, isOutdated, reload } = useRead<CalendarResponse>(`/event-instances/calendar?${query}`, {
    keepsPrevious: true,
    revision,
  })
  const current = error ? null : data
  const byDay = useMemo(
    () =>
      current &&
      Map.groupBy(
        current.docs.map((doc) => ({ ...doc, wall: toLocalDateTime(doc.start, doc.timezone) })),
        ({ wall }) => wall.day,
      ),
    [current],
  )
  return {
    byDay,
    isFailed: error !== null,
    isWaiting: isOutdated && !error,
    nearest: { after: current?.after ?? null, before: current?.before ?? null },
    omitted:
      current && current.totalDocs > current.docs.length
        ? { shown: current.docs.length, total: current.totalDocs }
        : null,
    refresh: reload,
  }
}
