import { and, desc, eq, notInArray, sql } from 'drizzle-orm'
import { dbOf, type Transaction } from '../../../database/dbOf'
import type { Facts } from '../lib/facts'
import { translationFacts as table } from '../tables/translationFacts'

interface Of {
  collection: string
  document: string
}

const isOf = ({ collection, document }: Of) => and(eq(table.documentId, document), eq(table.collection, collection))

/** What is known of a document as it is now; null where nothing was noted yet. */
export async function newestFacts(req: Transaction, of: Of): Promise<Facts | null> {
  const [row] = await (await dbOf(req)).select({ facts: table.facts }).from(table).where(isOf(of)).orderBy(desc(table.savedAt)).limit(1)
  return row?.facts ?? null
}

/** What was known of a version; null where nothing was noted of it. */
export async function factsOfVersion(req: Transaction, of: Of, version: string): Promise<Facts | null> {
  const [row] = await (await dbOf(req)).select({ facts: table.facts }).from(table).where(and(isOf(of), eq(table.versionId, version)))
  return row?.facts ?? null
}

/** Notes what is known of the newest version, and forgets versions that are gone. @param kept ids of all versions that there are */
export async function writeFacts(req: Transaction, { collection, document, facts, tenant, version }: Of & { facts: Facts; tenant: string; version: string }, kept: string[]): Promise<void> {
  const db = await dbOf(req)
  const savedAt = sql`clock_timestamp()`
  await db
    .insert(table)
    .values({ collection, documentId: document, facts, savedAt, tenantId: tenant, versionId: version })
    .onConflictDoUpdate({ set: { facts, savedAt }, target: table.versionId })
  await db.delete(table).where(and(isOf({ collection, document }), notInArray(table.versionId, kept)))
}

export const deleteFacts = async (req: Transaction, of: Of): Promise<void> => void (await (await dbOf(req)).delete(table).where(isOf(of)))
