import type { CollectionConfig } from 'payload'
import type { ContentGroup } from './permissions'

/** Sections of the ribbon that hold content. */
export type ContentSection = 'events' | 'media' | 'website'

/** A content type as the frame, the role editor, search and the tests see it. */
export interface ContentType {
  slug: string
  group: ContentGroup
  section: ContentSection
  /** Heading in the sidebar under which its link stands; none: at the top. */
  heading?: string
  /** Name of a lucide icon. */
  icon: string
  /** The field that names a document. */
  titleField: string
  /** Place in search results of equal closeness, higher first; null keeps it out of search. */
  searchPriority: number | null
  /** Where a short text for search results is found; null where there is none. */
  descriptionField: string | null
  /** The field that names the document that this one is a part of; null where it stands by itself. */
  partOf: string | null
  collection: CollectionConfig
}
