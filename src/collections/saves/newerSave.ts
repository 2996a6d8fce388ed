import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dbOf } from '../../database/dbOf'

/** Somebody's save of a document. */
export interface DocumentSave {
  /** Id; null for the system. */
  person: string | null
  savedAt: string
}

interface Since {
  collection: string
  id: string
  /** ISO 8601. */
  since: string
  /** The tab whose own saves do not count. */
  screen: string | null
}

/** The newest save of a document after a moment by somebody else, or from another tab; null where there is none. */
export async function newerSave(req: PayloadRequest, { collection, id, screen, since }: Since): Promise<DocumentSave | null> {
  const db = await dbOf(req)
  const { rows } = await db.execute<{ person_id: string | null; saved_at: Date | string }>(sql`select person_id, saved_at from document_saves
    where collection = ${collection} and document_id = ${id}::uuid and saved_at > ${since}::timestamptz and writer is distinct from ${screen}
    order by saved_at desc limit 1`)
  const [row] = rows
  return row ? { person: row.person_id, savedAt: new Date(row.saved_at).toISOString() } : null
}
