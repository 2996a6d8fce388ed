import { and, desc, eq, sql } from 'drizzle-orm'
import { dbOf, type Transaction } from '../../../database/connections'
import type { Facts, TextCounts } from '../lib/facts'
import { translationFacts as table } from '../tables/translationFacts'

export interface Of {
  collection: string
  document: string
}

interface Noted extends Of {
  counts: TextCounts
  facts: Facts
  tenant: string
  version: string
}

const isOf = ({ collection, document }: Of) => and(eq(table.documentId, document), eq(table.collection, collection))

/** What is known of a document as it is now; null where nothing was noted yet. */
export async function newestFacts(req: Transaction, of: Of): Promise<Facts | null> {
  const [row] = await (
    await dbOf(req)
  )
    .select({ facts: table.facts })
    .from(table)
    .where(isOf(of))
    .orderBy(desc(table.savedAt))
    .limit(1)
  return row?.facts ?? null
}

/** The same for several documents of a collection, by their id; without those of which nothing was noted yet. */
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

/** What was known of a version; null where nothing was noted of it. */
export async function factsOfVersion(req: Transaction, of: Of, version: string): Promise<Facts | null> {
  const [row] = await (
    await dbOf(req)
  )
    .select({ facts: table.facts })
    .from(table)
    .where(and(isOf(of), eq(table.versionId, version)))
  return row?.facts ?? null
}

/**
 * Notes what is known of the newest version and counts the document anew, and forgets versions that are gone. One
 * statement: it goes with every save.
 * @param kept ids of all versions that there are
 */
export async function writeFacts(
  req: Transaction,
  { collection, counts: { languages, total }, document, facts, tenant, version }: Noted,
  kept: string[],
): Promise<void> {
  await (
    await dbOf(req)
  ).execute(sql`
    with gone as (
      delete from translation_facts where document_id = ${document}::uuid and collection = ${collection}
        and version_id not in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(kept)}::jsonb) as value)
    ), noted as (
      insert into translation_facts (version_id, collection, document_id, tenant_id, facts, saved_at)
      values (${version}::uuid, ${collection}, ${document}::uuid, ${tenant}::uuid, ${JSON.stringify(facts)}::jsonb, clock_timestamp())
      on conflict (version_id) do update set facts = excluded.facts, saved_at = excluded.saved_at
    )
    insert into translation_counts (document_id, collection, tenant_id, main, total, languages)
    values (${document}::uuid, ${collection}, ${tenant}::uuid, ${facts.main}, ${total}::int, ${JSON.stringify(languages)}::jsonb)
    on conflict (document_id) do update set main = excluded.main, total = excluded.total, languages = excluded.languages`)
}

export const deleteFacts = async (req: Transaction, { collection, document }: Of): Promise<void> =>
  void (await (
    await dbOf(req)
  ).execute(sql`
    with counted as (delete from translation_counts where document_id = ${document}::uuid and collection = ${collection})
    delete from translation_facts where document_id = ${document}::uuid and collection = ${collection}`))
