import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { tableOf } from '@/database/connections'
import type { SearchEntry } from '../lib/searchEntries'

/**
 * Writes an index entry. Languages indexed before are kept; the first draft of a published document starts from the
 * published entry.
 * @param isMainLocale whether results show the title of this language
 * @param keepsDraft whether the draft of a published document stays a draft. Default: it becomes the published entry
 */
export async function writeEntry(
  db: NodePgDatabase,
  entry: SearchEntry,
  { isMainLocale, keepsDraft = false }: { isMainLocale: boolean; keepsDraft?: boolean },
): Promise<void> {
  const own = JSON.stringify({ [entry.locale]: entry.terms })
  const replacesDraft = entry.status === 'published' && !keepsDraft
  // Publishing merges the languages of the draft entry and deletes it.
  await db.execute(sql`
    with before as (
      select title, slug, description, locale_terms from search_entries
      where collection = ${entry.collection} and document_id = ${entry.documentId}::uuid
      order by status = ${replacesDraft ? 'draft' : entry.status} desc limit 1
    ), draft as (
      delete from search_entries where ${replacesDraft} and collection = ${entry.collection}
        and document_id = ${entry.documentId}::uuid and status = 'draft'
    ), merged as (
      select coalesce((select locale_terms from before), '{}'::jsonb) || ${own}::jsonb as locale_terms
    )
    insert into search_entries (tenant_id, collection, document_id, status, title, slug, description, priority, locale_terms, terms, updated_at)
    select ${entry.tenantId}::uuid, ${entry.collection}, ${entry.documentId}::uuid, ${entry.status},
      case when ${isMainLocale} then ${entry.title} else coalesce((select nullif(title, '') from before), ${entry.title}) end,
      coalesce(nullif(${entry.slug}, ''), (select slug from before), ''),
      case when ${isMainLocale} then ${entry.description}::text else coalesce((select description from before), ${entry.description}::text) end,
      ${entry.priority}::int, merged.locale_terms, (select string_agg(value, ' ') from jsonb_each_text(merged.locale_terms)), now()
    from merged
    on conflict (collection, document_id, status) do update set
      title = excluded.title, slug = excluded.slug, description = excluded.description, priority = excluded.priority,
      locale_terms = excluded.locale_terms, terms = excluded.terms, updated_at = excluded.updated_at`)
}

/** Removes a document from the index, or only its entry of one status. */
export async function removeEntries(
  db: NodePgDatabase,
  collection: string,
  documentId: string,
  status?: SearchEntry['status'],
): Promise<void> {
  await db.execute(sql`delete from search_entries where collection = ${collection} and document_id = ${documentId}::uuid
    and (${status ?? null}::text is null or status = ${status ?? null})`)
}

/** Removes the published entry of a document that is no longer published, so that it is only found as a draft. */
export async function removeUnlessLive(db: NodePgDatabase, collection: string, documentId: string): Promise<void> {
  await db.execute(sql`delete from search_entries where collection = ${collection} and document_id = ${documentId}::uuid and status = 'published'
    and not exists (select 1 from ${tableOf(collection)} where id = ${documentId}::uuid and _status = 'published')`)
}
