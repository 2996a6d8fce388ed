import { and, asc, count, eq, inArray, ne, sql } from 'drizzle-orm'
import { dbOf } from '@/exports/server'
import type { Transaction } from '@/exports/types'
import type { DocumentId } from '@/database/documents/publicStates'
import { releaseDocuments } from '../tables/releaseDocuments'

export type StoredDocument = typeof releaseDocuments.$inferSelect

/** Loads the documents of a release in the order in which they were added. */
export async function documentsOf(req: Transaction, releaseId: string): Promise<StoredDocument[]> {
  return (await dbOf(req))
    .select()
    .from(releaseDocuments)
    .where(eq(releaseDocuments.releaseId, releaseId))
    .orderBy(asc(releaseDocuments.position), asc(releaseDocuments.documentId))
}

/** A document in an open release. */
export type OpenDocument = Pick<StoredDocument, 'collection' | 'documentId' | 'releaseId'>

/** Finds which of the given documents of a tenant are in open releases. */
export async function findOpenDocuments(
  req: Transaction,
  tenantId: string,
  documents: DocumentId[],
): Promise<OpenDocument[]> {
  if (documents.length === 0) return []
  const { collection, documentId, isOpen, releaseId } = releaseDocuments
  const ids = documents.map(({ id }) => id)
  const rows = await (
    await dbOf(req)
  )
    .select({ collection, documentId, releaseId })
    .from(releaseDocuments)
    .where(and(eq(releaseDocuments.tenantId, tenantId), eq(isOpen, true), inArray(documentId, ids)))
  return rows.filter((row) =>
    documents.some(({ id, ...of }) => row.collection === of.collection && row.documentId === id),
  )
}

/** Ids of the documents of a tenant that are in an open release other than this one. */
export async function findTakenDocuments(
  req: Transaction,
  { id, tenantId }: { id: string; tenantId: string },
): Promise<string[]> {
  const { documentId, isOpen, releaseId } = releaseDocuments
  const rows = await (
    await dbOf(req)
  )
    .select({ documentId })
    .from(releaseDocuments)
    .where(and(eq(releaseDocuments.tenantId, tenantId), eq(isOpen, true), ne(releaseId, id)))
  return rows.map((row) => row.documentId)
}

type NewDocument = Pick<
  StoredDocument,
  'addedBy' | 'collection' | 'documentId' | 'isPublish' | 'position' | 'releaseId' | 'tenantId' | 'title'
>

/** Adds documents; for those already in the release, updates whether they are published or unpublished. */
export async function upsertDocuments(req: Transaction, documents: NewDocument[]): Promise<void> {
  if (documents.length === 0) return
  await (
    await dbOf(req)
  )
    .insert(releaseDocuments)
    .values(documents)
    .onConflictDoUpdate({
      set: { isPublish: sql`excluded.is_publish` },
      target: [releaseDocuments.releaseId, releaseDocuments.collection, releaseDocuments.documentId],
    })
}

export async function removeDocument(
  req: Transaction,
  releaseId: string,
  { collection, id }: DocumentId,
): Promise<void> {
  await (
    await dbOf(req)
  )
    .delete(releaseDocuments)
    .where(
      and(
        eq(releaseDocuments.releaseId, releaseId),
        eq(releaseDocuments.collection, collection),
        eq(releaseDocuments.documentId, id),
      ),
    )
}

/** Counts the documents of each release, keyed by release id. */
export async function countDocuments(req: Transaction, releaseIds: string[]): Promise<Map<string, number>> {
  if (releaseIds.length === 0) return new Map()
  const { releaseId } = releaseDocuments
  const rows = await (
    await dbOf(req)
  )
    .select({ documents: count(), id: releaseId })
    .from(releaseDocuments)
    .where(inArray(releaseId, releaseIds))
    .groupBy(releaseId)
  return new Map(rows.map(({ documents, id }) => [id, documents]))
}

/** Takes all documents out of a release, before it is deleted. */
export async function deleteDocuments(req: Transaction, releaseId: string): Promise<void> {
  await (await dbOf(req)).delete(releaseDocuments).where(eq(releaseDocuments.releaseId, releaseId))
}

/** What going live did to a document. */
export type WrittenOutcome = Pick<
  StoredDocument,
  'before' | 'collection' | 'documentId' | 'leftVersion' | 'outcome'
> & {
  /** ISO 8601. */
  leftAt: string | null
}

/** Records what going live did to the documents of a release. */
export async function writeOutcomes(req: Transaction, releaseId: string, outcomes: WrittenOutcome[]): Promise<void> {
  await (
    await dbOf(req)
  ).execute(sql`
    update ${releaseDocuments} set before = o.before, is_open = false, left_at = o."leftAt", left_version = o."leftVersion", outcome = o.outcome
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as o(before jsonb, collection text, "documentId" uuid, "leftAt" timestamptz, "leftVersion" uuid, outcome text)
    where ${releaseDocuments.releaseId} = ${releaseId}::uuid and ${releaseDocuments.collection} = o.collection and ${releaseDocuments.documentId} = o."documentId"`)
}
