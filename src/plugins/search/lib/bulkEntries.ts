import type { BulkWritten } from '../../../access/bulkRows'
import type { BulkRow } from '../../../database/bulk/bulkRow'
import { searchEntryOf } from './searchEntryOf'

/** The row in the search index that a save of the document would write; none where it is kept out of search. */
export function bulkEntries({ data, id, locale, status, tenantId, type }: BulkWritten): BulkRow[] {
  const entry = searchEntryOf(type, { data, id, locale, status, tenantId })
  if (!entry) return []
  const row = {
    collection: entry.collection,
    description: entry.description,
    document_id: id,
    locale_terms: { [locale]: entry.terms },
    priority: entry.priority,
    slug: entry.slug,
    status: entry.status,
    tenant_id: tenantId,
    terms: entry.terms,
    title: entry.title,
    updated_at: new Date().toISOString(),
  }
  return [{ row, table: 'search_entries' }]
}
