import { sql } from 'drizzle-orm'
import { tableOf } from '@/database/connections'
import type { StatementParts } from '@/database/saves/saveWrites'
import { namesOf } from '@/database/names'
import type { SearchEntry } from '../lib/searchEntries'

const searchEntries = namesOf('search_entries')

export interface EntryOptions {
  /** Whether results show the description of this language, and its title. */
  isMainLocale: boolean
  /** Whether results show this title. Default: that of the main language only. */
  isMainTitle?: boolean
  /** Whether the draft of a published document stays a draft. Default: it becomes the published entry. */
  keepsDraft?: boolean
  /** The terms in all languages, which replace those indexed before. Default: those of this language are added. */
  terms?: Record<string, string>
}

/**
 * Writes an index entry. Languages indexed before are kept; the first draft of a published document starts from the
 * published entry.
 */
export function entryParts(
  entry: SearchEntry,
  { isMainLocale, isMainTitle = isMainLocale, keepsDraft = false, terms }: EntryOptions,
): StatementParts {
  const own = JSON.stringify(terms ?? { [entry.locale]: entry.terms })
  const replacesDraft = entry.status === 'published' && !keepsDraft
  // Publishing merges the languages of the draft entry and deletes it.
  return {
    entry_before: sql`
      select ${searchEntries.title}, ${searchEntries.slug}, ${searchEntries.description}, ${searchEntries.locale_terms} from ${searchEntries}
      where ${searchEntries.collection} = ${entry.collection} and ${searchEntries.document_id} = ${entry.documentId}::uuid
      order by ${searchEntries.status} = ${replacesDraft ? 'draft' : entry.status} desc limit 1`,
    replaced_entry: sql`
      delete from ${searchEntries} where ${replacesDraft} and ${searchEntries.collection} = ${entry.collection}
        and ${searchEntries.document_id} = ${entry.documentId}::uuid and ${searchEntries.status} = 'draft'`,
    entry_terms: sql`
      select case when ${terms === undefined} then coalesce((select locale_terms from entry_before), '{}'::jsonb) else '{}' end || ${own}::jsonb as locale_terms`,
    written_entry: sql`
      insert into ${searchEntries} (${searchEntries.tenant_id}, ${searchEntries.collection}, ${searchEntries.document_id}, ${searchEntries.status}, ${searchEntries.title}, ${searchEntries.slug}, ${searchEntries.description}, ${searchEntries.priority}, ${searchEntries.locale_terms}, ${searchEntries.terms}, ${searchEntries.updated_at})
      select ${entry.tenantId}::uuid, ${entry.collection}, ${entry.documentId}::uuid, ${entry.status},
        case when ${isMainTitle} then ${entry.title} else coalesce((select nullif(title, '') from entry_before), ${entry.title}) end,
        coalesce(nullif(${entry.slug}, ''), (select slug from entry_before), ''),
        case when ${isMainLocale} then ${entry.description}::text else coalesce((select description from entry_before), ${entry.description}::text) end,
        ${entry.priority}::int, entry_terms.locale_terms, coalesce((select string_agg(value, ' ') from jsonb_each_text(entry_terms.locale_terms)), ''), now()
      from entry_terms
      on conflict (${searchEntries.collection}, ${searchEntries.document_id}, ${searchEntries.status}) do update set
        ${searchEntries.title} = excluded.${searchEntries.title}, ${searchEntries.slug} = excluded.${searchEntries.slug}, ${searchEntries.description} = excluded.${searchEntries.description}, ${searchEntries.priority} = excluded.${searchEntries.priority},
        ${searchEntries.locale_terms} = excluded.${searchEntries.locale_terms}, ${searchEntries.terms} = excluded.${searchEntries.terms}, ${searchEntries.updated_at} = excluded.${searchEntries.updated_at}`,
  }
}

/** Removes a document from the index. */
export const noEntryParts = (collection: string, documentId: string): StatementParts => ({
  removed_entries: sql`delete from ${searchEntries} where ${searchEntries.collection} = ${collection} and ${searchEntries.document_id} = ${documentId}::uuid`,
})

/** Removes the published entry of a document that is no longer published, so that it is only found as a draft. */
export const onlyLiveParts = (collection: string, documentId: string): StatementParts => ({
  removed_live_entry: sql`
    delete from ${searchEntries} where ${searchEntries.collection} = ${collection} and ${searchEntries.document_id} = ${documentId}::uuid and ${searchEntries.status} = 'published'
      and not exists (select 1 from ${tableOf(collection)} where id = ${documentId}::uuid and _status = 'published')`,
})
