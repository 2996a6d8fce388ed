'use client'

import { useSyncExternalStore } from 'react'

let current: string | null = null
const listeners = new Set<() => void>()

/** Opens the import of a type, or closes it. The entry of the menu goes away with its menu; the drawer stands elsewhere. */
export function openImport(type: string | null): void {
  current = type
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useIsImportOpen = (type: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => current === type,
    () => false,
  )
