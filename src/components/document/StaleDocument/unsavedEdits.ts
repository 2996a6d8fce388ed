'use client'

import { useMemo, useSyncExternalStore } from 'react'

/** Session storage key of edits that were set aside for another user's version. */
const storageKey = (document: string): string => `callboard-typed:${document}`

const listeners = new Set<() => void>()

const notifyListeners = () => listeners.forEach((listener) => listener())

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** @returns false if the browser's storage is full */
export function storeUnsavedEdits(document: string, data: Record<string, unknown>): boolean {
  try {
    sessionStorage.setItem(storageKey(document), JSON.stringify(data))
    notifyListeners()
    return true
  } catch {
    return false
  }
}

export function clearUnsavedEdits(document: string): void {
  sessionStorage.removeItem(storageKey(document))
  notifyListeners()
}

/** Edits set aside for a document; null if there are none. */
export function useUnsavedEdits(document: string): Record<string, unknown> | null {
  const kept = useSyncExternalStore(
    subscribe,
    () => sessionStorage.getItem(storageKey(document)),
    () => null,
  )
  return useMemo(() => (kept ? (JSON.parse(kept) as Record<string, unknown>) : null), [kept])
}
