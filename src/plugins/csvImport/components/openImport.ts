'use client'

import { useSyncExternalStore } from 'react'

let openType: string | null = null
const listeners = new Set<() => void>()

/**
 * Opens the import of a type, or closes it with null. Shared state, because the menu item unmounts with its menu while
 * the drawer is rendered elsewhere.
 */
export function openImport(type: string | null): void {
  openType = type
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useIsImportOpen = (type: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => openType === type,
    () => false,
  )
