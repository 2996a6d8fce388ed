'use client'

import { useSyncExternalStore } from 'react'

let turn = 0
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** To be called when other documents than the one on screen were published from it. */
export function notePublishedAlong(): void {
  turn++
  listeners.forEach((listener) => listener())
}

/** Another number each time that other documents were published from this screen: what is known of their states is outdated. */
export const usePublishedAlong = (): number => useSyncExternalStore(subscribe, () => turn, () => 0)
