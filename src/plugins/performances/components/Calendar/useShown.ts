'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { shownIn, withShown, type Shown } from '../../../../lib/events/calendar/shown'
import type { CalendarSite } from './site'

const listeners = new Set<() => void>()

const keyOf = (site: string): string => `callboard-calendar-${site}`

/** Keeps for one tab what the calendar of a site shows. */
function keepShown(site: string, shown: Shown): void {
  sessionStorage.setItem(keyOf(site), withShown(new URLSearchParams(), shown).toString())
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What was looked at last in this tab; null where nothing was. */
function useKeptShown(site: string): Shown | null {
  const kept = useSyncExternalStore(
    subscribe,
    () => sessionStorage.getItem(keyOf(site)),
    () => null,
  )
  return kept === null ? null : shownIn(new URLSearchParams(kept))
}

const inAddress = (): Shown | null => shownIn(new URLSearchParams(location.search))
const addressOf = (shown: Shown | null): string => `?${withShown(new URLSearchParams(location.search), shown)}`

/** Takes the calendar out of the address. */
export const leaveCalendar = (): void => window.history.replaceState(null, '', addressOf(null))

/**
 * What the calendar shows. It stands in the address, so that going back, loading anew and passing a link on lead there;
 * an address that does not say leads to what was looked at last in this tab, and else to the month of the opening.
 */
export function useShown({ id, opening }: CalendarSite): [Shown, (more: Partial<Shown>) => void] {
  const shown: Shown = useKeptShown(id) ?? { day: opening, span: 'month', venue: null }
  const address = withShown(new URLSearchParams(), shown).toString()

  useEffect(() => {
    const followAddress = (): void => {
      const asked = inAddress()
      if (asked) keepShown(id, asked)
    }
    followAddress()
    window.addEventListener('popstate', followAddress)
    return () => window.removeEventListener('popstate', followAddress)
  }, [id])

  useEffect(() => {
    // Only once the router and Payload's list have written what they know: they would overwrite it.
    const timer = setTimeout(
      () => !inAddress() && window.history.replaceState(null, '', addressOf(shownIn(new URLSearchParams(address)))),
    )
    return () => clearTimeout(timer)
  }, [address])

  function show(more: Partial<Shown>): void {
    const next = { ...shown, ...more }
    keepShown(id, next)
    window.history.pushState(null, '', addressOf(next))
  }

  return [shown, show]
}
