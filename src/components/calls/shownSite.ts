'use client'

import { useSyncExternalStore } from 'react'

let shown: string | null = null
let revision = 0
const listeners = new Set<() => void>()

/** The frame says which site it shows. The first is the one that everything was read for from the start. */
export function noteShownSite(id: string | null): void {
  if (id === null || id === shown) return
  if (shown !== null) revision += 1
  shown = id
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Another number whenever another site came on screen: what was read for the one before is not shown for it. */
export const useSiteRevision = (): number =>
  useSyncExternalStore(
    subscribe,
    () => revision,
    () => 0,
  )
