import { z } from 'zod'
import { listKey, type ListOfSite } from './listKey'

/** A list is new for a minute, and good enough for ten while it is asked for again. */
export const FRESH_MS = 60_000
export const STALE_MS = 600_000

const entry = z.object({
  connection: z.string(),
  docs: z.array(z.looseObject({ id: z.string(), label: z.string() })),
  keptAt: z.number(),
  /** Id of whoever read it: somebody else may not be allowed to. */
  person: z.string(),
})

export type ListedOption = z.infer<typeof entry>['docs'][number]

export interface KeptList {
  docs: ListedOption[]
  /** Epoch milliseconds by the clock of the browser. */
  keptAt: number
  isStale: boolean
}

/** The list that is asked for, who asks, and when by the clock of the browser. */
export interface Asked {
  list: ListOfSite
  now: number
  person: string
}

/**
 * A list out of what local storage keeps.
 * @param stored text under `listKey(list)`
 * @returns null where none is kept, or it is older than ten minutes, another connection's or another person's
 */
export function readKept(stored: string | null, { list, now, person }: Asked): KeptList | null {
  const found = stored === null ? null : parse(stored)
  if (!found || found.connection !== list.connection || found.person !== person) return null
  const age = now - found.keptAt
  // A clock that was put back says nothing about age.
  if (age < 0 || age >= STALE_MS) return null
  return { docs: found.docs, isStale: age >= FRESH_MS, keptAt: found.keptAt }
}

function parse(stored: string): z.infer<typeof entry> | null {
  try {
    return entry.safeParse(JSON.parse(stored)).data ?? null
  } catch {
    return null
  }
}

/**
 * Keeps an answer of the server. One that the server itself had kept for more than a minute counts as stale here, too.
 * A browser without room keeps nothing.
 */
export function keepList(
  storage: Storage,
  { list, now, person }: Asked,
  { docs, isStale }: { docs: ListedOption[]; isStale: boolean },
): KeptList {
  const keptAt = isStale ? now - FRESH_MS : now
  try {
    storage.setItem(listKey(list), JSON.stringify({ connection: list.connection, docs, keptAt, person }))
  } catch {
    storage.removeItem(listKey(list))
  }
  return { docs, isStale, keptAt }
}
