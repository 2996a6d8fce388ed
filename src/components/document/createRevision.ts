'use client'

import { useSyncExternalStore } from 'react'

/**
 * Tells parts of a screen that something they have read is outdated, wherever they stand.
 * @returns what notes a change, and a number that is another one after each
 */
export function createRevision(): { note: () => void; useTurn: () => number } {
  let turn = 0
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    note: () => {
      turn++
      listeners.forEach((listener) => listener())
    },
    useTurn: () =>
      useSyncExternalStore(
        subscribe,
        () => turn,
        () => 0,
      ),
  }
}
