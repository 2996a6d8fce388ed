'use client'

import { createContext, use } from 'react'
import type { LocalDateTime } from '@/lib/events/calendar/localDateTime'
import type { CalendarSite } from './site'
import type { CalendarPerformance } from './useCalendar'

interface Actions {
  /** Opens the dialog that adds a performance on a day. */
  requestAdd: (day: string) => void
  /** Opens the dialog that confirms moving a performance. */
  requestMove: (performance: CalendarPerformance, to: LocalDateTime) => void
  /** Id of the performance that was moved last, which receives focus at its new position. */
  moved: string | null
  site: CalendarSite
}

const Context = createContext<Actions | null>(null)

export const CalendarActions = Context

export function useCalendarActions(): Actions {
  const actions = use(Context)
  if (!actions) throw new Error('useCalendarActions must be used inside <CalendarActions>')
  return actions
}
