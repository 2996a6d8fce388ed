'use client'

import { useCallback, useEffect, useState } from 'react'
import { useApi } from '../../../../components/settings/useApi'
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

const NOTHING = { asked: '', byDay: null, isFailed: false, nearest: { after: null, before: null } }

/** The performances from one day to another. */
export function useCalendar({ id, locale }: CalendarSite, from: string, to: string, venue: string | null): CalendarData {
  const call = useApi()
  const [found, setFound] = useState<{ asked: string } & Omit<CalendarData, 'isWaiting' | 'refresh'>>(NOTHING)
  const [turn, setTurn] = useState(0)
  const refresh = useCallback(() => setTurn((last) => last + 1), [])
  const asked = new URLSearchParams({ from, locale, tenantId: id, to, ...(venue && { venue }) }).toString()
  useEffect(() => {
    let isWanted = true
    void call<Answer>('GET', `/event-instances/calendar?${asked}`).then((result) => {
      if (!isWanted) return
      if (!result.success) return setFound({ ...NOTHING, asked, isFailed: true })
      const { after, before, docs } = result.doc
      const placed = docs.map((one) => ({ ...one, wall: wallOf(one.start, one.timezone) }))
      setFound({ asked, byDay: Map.groupBy(placed, ({ wall }) => wall.day), isFailed: false, nearest: { after, before } })
    })
    return () => {
      isWanted = false
    }
  }, [asked, call, turn])
  return { ...found, isWaiting: found.asked !== asked, refresh }
}
