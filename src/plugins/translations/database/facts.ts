import { and, desc, eq, sql } from 'drizzle-orm'
import { dbOf } from '@/exports/server'
import type { Transaction } from '@/exports/types'
import { versionsOf, versionsTableOf, type NewVersion } from '@/database/documents/versionIds'
import type { StatementParts } from '@/database/saves/saveWrites'
import type { Facts, TextCounts } from '../lib/facts'
import { translationFacts as table } from '../tables/translationFacts'

export interface DocumentRef {
  collection: string
  document: string
}

interface DocumentFacts extends DocumentRef {
  counts: TextCounts
  facts: Facts
  tenant: string
}

const matches = ({ collection, document }: DocumentRef) =>
  and(eq(table.documentId, document), eq(table.collection, collection))

/** Loads the facts of the newest version of a document; null if none were recorded. */
export async function newestFacts(req: Transaction, document: DocumentRef): Promise<Facts | null> {
  const [row] = await (
    await dbOf(req)
  )
    .select({ facts: table.facts })
    .from(table)
    .where(matches(document))
    .orderBy(desc(table.savedAt))
    .limit(1)
  return row?.facts ?? null
}

/** Loads the facts of the newest versions of several documents by id, without those that have none. */
export async function newestFactsOf(
  req: Transaction,
  collection: string,
  documents: string[],
): Promise<Map<string, Facts>> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ facts: Facts; id: string }>(sql`
    select distinct on (document_id) document_id as id, facts from translation_facts
    where collection = ${collection} and document_id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(documents)}::jsonb) as value)
    order by document_id, saved_at desc`)
  return new Map(rows.map(({ id, facts }) => [id, facts]))
}

/** Loads the facts of a version; null if none were recorded. */
export async function factsOfVersion(req: Transaction, document: DocumentRef, version: string): Promise<Facts | null> {
  const [row] = await (
    await dbOf(req)
  )
    .select({ facts: table.facts })
    .from(table)
    .where(and(matches(document), eq(table.versionId, version)))
  return row?.facts ?? null
}

/** Writes the facts and counts of the newest version and deletes those of versions that no longer exist. */
export const factParts = ({
  collection,
  counts: { languages, total },
  document,
  facts,
  tenant,
}: DocumentFacts): StatementParts => ({
  saved_versions: versionsOf(collection, document),
  gone_facts: sql`
      delete from translation_facts where document_id = ${document}::uuid and collection = ${collection}
        and version_id not in (select id from saved_versions)`,
  recorded_facts: sql`
      insert into translation_facts (version_id, collection, document_id, tenant_id, facts, saved_at)
      select id, ${collection}, ${document}::uuid, ${tenant}::uuid, ${JSON.stringify(facts)}::jsonb, clock_timestamp()
      from saved_versions where latest order by updated_at desc limit 1
      on conflict (version_id) do update set facts = excluded.facts, saved_at = excluded.saved_at`,
  counted_texts: sql`
    insert into translation_counts (document_id, collection, tenant_id, main, total, languages)
    values (${document}::uuid, ${collection}, ${tenant}::uuid, ${facts.main}, ${total}::int, ${JSON.stringify(languages)}::jsonb)
    on conflict (document_id) do update set main = excluded.main, total = excluded.total, languages = excluded.languages`,
})

/** Writes the facts and counts of new versions of many documents, and deletes those of versions that no longer exist. */
export async function addFacts(
  req: Transaction,
  { collection, main, tenant }: { collection: string; main: string; tenant: string },
  documents: (NewVersion & { counts: TextCounts; facts: Facts })[],
): Promise<void> {
  const rows = documents.map(({ counts: { languages, total }, ...rest }) => ({ ...rest, languages, total }))
  await (
    await dbOf(req)
  ).execute(sql`
    with saved as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as r(id uuid, version uuid, facts jsonb, languages jsonb, total int)),
    gone as (
      delete from translation_facts f using saved where f.document_id = saved.id and f.collection = ${collection}
        and not exists (select 1 from ${versionsTableOf(collection)} v where v.id = f.version_id)),
    counted as (
      insert into translation_counts (document_id, collection, tenant_id, main, total, languages)
      select id, ${collection}, ${tenant}::uuid, ${main}, total, languages from saved
      on conflict (document_id) do update set main = excluded.main, total = excluded.total, languages = excluded.languages)
    insert into translation_facts (version_id, collection, document_id, tenant_id, facts, saved_at)
    select version, ${collection}, id, ${tenant}::uuid, facts, clock_timestamp() from saved`)
}

export const deleteFacts = async (req: Transaction, { collection, document }: DocumentRef): Promise<void> =>
  void (await (
    await dbOf(req)
  ).execute(sql`
    with counted as (delete from translation_counts where document_id = ${document}::uuid and collection = ${collection})
    delete from translation_facts where document_id = ${document}::uuid and collection = ${collection}`))
