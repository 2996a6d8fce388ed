import { interceptFetch } from '@/payload-patches/fetch/interceptFetch'
import { recordSaveOutcome } from '../SaveState/saveFailures'

/** Pending saves of this page, by document (`pages/{id}`). They continue when their form is left. */
const pendingSaves = new Map<string, Set<Promise<unknown>>>()

/** When the last save of a document succeeded, on the `performance` clock. */
const lastSaved = new Map<string, number>()

/**
 * Session storage key of documents saved in this tab. It survives a reload, during which a save may still be pending.
 */
const storageKey = (document: string): string => `callboard-saved:${document}`

/**
 * Records the saves of a document that Payload's form sends.
 * @param address URL of the document in the REST API
 * @returns stops recording; pending saves stay recorded
 */
export function trackOwnSaves(document: string, address: string): () => void {
  return interceptFetch((input, init, send) => {
    const response = send(input, init)
    if (
      init?.method?.toLowerCase() !== 'patch' ||
      typeof input !== 'string' ||
      new URL(input, window.location.href).pathname !== address
    )
      return response
    trackOwnSave(document, response)
    recordSaveOutcome(document, response)
    return response
  })
}

/** Records one save until its response arrives. */
export function trackOwnSave(document: string, save: Promise<unknown>): void {
  const saves = pendingSaves.get(document) ?? new Set()
  pendingSaves.set(document, saves.add(save))
  rememberOwnSave(document)
  const settle = () => {
    saves.delete(save)
    if (saves.size === 0) pendingSaves.delete(document)
  }
  save.then((response) => {
    // A rejected save has changed nothing; another user may have.
    if (!(response instanceof Response) || response.ok) lastSaved.set(document, performance.now())
    settle()
  }, settle)
}

function rememberOwnSave(document: string): void {
  try {
    sessionStorage.setItem(storageKey(document), '1')
  } catch {
    // Storage is full: after a reload, our own save is treated as another user's.
  }
}

/**
 * Whether this page has saved the document since `since`, or has a save pending.
 * @param since on the `performance` clock
 */
export const isSavedSince = (document: string, since: number): boolean =>
  pendingSaves.has(document) || (lastSaved.get(document) ?? 0) >= since

export const isSavedHere = (document: string): boolean => sessionStorage.getItem(storageKey(document)) !== null

export const clearOwnSaves = (document: string): void => sessionStorage.removeItem(storageKey(document))

/** Resolves when all pending saves of the document have settled. */
export const waitForOwnSaves = async (document: string): Promise<void> =>
  void (await Promise.allSettled(pendingSaves.get(document) ?? []))
