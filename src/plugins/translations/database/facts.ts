import { and, desc, eq, sql } from 'drizzle-orm'
import { dbOf } from '@/exports/server'
import type { Transaction } from '@/exports/types'
import { versionsOf, versionsTableOf, type NewVersion } from '@/database/documents/versionIds'
import type { StatementParts } from '@/database/saves/saveWrites'
import { namesOf } from '@/database/names'
import type { Facts, TextCounts } from '../lib/facts'
import { translationFacts as table } from '../tables/translationFacts'

const translationFactsTable = namesOf('translation_facts')
const translationCounts = namesOf('translation_counts')
const f = namesOf('translation_facts', 'f')

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
    select distinct on (${translationFactsTable.document_id}) ${translationFactsTable.document_id} as id, ${translationFactsTable.facts} from ${translationFactsTable}
    where ${translationFactsTable.collection} = ${collection} and ${translationFactsTable.document_id} in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(documents)}::jsonb) as value)
    order by ${translationFactsTable.document_id}, ${translationFactsTable.saved_at} desc`)
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
      delete from ${translationFactsTable} where ${translationFactsTable.document_id} = ${document}::uuid and ${translationFactsTable.collection} = ${collection}
        and ${translationFactsTable.version_id} not in (select id from saved_versions)`,
  recorded_facts: sql`
      insert into ${translationFactsTable} (${translationFactsTable.version_id}, ${translationFactsTable.collection}, ${translationFactsTable.document_id}, ${translationFactsTable.tenant_id}, ${translationFactsTable.facts}, ${translationFactsTable.saved_at})
      select id, ${collection}, ${document}::uuid, ${tenant}::uuid, ${JSON.stringify(facts)}::jsonb, clock_timestamp()
      from saved_versions where latest order by updated_at desc limit 1
      on conflict (${translationFactsTable.version_id}) do update set ${translationFactsTable.facts} = excluded.${translationFactsTable.facts}, ${translationFactsTable.saved_at} = excluded.${translationFactsTable.saved_at}`,
  counted_texts: sql`
    insert into ${translationCounts} (${translationCounts.document_id}, ${translationCounts.collection}, ${translationCounts.tenant_id}, ${translationCounts.main}, ${translationCounts.total}, ${translationCounts.languages})
    values (${document}::uuid, ${collection}, ${tenant}::uuid, ${facts.main}, ${total}::int, ${JSON.stringify(languages)}::jsonb)
    on conflict (${translationCounts.document_id}) do update set ${translationCounts.main} = excluded.${translationCounts.main}, ${translationCounts.total} = excluded.${translationCounts.total}, ${translationCounts.languages} = excluded.${translationCounts.languages}`,
})

/** Writes the facts and counts of new versions of many documents, and deletes those of versions that no longer exist. */
export async function addFacts(
  req: Transaction,
  { collection, main, tenant }: { collection: string; main: string; tenant: string },
  documents: (NewVersion & { counts: TextCounts; facts: Facts })[],
): Promise<void> {
  if (documents.length === 0) return
  const rows = documents.map(({ counts: { languages, total }, ...rest }) => ({ ...rest, languages, total }))
  await (
    await dbOf(req)
  ).execute(sql`
    with saved as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as r(id uuid, version uuid, facts jsonb, languages jsonb, total int)),
    gone as (
      delete from ${f} using saved where ${f.document_id} = saved.id and ${f.collection} = ${collection}
        and not exists (select 1 from ${versionsTableOf(collection)} v where v.id = ${f.version_id})),
    counted as (
      insert into ${translationCounts} (${translationCounts.document_id}, ${translationCounts.collection}, ${translationCounts.tenant_id}, ${translationCounts.main}, ${translationCounts.total}, ${translationCounts.languages})
      select id, ${collection}, ${tenant}::uuid, ${main}, total, languages from saved
      on conflict (${translationCounts.document_id}) do update set ${translationCounts.main} = excluded.${translationCounts.main}, ${translationCounts.total} = excluded.${translationCounts.total}, ${translationCounts.languages} = excluded.${translationCounts.languages})
    insert into ${translationFactsTable} (${translationFactsTable.version_id}, ${translationFactsTable.collection}, ${translationFactsTable.document_id}, ${translationFactsTable.tenant_id}, ${translationFactsTable.facts}, ${translationFactsTable.saved_at})
    select version, ${collection}, id, ${tenant}::uuid, facts, clock_timestamp() from saved`)
}

export const deleteFacts = async (req: Transaction, { collection, document }: DocumentRef): Promise<void> =>
  void (await (
    await dbOf(req)
  ).execute(sql`
    with counted as (delete from ${translationCounts} where ${translationCounts.document_id} = ${document}::uuid and ${translationCounts.collection} = ${collection})
    delete from ${translationFactsTable} where ${translationFactsTable.document_id} = ${document}::uuid and ${translationFactsTable.collection} = ${collection}`))
