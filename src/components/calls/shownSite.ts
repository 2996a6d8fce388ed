'use client'

import { useSyncExternalStore } from 'react'

let shown: string | null = null
let revision = 0
const listeners = new Set<() => void>()

/** Records the site that the frame shows. The first call does not count as a change. */
export function setShownSite(id: string | null): void {
  if (id === null || id === shown) return
  if (shown !== null) revision += 1
  shown = id
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Changes whenever another site is shown, so that data loaded for the previous site is not displayed. */
export const useSiteRevision = (): number =>
  useSyncExternalStore(
    subscribe,
    () => revision,
    () => 0,
  )
