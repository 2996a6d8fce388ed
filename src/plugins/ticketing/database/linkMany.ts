import { and, eq, inArray, not, or } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dbOf, newId } from '../../../database/connections'
import { lockValue } from '../../../database/locks'
import { links } from '../tables/links'
import type { StoredLink } from './links'

interface Place {
  provider: string
  tenant: string
}

/** Lets one transaction at a time decide what follows these events of a box office. Always in the same order, so that two never wait for each other. */
export async function lockExternals(
  req: PayloadRequest,
  { provider, tenant }: Place,
  externalIds: readonly string[],
): Promise<void> {
  const db = await dbOf(req)
  for (const id of [...new Set(externalIds)].sort()) await lockValue(db, 'ticketing', tenant, provider, id)
}

/**
 * Has many events follow something at once. An event that was only remembered to have followed something forgets that.
 * @returns the links that were made; what somebody else was faster with is missing
 */
export async function insertLinks(
  req: PayloadRequest,
  { provider, tenant }: Place,
  wanted: readonly { event: string; externalId: string; name: string }[],
): Promise<StoredLink[]> {
  if (wanted.length === 0) return []
  const db = await dbOf(req)
  const events = wanted.map(({ event }) => event)
  const isRemembered = and(eq(links.collection, 'events'), inArray(links.documentId, events), not(links.isConnected))
  const isWanted = or(
    ...wanted.map(({ event, externalId }) =>
      and(eq(links.documentId, event), eq(links.externalId, externalId), eq(links.provider, provider)),
    ),
  )
  // What it knew of its fields counts again.
  const again = await db.update(links).set({ isConnected: true }).where(and(isRemembered, isWanted)).returning()
  await db.delete(links).where(isRemembered)
  const made = await db
    .insert(links)
    .values(
      wanted.map(({ event, externalId, name }) => ({
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
  return [...again, ...made]
}
