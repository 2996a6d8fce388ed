'use client'

import { useCallback, useEffect, useState } from 'react'
import { useApi } from '../../../../components/settings/useApi'
import { wallOf, type Wall } from '../../../../lib/events/calendar/wallOf'
import type { ShownPerformance } from '../../operations/readCalendar'
import type { CalendarSite } from './site'

/** A performance with its day and time where it is. */
export type Placed = ShownPerformance & { wall: Wall }

export interface CalendarData {
  /** Performances by their day, in their order; null until they are there. */
  byDay: Map<string, Placed[]> | null
  isFailed: boolean
  refresh: () => void
}

/** The performances from one day to another. */
export function useCalendar({ id, locale }: CalendarSite, from: string, to: string, venue: string | null): CalendarData {
  const call = useApi()
  const [found, setFound] = useState<Omit<CalendarData, 'refresh'>>({ byDay: null, isFailed: false })
  const [turn, setTurn] = useState(0)
  const refresh = useCallback(() => setTurn((last) => last + 1), [])
  useEffect(() => {
    let isWanted = true
    const query = new URLSearchParams({ from, locale, tenantId: id, to, ...(venue && { venue }) })
    void call<{ docs: ShownPerformance[] }>('GET', `/event-instances/calendar?${query}`).then((result) => {
      if (!isWanted) return
      const placed = result.success ? result.doc.docs.map((one) => ({ ...one, wall: wallOf(one.start, one.timezone) })) : []
      setFound({ byDay: result.success ? Map.groupBy(placed, ({ wall }) => wall.day) : null, isFailed: !result.success })
    })
    return () => {
      isWanted = false
    }
  }, [call, from, id, locale, to, turn, venue])
  return { ...found, refresh }
}
