import { sql, type SQL } from 'drizzle-orm'
import { dbOf } from '@/exports/server'
import type { Transaction } from '@/exports/types'
import { tableOf } from '@/database/connections'
import { namesOf } from '@/database/names'
import type { TextCounts } from '../lib/facts'
import type { DocumentState } from '../lib/states'

const c = namesOf('translation_counts', 'c')
const translationCounts = namesOf('translation_counts')

interface Site {
  /** The main language of the tenant. Counts for a different main language are ignored. */
  main: string
  tenant: string
}

/** SQL for the documents of a content type that are not in the trash, with their counts if any. */
const documentsWithCounts = (slug: string, { main, tenant }: Site): SQL => sql`${tableOf(slug)} d
  left join ${c} on ${c.document_id} = d.id and ${c.collection} = ${slug} and ${c.main} = ${main}
  where d.tenant_id = ${tenant}::uuid and d.deleted_at is null`

const done = (language: SQL): SQL => sql`coalesce((${c.languages} -> ${language} ->> 'done')::int, 0)`
const changed = (language: SQL): SQL => sql`coalesce((${c.languages} -> ${language} ->> 'changed')::int, 0)`

/** SQL conditions of the states. A document can be both `changed` and `missing` or `partial`. */
const isInState: Record<DocumentState, (language: SQL) => SQL> = {
  changed: (language) => sql`${c.total} > 0 and ${changed(language)} > 0`,
  complete: (language) => sql`${c.total} > 0 and ${done(language)} >= ${c.total} and ${changed(language)} = 0`,
  missing: (language) => sql`${c.total} > 0 and ${done(language)} = 0`,
  partial: (language) => sql`${c.total} > 0 and ${done(language)} > 0 and ${done(language)} < ${c.total}`,
}

export interface CountRow extends Record<DocumentState, number>, Record<string, unknown> {
  collection: string
  language: string
  /** Number of documents that have not been counted yet. */
  uncounted: number
}

/** Counts the documents in each state by content type and language, in one statement. */
export async function countStates(
  req: Transaction,
  site: Site,
  collections: string[],
  languages: string[],
): Promise<CountRow[]> {
  if (collections.length === 0 || languages.length === 0) return []
  const code = sql`l.code`
  const number = (condition: SQL): SQL => sql`(count(*) filter (where ${condition}))::int`
  const parts = collections.map(
    (slug) => sql`
    select ${slug}::text as collection, l.code as language, ${number(isInState.changed(code))} as changed, ${number(isInState.complete(code))} as complete,
      ${number(isInState.missing(code))} as missing, ${number(isInState.partial(code))} as partial, ${number(sql`${c.document_id} is null`)} as uncounted
    from jsonb_array_elements_text(${JSON.stringify(languages)}::jsonb) as l(code) cross join lateral (select c.* from ${documentsWithCounts(slug, site)}) as c
    group by l.code`,
  )
  const { rows } = await (await dbOf(req)).execute<CountRow>(sql.join(parts, sql` union all `))
  return rows
}

export interface FoundRow extends Record<string, unknown> {
  id: string
  changed: number
  done: number
  total: number
  /** Total number of documents in that state, on all pages. */
  of: number
}

interface Wanted extends Site {
  collection: string
  language: string
  limit: number
  offset: number
  state: DocumentState
}

/** Lists the documents of a content type that are in a state in a language, last saved first. */
export async function listDocumentsInState(
  req: Transaction,
  { collection, language, limit, offset, state, ...site }: Wanted,
): Promise<FoundRow[]> {
  const code = sql`${language}::text`
  const { rows } = await (
    await dbOf(req)
  ).execute<FoundRow>(sql`
    select d.id, ${changed(code)} as changed, ${done(code)} as done, ${c.total}, (count(*) over ())::int as of
    from ${documentsWithCounts(collection, site)} and ${isInState[state](code)}
    order by d.updated_at desc, d.id limit ${limit} offset ${offset}`)
  return rows
}

/** Lists ids of documents of a content type that have not been counted yet. */
export async function listUncounted(
  req: Transaction,
  collection: string,
  site: Site,
  limit: number,
): Promise<string[]> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ id: string }>(
    sql`select d.id from ${documentsWithCounts(collection, site)} and ${c.document_id} is null limit ${limit}`,
  )
  return rows.map(({ id }) => id)
}

/**
 * Writes the counts of documents that have none for this main language. Counts written by a concurrent save are kept.
 */
export async function writeMissingCounts(
  req: Transaction,
  collection: string,
  { main, tenant }: Site,
  counts: ReadonlyMap<string, TextCounts>,
): Promise<void> {
  const rows = [...counts].map(([id, { languages, total }]) => ({ id, languages, total }))
  await (
    await dbOf(req)
  ).execute(sql`
    insert into ${translationCounts} (${translationCounts.document_id}, ${translationCounts.collection}, ${translationCounts.tenant_id}, ${translationCounts.main}, ${translationCounts.total}, ${translationCounts.languages})
    select id, ${collection}, ${tenant}::uuid, ${main}, total, languages
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(id uuid, total int, languages jsonb)
    on conflict (${translationCounts.document_id}) do update set ${translationCounts.main} = excluded.${translationCounts.main}, ${translationCounts.total} = excluded.${translationCounts.total}, ${translationCounts.languages} = excluded.${translationCounts.languages}
    where ${translationCounts}.${translationCounts.main} <> excluded.${translationCounts.main}`)
}
