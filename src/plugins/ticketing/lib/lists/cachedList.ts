import { setTimeout as wait } from 'node:timers/promises'
import type { PayloadRequest } from 'payload'
import {
  releaseListLock,
  isListLocked,
  storeList,
  readCachedList,
  acquireListLock,
  type StoredList,
  type ListKey,
} from '../../database/lists'

/** A list is fresh for one minute, and usable for ten while it is refreshed. */
const FRESH_MS = 60_000
const STALE_MS = 600_000

/** Longer than a call with all its retries. */
const LOCK_MS = 90_000
const POLL_MS = 100

type Transaction = Pick<PayloadRequest, 'payload' | 'transactionID'>

export interface CachedList {
  docs: unknown[]
  fetchedAt: Date
  /** Older than a minute; a refresh has been queued. */
  isStale: boolean
}

/**
 * A list from a box office, fetched at most once a minute across all requests and processes.
 * @param read fetches the list from the box office
 * @param refreshLater queues a refresh by the worker while the stale list is returned
 * @throws whatever `read` throws, if no usable list is cached
 */
export async function cachedList(
  req: Transaction,
  key: ListKey,
  { read, refreshLater }: { read: () => Promise<unknown[]>; refreshLater: () => Promise<void> },
): Promise<CachedList> {
  for (;;) {
    const kept = await readCachedList(req, key)
    const age = kept ? Date.now() - kept.fetchedAt.getTime() : Infinity
    if (kept && age < FRESH_MS) return { ...kept, isStale: false }
    if (kept && age < STALE_MS) {
      await refreshLater()
      return { ...kept, isStale: true }
    }
    const fetched = await fetchExclusively(req, key, read)
    if (fetched) return { ...fetched, isStale: false }
    while (await isListLocked(req, key)) await wait(POLL_MS)
  }
}

/** Fetches the list unless another process is fetching it. @returns null if another is */
export async function fetchExclusively(
  req: Transaction,
  key: ListKey,
  read: () => Promise<unknown[]>,
): Promise<StoredList | null> {
  if (!(await acquireListLock(req, key, { freshMs: FRESH_MS, ms: LOCK_MS }))) return null
  try {
    const docs = await read()
    return { docs, fetchedAt: await storeList(req, key, docs) }
  } catch (error) {
    await releaseListLock(req, key)
    throw error
  }
}
