import { and, eq, inArray, not, or } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dbOf, lockValue, newId } from '@/exports/server'
import { links } from '../tables/links'
import type { StoredLink } from './links'

interface ConnectionKey {
  provider: string
  tenant: string
}

/** Serialises transactions that link these box-office events. Locks are taken in a fixed order to avoid deadlocks. */
export async function lockExternalEvents(
  req: PayloadRequest,
  { provider, tenant }: ConnectionKey,
  externalIds: readonly string[],
): Promise<void> {
  const db = await dbOf(req)
  for (const id of [...new Set(externalIds)].sort()) await lockValue(db, 'ticketing', tenant, provider, id)
}

/**
 * Creates many links at once. A disconnected link of an event is replaced.
 * @returns the links that were created; those that a concurrent request made first are missing
 */
export async function insertLinks(
  req: PayloadRequest,
  { provider, tenant }: ConnectionKey,
  requested: readonly { event: string; externalId: string; name: string }[],
): Promise<StoredLink[]> {
  if (requested.length === 0) return []
  const db = await dbOf(req)
  const events = requested.map(({ event }) => event)
  const isDisconnected = and(eq(links.collection, 'events'), inArray(links.documentId, events), not(links.isConnected))
  const isRequested = or(
    ...requested.map(({ event, externalId }) =>
      and(eq(links.documentId, event), eq(links.externalId, externalId), eq(links.provider, provider)),
    ),
  )
  // Reconnecting the same event keeps the sync state of its fields.
  const reconnected = await db
    .update(links)
    .set({ isConnected: true })
    .where(and(isDisconnected, isRequested))
    .returning()
  await db.delete(links).where(isDisconnected)
  const created = await db
    .insert(links)
    .values(
      requested.map(({ event, externalId, name }) => ({
        collection: 'events',
        documentId: event,
        externalId,
        externalName: name,
        id: newId(req.payload, 'events'),
        provider,
        tenantId: tenant,
      })),
    )
    .onConflictDoNothing()
    .returning()
  return [...reconnected, ...created]
}
