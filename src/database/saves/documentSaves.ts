import { sql } from 'drizzle-orm'
import type { ValueChanges } from '@/lib/content/values'
import { dbOf, type Transaction, tableOf } from '@/database/connections'
import { namesOf } from '@/database/names'
import type { StatementParts } from './saveWrites'

const documentSaves = namesOf('document_saves')
const s = namesOf('document_saves', 's')

/**
 * Waits for concurrent saves of documents and blocks new ones until the end of the transaction. Documents are locked in
 * sorted order, so that requests cannot deadlock.
 */
export async function awaitOtherSaves(req: Transaction, ...ids: string[]): Promise<void> {
  if (ids.length === 0) return
  const db = await dbOf(req)
  const sortedIds = JSON.stringify([...new Set(ids)].sort())
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtext('callboard.save'), hashtext(id)) from jsonb_array_elements_text(${sortedIds}::jsonb) as id`,
  )
}

/** A recorded save of a document. */
export interface DocumentSave {
  /** Values changed outside its form; null for a save of the whole document. */
  changed: ValueChanges | null
  /** User id; null for the system. */
  person: string | null
  savedAt: string
}

interface SavesQuery {
  collection: string
  id: string
  /** ISO 8601. */
  since: string
  /** Browser tab whose own saves do not count. */
  screen: string | null
}

/**
 * Reads the saves of a document after a point in time by other users, from other tabs or from outside its form, the
 * oldest first.
 */
export async function readNewerSaves(
  req: Transaction,
  { collection, id, screen, since }: SavesQuery,
): Promise<DocumentSave[]> {
  const db = await dbOf(req)
  const { rows } = await db.execute<{
    changed: ValueChanges | null
    person_id: string | null
    saved_at: Date | string
  }>(sql`select ${documentSaves.person_id}, ${documentSaves.saved_at}, ${documentSaves.changed} from ${documentSaves}
    where ${documentSaves.collection} = ${collection} and ${documentSaves.document_id} = ${id}::uuid and ${documentSaves.saved_at} > ${since}::timestamptz and ${documentSaves.writer} is distinct from ${screen}
    order by ${documentSaves.saved_at}`)
  return rows.map((row) => ({
    changed: row.changed,
    person: row.person_id,
    savedAt: new Date(row.saved_at).toISOString(),
  }))
}

/** A document and the version that was read. */
export interface ReadDocument {
  id: string
  /** Its `updatedAt`: ISO 8601. */
  since: string
}

/**
 * Finds who last saved documents after they were read: user id by document id, null for the system. Unsaved ones are
 * omitted.
 */
export async function findSavedSince(
  req: Transaction,
  collection: string,
  read: ReadDocument[],
): Promise<Map<string, string | null>> {
  if (read.length === 0) return new Map()
  const { rows } = await (
    await dbOf(req)
  ).execute<{ id: string; person: string | null }>(sql`
    select distinct on (${s.document_id}) ${s.document_id} as id, ${s.person_id} as person
    from ${s} join jsonb_to_recordset(${JSON.stringify(read)}::jsonb) as r(id uuid, since timestamptz) on r.id = ${s.document_id}
    where ${s.collection} = ${collection} and ${s.saved_at} > r.since order by ${s.document_id}, ${s.saved_at} desc`)
  return new Map(rows.map(({ id, person }) => [id, person]))
}

/** Reads the newest of these; null if there is none. */
export const readNewerSave = async (req: Transaction, since: SavesQuery): Promise<DocumentSave | null> =>
  (await readNewerSaves(req, since)).at(-1) ?? null

interface NewSave {
  /** See `DocumentSave`. */
  changed: ValueChanges | null
  /** Slug of a collection with versions. */
  collection: string
  id: string
  /** User id; null for the system. */
  person: string | null
  /** Browser tab, or a substitute for one. A later save of the same writer replaces the record. */
  writer: string
}

/** Records a save of a document with its current `updatedAt`. Does nothing if the document does not exist. */
export const saveParts = ({ changed, collection, id, person, writer }: NewSave): StatementParts => ({
  recorded_save: sql`insert into ${documentSaves} (${documentSaves.collection}, ${documentSaves.document_id}, ${documentSaves.writer}, ${documentSaves.tenant_id}, ${documentSaves.person_id}, ${documentSaves.saved_at}, ${documentSaves.changed})
    select ${collection}, d.id, ${writer}, d.tenant_id, ${person}::uuid,
      greatest(d.updated_at, (select max(v.version_updated_at) from ${tableOf(`_${collection}_v`)} v where v.parent_id = d.id and v.latest)),
      ${changed && JSON.stringify(changed)}::jsonb
    from ${tableOf(collection)} d where d.id = ${id}::uuid
    on conflict (${documentSaves.collection}, ${documentSaves.document_id}, ${documentSaves.writer}) do update set ${documentSaves.person_id} = excluded.${documentSaves.person_id}, ${documentSaves.saved_at} = excluded.${documentSaves.saved_at}`,
})

/** Records changes of documents from outside their forms, each with its current `updatedAt`: one statement for all. */
export async function writeOutsideSaves(
  req: Transaction,
  {
    changes,
    collection,
    person,
  }: { changes: { changed: ValueChanges; id: string }[]; collection: string; person: string | null },
): Promise<void> {
  if (changes.length === 0) return
  await (
    await dbOf(req)
  )
    .execute(sql`insert into ${documentSaves} (${documentSaves.collection}, ${documentSaves.document_id}, ${documentSaves.writer}, ${documentSaves.tenant_id}, ${documentSaves.person_id}, ${documentSaves.saved_at}, ${documentSaves.changed})
    select ${collection}, d.id, ${`outside:${crypto.randomUUID()}`}, d.tenant_id, ${person}::uuid,
      greatest(d.updated_at, (select max(v.version_updated_at) from ${tableOf(`_${collection}_v`)} v where v.parent_id = d.id and v.latest)),
      r.changed
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as r(id uuid, changed jsonb)
    join ${tableOf(collection)} d on d.id = r.id`)
}

/** Deletes the records of a document's saves. */
export async function deleteSaves(req: Transaction, collection: string, id: string): Promise<void> {
  const db = await dbOf(req)
  await db.execute(
    sql`delete from ${documentSaves} where ${documentSaves.collection} = ${collection} and ${documentSaves.document_id} = ${id}::uuid`,
  )
}
