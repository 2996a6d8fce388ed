import { and, eq, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dbOf } from '@/exports/server'
import { connections } from '../tables/connections'
import { lists } from '../tables/lists'

type Transaction = Pick<PayloadRequest, 'payload' | 'transactionID'>

export interface ConnectionKey {
  tenant: string
  provider: string
}

export type StoredConnection = typeof connections.$inferSelect

/** Status of a connection. */
export type ConnectionStatus = 'attention' | 'connected' | 'disconnected'

export const statusOf = (stored: Pick<StoredConnection, 'attentionSince' | 'isConnected'> | null): ConnectionStatus =>
  !stored?.isConnected ? 'disconnected' : stored.attentionSince ? 'attention' : 'connected'

const matchesKey = ({ provider, tenant }: ConnectionKey) =>
  and(eq(connections.tenantId, tenant), eq(connections.provider, provider))

/** Null: never connected. */
export async function readConnection(req: Transaction, key: ConnectionKey): Promise<StoredConnection | null> {
  const [row] = await (await dbOf(req)).select().from(connections).where(matchesKey(key))
  return row ?? null
}

/**
 * Reads the connection with a shared lock: until the transaction ends, it cannot be disconnected nor its map changed.
 */
export async function lockConnection(req: Transaction, key: ConnectionKey): Promise<StoredConnection | null> {
  const [row] = await (await dbOf(req)).select().from(connections).where(matchesKey(key)).for('share')
  return row ?? null
}

/** All connections of a tenant. */
export async function connectedProviders(req: Transaction, tenant: string): Promise<StoredConnection[]> {
  return (await dbOf(req))
    .select()
    .from(connections)
    .where(and(eq(connections.tenantId, tenant), connections.isConnected))
    .orderBy(connections.provider)
}

/** All active connections of all tenants. */
export const allConnected = async (req: Transaction): Promise<StoredConnection[]> =>
  (await dbOf(req)).select().from(connections).where(eq(connections.isConnected, true))

/** Saves a connection that was just verified, and deletes cached lists of the previous one. */
export async function saveConnected(
  req: Transaction,
  { provider, tenant }: ConnectionKey,
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

/** @returns false if it was not connected */
export async function saveDisconnected(req: Transaction, key: ConnectionKey): Promise<boolean> {
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
    .where(and(matchesKey(key), connections.isConnected))
    .returning({ provider: connections.provider })
  await db.delete(lists).where(and(eq(lists.tenantId, key.tenant), eq(lists.provider, key.provider)))
  return rows.length > 0
}

/**
 * Saves the field map.
 * @param updatedAt save only if the connection has not changed since (ISO 8601)
 * @returns when it was saved; null if it has changed since `updatedAt`
 */
export async function saveSyncMap(
  req: Transaction,
  key: ConnectionKey,
  syncMap: object,
  updatedAt?: string,
): Promise<Date | null> {
  const [row] = await (
    await dbOf(req)
  )
    .update(connections)
    .set({ syncMap, updatedAt: sql`now()` })
    .where(and(matchesKey(key), updatedAt === undefined ? undefined : eq(connections.updatedAt, new Date(updatedAt))))
    .returning({ updatedAt: connections.updatedAt })
  return row?.updatedAt ?? null
}
