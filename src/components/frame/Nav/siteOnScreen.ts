'use client'

import { useSyncExternalStore } from 'react'

export interface SiteOnScreen {
  id: string
  name: string
}

let current: SiteOnScreen | null = null
const listeners = new Set<() => void>()

/** Told by the frame, which knows it, to what stands beside it. */
export function showSite(site: SiteOnScreen | null): void {
  if (site?.id === current?.id) return
  current = site
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The site that the frame shows; null until it is drawn. */
export const useSiteOnScreen = (): SiteOnScreen | null => useSyncExternalStore(subscribe, () => current, () => null)
