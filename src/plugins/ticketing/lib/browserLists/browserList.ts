import { z } from 'zod'
import { listKey, type ListOfSite } from './listKey'

/** A list is fresh for one minute and usable (while it is refetched) for ten. */
export const FRESH_MS = 60_000
export const STALE_MS = 600_000

const entry = z.object({
  connection: z.string(),
  docs: z.array(z.looseObject({ id: z.string(), label: z.string() })),
  keptAt: z.number(),
  /** Id of the user who loaded it: permissions differ between users. */
  person: z.string(),
})

export type ListedOption = z.infer<typeof entry>['docs'][number]

export interface BrowserList {
  docs: ListedOption[]
  /** Epoch milliseconds on the browser's clock. */
  keptAt: number
  isStale: boolean
}

/** The requested list, the current user's id, and the time on the browser's clock. */
export interface ListRequest {
  list: ListOfSite
  now: number
  person: string
}

/**
 * Reads a list from local storage.
 * @param stored value stored under `listKey(list)`
 * @returns null if nothing is stored, or if it is older than ten minutes or belongs to another connection or user
 */
export function readBrowserList(stored: string | null, { list, now, person }: ListRequest): BrowserList | null {
  const cached = stored === null ? null : parse(stored)
  if (!cached || cached.connection !== list.connection || cached.person !== person) return null
  const age = now - cached.keptAt
  // A clock that was set back makes the age meaningless.
  if (age < 0 || age >= STALE_MS) return null
  return { docs: cached.docs, isStale: age >= FRESH_MS, keptAt: cached.keptAt }
}

function parse(stored: string): z.infer<typeof entry> | null {
  try {
    return entry.safeParse(JSON.parse(stored)).data ?? null
  } catch {
    return null
  }
}

/**
 * Stores a response of the server. A response the server had cached for more than a minute counts as stale here too.
 * Nothing is stored when local storage is full.
 */
export function storeBrowserList(
  storage: Storage,
  { list, now, person }: ListRequest,
  { docs, isStale }: { docs: ListedOption[]; isStale: boolean },
): BrowserList {
  const keptAt = isStale ? now - FRESH_MS : now
  try {
    storage.setItem(listKey(list), JSON.stringify({ connection: list.connection, docs, keptAt, person }))
  } catch {
    storage.removeItem(listKey(list))
  }
  return { docs, isStale, keptAt }
}
