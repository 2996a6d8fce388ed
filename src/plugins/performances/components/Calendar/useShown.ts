'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { parseCalendarState, withCalendarState, type CalendarState } from '@/lib/events/calendar/calendarState'
import type { CalendarSite } from './site'

const listeners = new Set<() => void>()

const keyOf = (site: string): string => `callboard-calendar-${site}`

/** Stores the calendar state of a site for this tab. */
function storeShown(site: string, shown: CalendarState): void {
  sessionStorage.setItem(keyOf(site), withCalendarState(new URLSearchParams(), shown).toString())
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The calendar state last stored in this tab; null if there is none. */
function useStoredShown(site: string): CalendarState | null {
  const stored = useSyncExternalStore(
    subscribe,
    () => sessionStorage.getItem(keyOf(site)),
    () => null,
  )
  return stored === null ? null : parseCalendarState(new URLSearchParams(stored))
}

const shownInUrl = (): CalendarState | null => parseCalendarState(new URLSearchParams(location.search))
const urlOf = (shown: CalendarState | null): string =>
  `?${withCalendarState(new URLSearchParams(location.search), shown)}`

/** Removes the calendar state from the URL. */
export const leaveCalendar = (): void => window.history.replaceState(null, '', urlOf(null))

/**
 * The state of the calendar. It is kept in the URL, so that going back, reloading and sharing a link work. A URL
 * without it shows what was last shown in this tab, or else the month of `opening`.
 */
export function useShown({ id, opening }: CalendarSite): [CalendarState, (changes: Partial<CalendarState>) => void] {
  const shown: CalendarState = useStoredShown(id) ?? { day: opening, span: 'month', venue: null }
  const serialized = withCalendarState(new URLSearchParams(), shown).toString()

  useEffect(() => {
    const followUrl = (): void => {
      const requested = shownInUrl()
      if (requested) storeShown(id, requested)
    }
    followUrl()
    window.addEventListener('popstate', followUrl)
    return () => window.removeEventListener('popstate', followUrl)
  }, [id])

  useEffect(() => {
    // Deferred, because the router and Payload's list also write the URL and would overwrite it.
    const timer = setTimeout(
      () =>
        !shownInUrl() &&
        window.history.replaceState(null, '', urlOf(parseCalendarState(new URLSearchParams(serialized)))),
    )
    return () => clearTimeout(timer)
  }, [serialized])

  function show(changes: Partial<CalendarState>): void {
    const next = { ...shown, ...changes }
    storeShown(id, next)
    window.history.pushState(null, '', urlOf(next))
  }

  return [shown, show]
}
