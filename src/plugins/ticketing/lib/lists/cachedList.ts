import { setTimeout as wait } from 'node:timers/promises'
import type { PayloadRequest } from 'payload'
import { giveUpTurn, isAsked, keep, readKept, takeTurn, type KeptList, type ListPlace } from '../../database/lists'

/** Answers of a box office are new for a minute, and good enough for ten while somebody asks again. */
const FRESH_MS = 60_000
const STALE_MS = 600_000

/** Longer than a call with all its tries. */
const TURN_MS = 90_000
const LOOK_AGAIN_MS = 100

type Transaction = Pick<PayloadRequest, 'payload' | 'transactionID'>

export interface CachedList {
  docs: unknown[]
  fetchedAt: Date
  /** Older than a minute: a new answer is on its way. */
  isStale: boolean
}

/**
 * A list of a box office, asked for once a minute at most, whoever and however many want it, in whichever process.
 * @param read asks the box office
 * @param refreshLater has it asked again by the worker, while this answer is given
 * @throws what `read` throws, where there is no answer that is good enough
 */
export async function cachedList(
  req: Transaction,
  place: ListPlace,
  { read, refreshLater }: { read: () => Promise<unknown[]>; refreshLater: () => Promise<void> },
): Promise<CachedList> {
  for (;;) {
    const kept = await readKept(req, place)
    const age = kept ? Date.now() - kept.fetchedAt.getTime() : Infinity
    if (kept && age < FRESH_MS) return { ...kept, isStale: false }
    if (kept && age < STALE_MS) {
      await refreshLater()
      return { ...kept, isStale: true }
    }
    const asked = await askInTurn(req, place, read)
    if (asked) return { ...asked, isStale: false }
    while (await isAsked(req, place)) await wait(LOOK_AGAIN_MS)
  }
}

/** Asks the box office, unless somebody is at it. @returns null where somebody is */
export async function askInTurn(
  req: Transaction,
  place: ListPlace,
  read: () => Promise<unknown[]>,
): Promise<KeptList | null> {
  if (!(await takeTurn(req, place, { freshMs: FRESH_MS, ms: TURN_MS }))) return null
  try {
    const docs = await read()
    return { docs, fetchedAt: await keep(req, place, docs) }
  } catch (error) {
    await giveUpTurn(req, place)
    throw error
  }
}
