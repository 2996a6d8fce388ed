import { sql } from 'drizzle-orm'
import { dbOf } from '@/exports/server'
import type { Transaction } from '@/exports/types'
import { versionsOf, versionsTableOf, type NewVersion } from '@/database/documents/versionIds'
import type { StatementParts } from '@/database/saves/saveWrites'
import { namesOf } from '@/database/names'

const versionWriters = namesOf('version_writers')
const w = namesOf('version_writers', 'w')

export interface Writer {
  collection: string
  document: string
  person: string
  /** Id of the restored version; null if the newest version does not restore another. */
  restored: string | null
  tenant: string
}

/** Records who wrote the newest version, and deletes the writers of versions that no longer exist. */
export const writerParts = ({ collection, document, person, restored, tenant }: Writer): StatementParts => ({
  saved_versions: versionsOf(collection, document),
  gone_writers: sql`
    delete from ${versionWriters} where ${versionWriters.document_id} = ${document}::uuid and ${versionWriters.collection} = ${collection}
      and ${versionWriters.version_id} not in (select id from saved_versions)`,
  recorded_writer: sql`
    insert into ${versionWriters} (${versionWriters.collection}, ${versionWriters.document_id}, ${versionWriters.version_id}, ${versionWriters.person_id}, ${versionWriters.tenant_id}, ${versionWriters.saved_at}, ${versionWriters.restored_saved_at})
    select ${collection}, ${document}::uuid, id, ${person}::uuid, ${tenant}::uuid, now(),
      (select updated_at from saved_versions where id = ${restored}::uuid)
    from saved_versions where latest order by updated_at desc limit 1
    on conflict (${versionWriters.version_id}, ${versionWriters.person_id}) do update set ${versionWriters.saved_at} = excluded.${versionWriters.saved_at}`,
})

/** Records who wrote new versions of many documents, and deletes the writers of versions that no longer exist. */
export async function addWriters(
  req: Transaction,
  {
    collection,
    documents,
    person,
    tenant,
  }: Pick<Writer, 'collection' | 'person' | 'tenant'> & { documents: NewVersion[] },
): Promise<void> {
  const rows = JSON.stringify(documents.map(({ id, version }) => ({ id, version })))
  await (
    await dbOf(req)
  ).execute(sql`
    with saved as (select * from jsonb_to_recordset(${rows}::jsonb) as r(id uuid, version uuid)),
    gone as (
      delete from ${w} using saved where ${w.document_id} = saved.id and ${w.collection} = ${collection}
        and not exists (select 1 from ${versionsTableOf(collection)} v where v.id = ${w.version_id}))
    insert into ${versionWriters} (${versionWriters.collection}, ${versionWriters.document_id}, ${versionWriters.version_id}, ${versionWriters.person_id}, ${versionWriters.tenant_id}, ${versionWriters.saved_at})
    select ${collection}, id, version, ${person}::uuid, ${tenant}::uuid, now() from saved`)
}

export interface WriterOf {
  person: string
  /** When the restored version was saved, in ISO 8601; null if none was restored. */
  restoredSavedAt: string | null
}

/** Loads the writers of a document's versions by version id, in the order of their saves. */
export async function writersOf(
  req: Transaction,
  collection: string,
  document: string,
): Promise<Map<string, WriterOf[]>> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ person: string; restored: Date | string | null; version: string }>(sql`
    select ${versionWriters.version_id} as version, ${versionWriters.person_id} as person, ${versionWriters.restored_saved_at} as restored from ${versionWriters}
    where ${versionWriters.document_id} = ${document}::uuid and ${versionWriters.collection} = ${collection} order by ${versionWriters.saved_at}`)
  const writers = rows.map(({ person, restored, version }) => ({
    person,
    restoredSavedAt: restored === null ? null : new Date(restored).toISOString(),
    version,
  }))
  return Map.groupBy(writers, ({ version }) => version)
}

export interface WrittenDocument {
  collection: string
  id: string
  savedAt: Date
}

/** Lists the documents of a tenant that a person edited last, latest first. */
export async function listDocumentsWrittenBy(
  req: Transaction,
  { limit, person, tenant }: { limit: number; person: string; tenant: string },
): Promise<WrittenDocument[]> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ id: string; collection: string; at: Date | string }>(sql`
    select ${versionWriters.document_id} as id, ${versionWriters.collection}, max(${versionWriters.saved_at}) as at from ${versionWriters}
    where ${versionWriters.person_id} = ${person}::uuid and ${versionWriters.tenant_id} = ${tenant}::uuid group by 1, 2 order by at desc limit ${limit}`)
  return rows.map(({ at, collection, id }) => ({ id, collection, savedAt: new Date(at) }))
}

export interface WrittenByPerson extends WrittenDocument {
  person: string
}

/** Lists who edited which documents of a tenant, the latest edits first, each person and document once. */
export async function listWritten(
  req: Transaction,
  { collections, limit, since, tenant }: { collections: string[]; limit: number; since: string; tenant: string },
): Promise<WrittenByPerson[]> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ at: Date | string; collection: string; id: string; person: string }>(sql`
    select ${versionWriters.document_id} as id, ${versionWriters.collection}, ${versionWriters.person_id} as person, max(${versionWriters.saved_at}) as at from ${versionWriters}
    where ${versionWriters.tenant_id} = ${tenant}::uuid and ${versionWriters.saved_at} >= ${since}::timestamptz
      and ${versionWriters.collection} in (select jsonb_array_elements_text(${JSON.stringify(collections)}::jsonb))
    group by 1, 2, 3 order by at desc limit ${limit}`)
  return rows.map(({ at, collection, id, person }) => ({ id, collection, person, savedAt: new Date(at) }))
}

/** Deletes the writers of a deleted document. */
export const deleteWriters = async (req: Transaction, collection: string, document: string): Promise<void> =>
  void (await (
    await dbOf(req)
  ).execute(
    sql`delete from ${versionWriters} where ${versionWriters.document_id} = ${document}::uuid and ${versionWriters.collection} = ${collection}`,
  ))
