import { and, eq, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dbOf } from '@/exports/server'
import { lists } from '../tables/lists'

type Transaction = Pick<PayloadRequest, 'payload' | 'transactionID'>

export interface ListKey {
  tenant: string
  provider: string
  /** Name of the list with its parameters. */
  list: string
  /** Epoch of the connection; lists of other epochs do not count. */
  epoch: number
}

export interface StoredList {
  docs: unknown[]
  fetchedAt: Date
}

const matchesKey = ({ list, provider, tenant }: Omit<ListKey, 'epoch'>) =>
  and(eq(lists.tenantId, tenant), eq(lists.provider, provider), eq(lists.list, list))

/** Null: never loaded with this connection. */
export async function readCachedList(req: Transaction, key: ListKey): Promise<StoredList | null> {
  const [row] = await (
    await dbOf(req)
  )
    .select()
    .from(lists)
    .where(and(matchesKey(key), eq(lists.epoch, key.epoch)))
  return row?.docs && row.fetchedAt ? { docs: row.docs, fetchedAt: row.fetchedAt } : null
}

/**
 * Acquires the lock to fetch a list, so that only one process fetches it at a time.
 * @param freshMs fail if the cached list is younger than this, because another caller has just fetched it
 * @param ms after which the lock expires
 * @returns false if the list is being fetched or is fresh
 */
export async function acquireListLock(
  req: Transaction,
  { epoch, list, provider, tenant }: ListKey,
  { freshMs, ms }: { freshMs: number; ms: number },
): Promise<boolean> {
  const until = sql`now() + make_interval(secs => ${ms / 1000})`
  const rows = await (
    await dbOf(req)
  )
    .insert(lists)
    .values({ askedUntil: until, epoch, list, provider, tenantId: tenant })
    .onConflictDoUpdate({
      set: {
        askedUntil: until,
        docs: sql`case when ${lists.epoch} = ${epoch} then ${lists.docs} end`,
        epoch,
        fetchedAt: sql`case when ${lists.epoch} = ${epoch} then ${lists.fetchedAt} end`,
      },
      setWhere: sql`${lists.epoch} <> ${epoch} or ((${lists.askedUntil} is null or ${lists.askedUntil} < now())
        and (${lists.fetchedAt} is null or ${lists.fetchedAt} < now() - make_interval(secs => ${freshMs / 1000})))`,
      target: [lists.tenantId, lists.provider, lists.list],
    })
    .returning({ list: lists.list })
  return rows.length > 0
}

/** Whether the list is being fetched. */
export async function isListLocked(req: Transaction, key: ListKey): Promise<boolean> {
  const rows = await (
    await dbOf(req)
  )
    .select({ list: lists.list })
    .from(lists)
    .where(and(matchesKey(key), sql`${lists.askedUntil} > now()`))
  return rows.length > 0
}

/** Caches a list and releases the lock, unless the connection has changed meanwhile. */
export async function storeList(req: Transaction, key: ListKey, docs: unknown[]): Promise<Date> {
  const [row] = await (
    await dbOf(req)
  )
    .update(lists)
    .set({ askedUntil: null, docs, fetchedAt: sql`now()` })
    .where(and(matchesKey(key), eq(lists.epoch, key.epoch)))
    .returning({ fetchedAt: lists.fetchedAt })
  return row?.fetchedAt ?? new Date()
}

/** Releases the lock after a failure. */
export async function releaseListLock(req: Transaction, key: ListKey): Promise<void> {
  await (
    await dbOf(req)
  )
    .update(lists)
    .set({ askedUntil: null })
    .where(and(matchesKey(key), eq(lists.epoch, key.epoch)))
}

/** Deletes a cached list of a connection, which somebody knows to be outdated. */
export async function deleteList(req: Transaction, key: Omit<ListKey, 'epoch'>): Promise<void> {
  await (await dbOf(req)).delete(lists).where(matchesKey(key))
}
