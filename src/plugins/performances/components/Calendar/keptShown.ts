'use client'

import { useSyncExternalStore } from 'react'
import { shownIn, withShown, type Shown } from '../../../../lib/events/calendar/shown'

const listeners = new Set<() => void>()
const keyOf = (site: string): string => `callboard-calendar-${site}`

/** Keeps for one tab what the calendar of a site shows. */
export function keepShown(site: string, shown: Shown): void {
  sessionStorage.setItem(keyOf(site), withShown(new URLSearchParams(), shown).toString())
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What was looked at last in this tab; null where nothing was. */
export function useKeptShown(site: string): Shown | null {
  const kept = useSyncExternalStore(
    subscribe,
    () => sessionStorage.getItem(keyOf(site)),
    () => null,
  )
  return kept === null ? null : shownIn(new URLSearchParams(kept))
}
