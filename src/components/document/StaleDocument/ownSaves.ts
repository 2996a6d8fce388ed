import { interceptFetch } from '../../../payload-patches/fetch/interceptFetch'

/** Saves of this page that are under way, by document (`pages/{id}`). They go on when their form is left. */
const underWay = new Map<string, Set<Promise<unknown>>>()

/** When the last save of a document succeeded, on the clock of `performance`. */
const saved = new Map<string, number>()

/** Documents that this tab has saved: kept over a reload, during which a save may still be on its way. */
const keyOf = (document: string): string => `callboard-saved:${document}`

/**
 * Notes the saves of a document that Payload's form sends.
 * @param address of the document in the REST API
 * @returns ends that; what is under way by then stays noted
 */
export function noteOwnSaves(document: string, address: string): () => void {
  return interceptFetch((input, init, send) => {
    const answer = send(input, init)
    if (
      init?.method?.toLowerCase() !== 'patch' ||
      typeof input !== 'string' ||
      new URL(input, window.location.href).pathname !== address
    )
      return answer
    noteOwnSave(document, answer)
    return answer
  })
}

/** Notes one save, until it has been answered. */
export function noteOwnSave(document: string, save: Promise<unknown>): void {
  const saves = underWay.get(document) ?? new Set()
  underWay.set(document, saves.add(save))
  rememberOwnSave(document)
  const end = () => {
    saves.delete(save)
    if (saves.size === 0) underWay.delete(document)
  }
  save.then((answer) => {
    // What was refused has changed nothing: somebody else may have.
    if (!(answer instanceof Response) || answer.ok) saved.set(document, performance.now())
    end()
  }, end)
}

function rememberOwnSave(document: string): void {
  try {
    sessionStorage.setItem(keyOf(document), '1')
  } catch {
    // A browser without room for a letter: coming back after a reload asks, as for somebody else's save.
  }
}

/** Has this page saved the document since a moment, or is it about to? @param since on the clock of `performance` */
export const isSavedSince = (document: string, since: number): boolean =>
  underWay.has(document) || (saved.get(document) ?? 0) >= since

export const isSavedHere = (document: string): boolean => sessionStorage.getItem(keyOf(document)) !== null

export const forgetOwnSaves = (document: string): void => sessionStorage.removeItem(keyOf(document))

/** Ends when the saves of a document that are under way have been answered. */
export const ownSavesEnd = async (document: string): Promise<void> =>
  void (await Promise.allSettled(underWay.get(document) ?? []))
