import { and, eq, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dbOf } from '../../../database/connections'
import { lists } from '../tables/lists'

type Transaction = Pick<PayloadRequest, 'payload' | 'transactionID'>

export interface ListPlace {
  tenant: string
  provider: string
  /** Name of the list and what it was asked for. */
  list: string
  /** Of the connection: what another one read does not count. */
  epoch: number
}

export interface KeptList {
  docs: unknown[]
  fetchedAt: Date
}

const isAt = ({ list, provider, tenant }: ListPlace) =>
  and(eq(lists.tenantId, tenant), eq(lists.provider, provider), eq(lists.list, list))

/** Null: never read by this connection. */
export async function readKept(req: Transaction, place: ListPlace): Promise<KeptList | null> {
  const [row] = await (
    await dbOf(req)
  )
    .select()
    .from(lists)
    .where(and(isAt(place), eq(lists.epoch, place.epoch)))
  return row?.docs && row.fetchedAt ? { docs: row.docs, fetchedAt: row.fetchedAt } : null
}

/**
 * Takes it on to ask the box office. Of all processes one does, for as long as that may take.
 * @param freshMs an answer that is younger needs nobody: somebody has asked since the caller looked
 * @param ms after which another may try
 * @returns false where somebody is at it, or was just now
 */
export async function takeTurn(
  req: Transaction,
  { epoch, list, provider, tenant }: ListPlace,
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

/** Whether somebody is asking the box office at this moment. */
export async function isRequested(req: Transaction, place: ListPlace): Promise<boolean> {
  const rows = await (
    await dbOf(req)
  )
    .select({ list: lists.list })
    .from(lists)
    .where(and(isAt(place), sql`${lists.askedUntil} > now()`))
  return rows.length > 0
}

/** Keeps an answer, unless the connection has become another one meanwhile. */
export async function keep(req: Transaction, place: ListPlace, docs: unknown[]): Promise<Date> {
  const [row] = await (
    await dbOf(req)
  )
    .update(lists)
    .set({ askedUntil: null, docs, fetchedAt: sql`now()` })
    .where(and(isAt(place), eq(lists.epoch, place.epoch)))
    .returning({ fetchedAt: lists.fetchedAt })
  return row?.fetchedAt ?? new Date()
}

/** Lets the next one try. */
export async function giveUpTurn(req: Transaction, place: ListPlace): Promise<void> {
  await (
    await dbOf(req)
  )
    .update(lists)
    .set({ askedUntil: null })
    .where(and(isAt(place), eq(lists.epoch, place.epoch)))
}
