'use client'

import { useSyncExternalStore } from 'react'

/**
 * Creates a counter that tells components anywhere on the screen that data they loaded is outdated.
 * @returns `note` increments the counter; `useTurn` subscribes to it
 */
export function createRevision(): { note: () => void; useTurn: () => number } {
  let revision = 0
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    note: () => {
      revision++
      listeners.forEach((listener) => listener())
    },
    useTurn: () =>
      useSyncExternalStore(
        subscribe,
        () => revision,
        () => 0,
      ),
  }
}
