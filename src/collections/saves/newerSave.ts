import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dbOf } from '../../database/dbOf'
import type { ValueChanges } from '../../lib/content/valueChanges'

/** Somebody's save of a document. */
export interface DocumentSave {
  /** What was changed outside its form; null for a save of everything. */
  changed: ValueChanges | null
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

/** The saves of a document after a moment by somebody else, from another tab or from outside its form, the oldest first. */
export async function newerSaves(req: PayloadRequest, { collection, id, screen, since }: Since): Promise<DocumentSave[]> {
  const db = await dbOf(req)
  const { rows } = await db.execute<{ changed: ValueChanges | null; person_id: string | null; saved_at: Date | string }>(sql`select person_id, saved_at, changed from document_saves
    where collection = ${collection} and document_id = ${id}::uuid and saved_at > ${since}::timestamptz and writer is distinct from ${screen}
    order by saved_at`)
  return rows.map((row) => ({ changed: row.changed, person: row.person_id, savedAt: new Date(row.saved_at).toISOString() }))
}

/** The newest of these; null where there is none. */
export const newerSave = async (req: PayloadRequest, since: Since): Promise<DocumentSave | null> => (await newerSaves(req, since)).at(-1) ?? null
