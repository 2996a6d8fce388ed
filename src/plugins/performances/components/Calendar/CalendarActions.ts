'use client'

import { createContext, use } from 'react'
import type { Wall } from '../../../../lib/events/calendar/wallOf'
import type { CalendarSite } from './site'
import type { Placed } from './useCalendar'

interface Actions {
  /** Asks which performance is to be added on a day. */
  addOn: (day: string) => void
  /** Asks whether a performance is to be moved there. */
  ask: (one: Placed, to: Wall) => void
  /** Id of the performance that was moved last: it has the focus where it comes to stand. */
  moved: string | null
  site: CalendarSite
}

const Context = createContext<Actions | null>(null)

export const CalendarActions = Context

export function useCalendarActions(): Actions {
  const actions = use(Context)
  if (!actions) throw new Error('There is no calendar around this')
  return actions
}
