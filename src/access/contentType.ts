import type { CollectionConfig } from 'payload'
import type { ContentGroup } from './permissions'

/** Sections of the top navigation that hold content. */
export type ContentSection = 'events' | 'media' | 'website'

/** A content type, as used by the navigation, the role editor, search and tests. */
export interface ContentType {
  slug: string
  group: ContentGroup
  section: ContentSection
  /** Sidebar heading above its link; without one, the link is at the top. */
  heading?: string
  /** Name of a lucide icon. */
  icon: string
  /** The field that names a document. */
  titleField: string
  /** Order among equally relevant search results, higher first; null excludes it from search. */
  searchPriority: number | null
  /** Whether the search finds a document. Default: every one. */
  isSearchable?: (data: Record<string, unknown>) => boolean
  /** Path of the short text shown in search results; null if there is none. */
  descriptionField: string | null
  /** Field that refers to the parent document; null if documents have none. */
  partOf: string | null
  collection: CollectionConfig
}
