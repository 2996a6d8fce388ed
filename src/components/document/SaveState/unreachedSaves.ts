'use client'

import { useSyncExternalStore } from 'react'

/** Documents whose last save had no answer, or only that the server is unavailable. */
const unreached = new Set<string>()
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function mark(document: string, isUnreached: boolean): void {
  if (isUnreached) unreached.add(document)
  else unreached.delete(document)
  listeners.forEach((listener) => listener())
}

/** Records whether a save of a document (`pages/{id}`) reached the server. A refused save did. */
export function recordSaveOutcome(document: string, save: Promise<Response>): void {
  save.then(
    ({ status }) => mark(document, status >= 500),
    () => mark(document, true),
  )
}

/** Whether the last save of a document did not reach the server. */
export const useUnreachedSave = (document: string | null): boolean =>
  useSyncExternalStore(
    subscribe,
    () => document !== null && unreached.has(document),
    () => false,
  )
