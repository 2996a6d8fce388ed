import { and, eq, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dbOf } from '../../../database/connections'
import { connections } from '../tables/connections'
import { lists } from '../tables/lists'

type Transaction = Pick<PayloadRequest, 'payload' | 'transactionID'>

export interface ConnectionPlace {
  tenant: string
  provider: string
}

export type StoredConnection = typeof connections.$inferSelect

/** How things stand with a box office. */
export type ConnectionStatus = 'attention' | 'connected' | 'disconnected'

export const statusOf = (stored: Pick<StoredConnection, 'attentionSince' | 'isConnected'> | null): ConnectionStatus =>
  !stored?.isConnected ? 'disconnected' : stored.attentionSince ? 'attention' : 'connected'

const isAt = ({ provider, tenant }: ConnectionPlace) =>
  and(eq(connections.tenantId, tenant), eq(connections.provider, provider))

/** Null: nobody has ever connected it. */
export async function readConnection(req: Transaction, place: ConnectionPlace): Promise<StoredConnection | null> {
  const [row] = await (await dbOf(req)).select().from(connections).where(isAt(place))
  return row ?? null
}

/** The same, held until the end of the transaction: nobody disconnects it, or changes what follows it, meanwhile. */
export async function holdConnection(req: Transaction, place: ConnectionPlace): Promise<StoredConnection | null> {
  const [row] = await (await dbOf(req)).select().from(connections).where(isAt(place)).for('share')
  return row ?? null
}

/** Everything that a tenant has connected. */
export async function connectedProviders(req: Transaction, tenant: string): Promise<StoredConnection[]> {
  return (await dbOf(req))
    .select()
    .from(connections)
    .where(and(eq(connections.tenantId, tenant), connections.isConnected))
    .orderBy(connections.provider)
}

/** Everything that is connected, of all tenants. */
export const allConnected = async (req: Transaction): Promise<StoredConnection[]> =>
  (await dbOf(req)).select().from(connections).where(eq(connections.isConnected, true))

/** Keeps a box office that was just proven. What was read of it before is thrown away. */
export async function saveConnected(
  req: Transaction,
  { provider, tenant }: ConnectionPlace,
  { fields, organization }: Pick<StoredConnection, 'fields' | 'organization'>,
): Promise<void> {
  const db = await dbOf(req)
  const now = {
    attentionSince: null,
    failures: 0,
    fields,
    isConnected: true,
    nextRunAt: null,
    organization,
    refusals: 0,
  }
  await db
    .insert(connections)
    .values({ ...now, provider, tenantId: tenant })
    .onConflictDoUpdate({
      set: { ...now, epoch: sql`${connections.epoch} + 1`, updatedAt: sql`now()` },
      target: [connections.tenantId, connections.provider],
    })
  await db.delete(lists).where(and(eq(lists.tenantId, tenant), eq(lists.provider, provider)))
}

/** @returns false where it was not connected */
export async function saveDisconnected(req: Transaction, place: ConnectionPlace): Promise<boolean> {
  const db = await dbOf(req)
  const rows = await db
    .update(connections)
    .set({
      attentionSince: null,
      epoch: sql`${connections.epoch} + 1`,
      failures: 0,
      isConnected: false,
      nextRunAt: null,
      refusals: 0,
      updatedAt: sql`now()`,
    })
    .where(and(isAt(place), connections.isConnected))
    .returning({ provider: connections.provider })
  await db.delete(lists).where(and(eq(lists.tenantId, place.tenant), eq(lists.provider, place.provider)))
  return rows.length > 0
}

/**
 * Stores which events and fields follow, and how.
 * @param updatedAt only while the connection was not changed since: ISO moment
 * @returns when it was stored; null where somebody else was faster
 */
export async function saveSyncMap(
  req: Transaction,
  place: ConnectionPlace,
  syncMap: object,
  updatedAt?: string,
): Promise<Date | null> {
  const [row] = await (
    await dbOf(req)
  )
    .update(connections)
    .set({ syncMap, updatedAt: sql`now()` })
    .where(and(isAt(place), updatedAt === undefined ? undefined : eq(connections.updatedAt, new Date(updatedAt))))
    .returning({ updatedAt: connections.updatedAt })
  return row?.updatedAt ?? null
}
