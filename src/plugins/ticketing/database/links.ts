import { and, eq, inArray, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dbOf } from '../../../database/dbOf'
import { newId } from '../../../database/newId'
import { links } from '../tables/links'

type Transaction = Pick<PayloadRequest, 'payload' | 'transactionID'>

export type StoredLink = typeof links.$inferSelect
export type LinkedCollection = 'event-instances' | 'events'

const OF_DOCUMENTS = (collection: LinkedCollection, ids: string[]) => and(eq(links.collection, collection), inArray(links.documentId, ids))

/** What documents follow, by the id of the document. */
export async function linksOf(req: Transaction, collection: LinkedCollection, ids: string[]): Promise<Map<string, StoredLink>> {
  if (ids.length === 0) return new Map()
  const rows = await (await dbOf(req)).select().from(links).where(OF_DOCUMENTS(collection, ids))
  return new Map(rows.map((row) => [row.documentId, row]))
}

/** The same for what a provider calls them, by their id. */
export async function linksTo(req: Transaction, { provider, tenant }: { provider: string; tenant: string }, collection: LinkedCollection, externalIds?: string[]): Promise<Map<string, StoredLink>> {
  if (externalIds?.length === 0) return new Map()
  const chosen = externalIds && inArray(links.externalId, externalIds)
  const rows = await (await dbOf(req)).select().from(links).where(and(eq(links.tenantId, tenant), eq(links.provider, provider), eq(links.collection, collection), chosen))
  return new Map(rows.map((row) => [row.externalId, row]))
}

export type NewLink = Pick<StoredLink, 'collection' | 'documentId' | 'externalId' | 'provider' | 'tenantId'> & Partial<StoredLink>

/**
 * Has a document follow something. A document that follows something else follows this from now on, from the beginning.
 * @returns null where another document follows it already
 */
export async function saveLink(req: Transaction & Pick<PayloadRequest, 'payload'>, link: NewLink): Promise<StoredLink | null> {
  const db = await dbOf(req)
  await db.delete(links).where(and(eq(links.collection, link.collection), eq(links.documentId, link.documentId), sql`(${links.provider}, ${links.externalId}) <> (${link.provider}, ${link.externalId})`))
  const [row] = await db
    .insert(links)
    .values({ ...link, id: newId(req.payload, 'events') })
    .onConflictDoUpdate({
      set: { externalName: link.externalName ?? sql`${links.externalName}`, isConnected: link.isConnected ?? true },
      setWhere: eq(links.documentId, link.documentId),
      target: [links.tenantId, links.provider, links.collection, links.externalId],
    })
    .returning()
  return row ?? null
}

/** It no longer follows. What it follows is remembered, to be connected again. @returns false where it did not */
export async function disconnectLink(req: Transaction, collection: LinkedCollection, id: string): Promise<boolean> {
  const rows = await (await dbOf(req)).update(links).set({ isConnected: false }).where(and(OF_DOCUMENTS(collection, [id]), links.isConnected)).returning({ id: links.id })
  return rows.length > 0
}

/** Forgets what documents follow. */
export async function deleteLinks(req: Transaction, collection: LinkedCollection, ids: string[]): Promise<void> {
  if (ids.length > 0) await (await dbOf(req)).delete(links).where(OF_DOCUMENTS(collection, ids))
}
