import type { BulkWritten } from '@/access/registryOf'
import type { BulkRow } from '@/database/bulk/rows'
import { fold } from '@/lib/text/fold'

/** The index entry of a document in one language. */
export interface SearchEntry {
  tenantId: string
  collection: string
  documentId: string
  status: 'draft' | 'published'
  title: string
  slug: string
  description: string | null
  priority: number
  locale: string
  /** Folded title and slug of this language. */
  terms: string
}

export interface Searchable {
  slug: string
  titleField: string
  descriptionField: string | null
  searchPriority: number | null
  isSearchable?: (data: Record<string, unknown>) => boolean
}

export interface SavedDocument {
  id: string
  tenantId: string
  locale: string
  status: 'draft' | 'published'
  /** Values in that language. */
  data: Record<string, unknown>
}

/** Builds the index entry of a saved document; null for those that are not searchable. */
export function searchEntryOf(
  type: Searchable,
  { data, id, locale, status, tenantId }: SavedDocument,
): SearchEntry | null {
  if (type.searchPriority === null || type.isSearchable?.(data) === false) return null
  const title = textOf(data[type.titleField])
  const slug = textOf(data.slug)
  return {
    collection: type.slug,
    description: type.descriptionField ? textOf(data[type.descriptionField]) || null : null,
    documentId: id,
    locale,
    priority: type.searchPriority,
    slug,
    status,
    tenantId,
    terms: termsOf(title, slug),
    title,
  }
}

/** The folded words by which a document is found in one language. */
export const termsOf = (title: string, slug: string): string => fold(`${title} ${slug.replaceAll('-', ' ')}`)

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Builds the index row of a document that is written in bulk, without hooks; none if it is not searchable. */
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
