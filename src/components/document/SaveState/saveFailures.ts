'use client'

import { useSyncExternalStore } from 'react'

/** `away`: there was no answer, or only that the server is unavailable. `refused`: any other answer. */
type Failure = 'away' | 'refused'

/** Documents (`pages/{id}`) whose last save failed. */
const failures = new Map<string, Failure>()
const listeners = new Set<() => void>()

const UNAVAILABLE = [502, 503, 504]

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function note(document: string, failure: Failure | null): void {
  if (failure) failures.set(document, failure)
  else failures.delete(document)
  listeners.forEach((listener) => listener())
}

/** Records whether a save of a document failed. */
export function recordSaveOutcome(document: string, save: Promise<Response>): void {
  save.then(
    ({ status }) => note(document, UNAVAILABLE.includes(status) ? 'away' : status >= 400 ? 'refused' : null),
    () => note(document, 'away'),
  )
}

/** Why the last save of a document failed; null if it did not. */
export const useSaveFailure = (document: string | null): Failure | null =>
  useSyncExternalStore(
    subscribe,
    () => (document === null ? null : (failures.get(document) ?? null)),
    () => null,
  )
