import { fold } from './fold'

/** What the index says of one document in one language. */
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
}

export interface SavedDocument {
  id: string
  tenantId: string
  locale: string
  status: 'draft' | 'published'
  /** Values of that language. */
  data: Record<string, unknown>
}

/** The entry of a document as saved; null for content types that stay out of search. */
export function searchEntryOf(
  type: Searchable,
  { data, id, locale, status, tenantId }: SavedDocument,
): SearchEntry | null {
  if (type.searchPriority === null) return null
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
    terms: fold(`${title} ${slug.replaceAll('-', ' ')}`),
    title,
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
