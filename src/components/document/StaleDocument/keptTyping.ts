'use client'

import { useMemo, useSyncExternalStore } from 'react'

/** What somebody had typed into a document when they went on with another's version of it. Kept for one tab. */
const keyOf = (document: string): string => `callboard-typed:${document}`

const listeners = new Set<() => void>()

const notifyListeners = () => listeners.forEach((listener) => listener())

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** @returns false where the browser has no room for it */
export function keepTyping(document: string, data: Record<string, unknown>): boolean {
  try {
    sessionStorage.setItem(keyOf(document), JSON.stringify(data))
    notifyListeners()
    return true
  } catch {
    return false
  }
}

export function forgetTyping(document: string): void {
  sessionStorage.removeItem(keyOf(document))
  notifyListeners()
}

/** What is kept of a document; null where nothing is. */
export function useKeptTyping(document: string): Record<string, unknown> | null {
  const kept = useSyncExternalStore(
    subscribe,
    () => sessionStorage.getItem(keyOf(document)),
    () => null,
  )
  return useMemo(() => (kept ? (JSON.parse(kept) as Record<string, unknown>) : null), [kept])
}
