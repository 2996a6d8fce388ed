import { sql } from 'drizzle-orm'
import { dbOf } from '@/exports/server'
import type { Transaction } from '@/exports/types'
import { saveParts } from '@/database/saves/documentSaves'
import type { StatementParts } from '@/database/saves/saveWrites'
import { namesOf } from '@/database/names'

const documentSaves = namesOf('document_saves')

/** An upload, as the browser that sends it names it. */
export interface UploadOf {
  /** User id: the ids of others lead to nothing. */
  person: string
  tenantId: string
  uploadId: string
}

/** The writer of the save that creates a document. No tab of a browser has such an id. */
const writerOf = (uploadId: string): string => `upload:${uploadId}`

interface NewUpload extends Omit<UploadOf, 'tenantId'> {
  /** Id of the document. */
  id: string
}

/**
 * Records which upload created a media document. The record changes no value, so it is never in the way of another save;
 * it goes with the document, or with old saves.
 */
export const uploadParts = ({ id, person, uploadId }: NewUpload): StatementParts =>
  saveParts({ changed: {}, collection: 'media', id, person, writer: writerOf(uploadId) })

/** Finds the media document that an upload has created; null if it created none. */
export async function findUploaded(req: Transaction, { person, tenantId, uploadId }: UploadOf): Promise<string | null> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ id: string }>(sql`select ${documentSaves.document_id} as id from ${documentSaves}
    where ${documentSaves.tenant_id} = ${tenantId}::uuid and ${documentSaves.collection} = 'media' and ${documentSaves.writer} = ${writerOf(uploadId)} and ${documentSaves.person_id} = ${person}::uuid`)
  return rows[0]?.id ?? null
}
