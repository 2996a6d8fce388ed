import { sql } from 'drizzle-orm'
import type { ValueChanges } from '../../lib/content/values'
import { dbOf, type Transaction, tableOf } from '../connections'

/**
 * Lets whoever is saving the documents finish, and others wait until the transaction of this request has ended. The
 * documents are taken in one order by everybody, so that two requests never wait for each other.
 */
export async function awaitOtherSaves(req: Transaction, ...ids: string[]): Promise<void> {
  if (ids.length === 0) return
  const db = await dbOf(req)
  const inOrder = JSON.stringify([...new Set(ids)].sort())
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtext('callboard.save'), hashtext(id)) from jsonb_array_elements_text(${inOrder}::jsonb) as id`,
  )
}

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
export async function newerSaves(req: Transaction, { collection, id, screen, since }: Since): Promise<DocumentSave[]> {
  const db = await dbOf(req)
  const { rows } = await db.execute<{
    changed: ValueChanges | null
    person_id: string | null
    saved_at: Date | string
  }>(sql`select person_id, saved_at, changed from document_saves
    where collection = ${collection} and document_id = ${id}::uuid and saved_at > ${since}::timestamptz and writer is distinct from ${screen}
    order by saved_at`)
  return rows.map((row) => ({
    changed: row.changed,
    person: row.person_id,
    savedAt: new Date(row.saved_at).toISOString(),
  }))
}

/** A document as somebody has read it. */
export interface ReadDocument {
  id: string
  /** Its `updatedAt`: ISO 8601. */
  since: string
}

/** Who has saved some documents since they were read, whoever that was: id of the person, null for the system, by id of the document. */
export async function savedSince(
  req: Transaction,
  collection: string,
  read: ReadDocument[],
): Promise<Map<string, string | null>> {
  if (read.length === 0) return new Map()
  const { rows } = await (
    await dbOf(req)
  ).execute<{ id: string; person: string | null }>(sql`
    select distinct on (s.document_id) s.document_id as id, s.person_id as person
    from document_saves s join jsonb_to_recordset(${JSON.stringify(read)}::jsonb) as r(id uuid, since timestamptz) on r.id = s.document_id
    where s.collection = ${collection} and s.saved_at > r.since order by s.document_id, s.saved_at desc`)
  return new Map(rows.map(({ id, person }) => [id, person]))
}

/** The newest of these; null where there is none. */
export const newerSave = async (req: Transaction, since: Since): Promise<DocumentSave | null> =>
  (await newerSaves(req, since)).at(-1) ?? null

interface NewSave {
  /** As in `DocumentSave`. */
  changed: ValueChanges | null
  /** Slug of a collection with versions. */
  collection: string
  id: string
  /** Id; null for the system. */
  person: string | null
  /** The tab, or what stands for one. Another save of the same writer takes the place of the one before. */
  writer: string
}

/** Records a save of a document at the moment that the document itself bears by now. Does nothing where there is no such document. */
export async function writeSave(req: Transaction, { changed, collection, id, person, writer }: NewSave): Promise<void> {
  const db = await dbOf(req)
  await db.execute(sql`insert into document_saves (collection, document_id, writer, tenant_id, person_id, saved_at, changed)
    select ${collection}, d.id, ${writer}, d.tenant_id, ${person}::uuid,
      greatest(d.updated_at, (select max(v.version_updated_at) from ${tableOf(`_${collection}_v`)} v where v.parent_id = d.id and v.latest)),
      ${changed && JSON.stringify(changed)}::jsonb
    from ${tableOf(collection)} d where d.id = ${id}::uuid
    on conflict (collection, document_id, writer) do update set person_id = excluded.person_id, saved_at = excluded.saved_at`)
}

/** Deletes the records of a document's saves. */
export async function deleteSaves(req: Transaction, collection: string, id: string): Promise<void> {
  const db = await dbOf(req)
  await db.execute(sql`delete from document_saves where collection = ${collection} and document_id = ${id}::uuid`)
}
