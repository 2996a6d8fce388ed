import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import { dbOf } from '@/exports/server'
import type { Transaction } from '@/exports/types'
import type { DocumentId } from '@/database/documents/publicStates'
import { releaseDocuments, releases } from '../tables/releases'
import type { StoredDocument } from './releases'

/** Loads the documents of a release in the order in which they were added. */
export async function documentsOf(req: Transaction, releaseId: string): Promise<StoredDocument[]> {
  return (await dbOf(req))
    .select()
    .from(releaseDocuments)
    .where(eq(releaseDocuments.releaseId, releaseId))
    .orderBy(asc(releaseDocuments.position), asc(releaseDocuments.documentId))
}

/** An open release that contains a document. */
export interface DocumentInRelease {
  collection: string
  documentId: string
  releaseId: string
  title: string
}

/** Finds the open releases that contain any of the given documents of a tenant. */
export async function findOpenReleases(
  req: Transaction,
  tenantId: string,
  documents: DocumentId[],
): Promise<DocumentInRelease[]> {
  if (documents.length === 0) return []
  const rows = await (
    await dbOf(req)
  )
    .select({
      collection: releaseDocuments.collection,
      documentId: releaseDocuments.documentId,
      releaseId: releaseDocuments.releaseId,
      title: releases.title,
    })
    .from(releaseDocuments)
    .innerJoin(releases, eq(releases.id, releaseDocuments.releaseId))
    .where(
      and(
        eq(releaseDocuments.tenantId, tenantId),
        eq(releaseDocuments.isOpen, true),
        inArray(
          releaseDocuments.documentId,
          documents.map(({ id }) => id),
        ),
      ),
    )
  return rows.filter((row) =>
    documents.some(({ collection, id }) => row.collection === collection && row.documentId === id),
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
    update release_documents d set before = o.before, is_open = false, left_at = o."leftAt", left_version = o."leftVersion", outcome = o.outcome
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as o(before jsonb, collection text, "documentId" uuid, "leftAt" timestamptz, "leftVersion" uuid, outcome text)
    where d.release_id = ${releaseId}::uuid and d.collection = o.collection and d.document_id = o."documentId"`)
}
