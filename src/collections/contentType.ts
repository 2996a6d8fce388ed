import type { BaseFilter, CollectionConfig, Field } from 'payload'
import type { ContentSection } from '@/access/contentType'
import type { ContentGroup } from '@/access/permissions'

/** The options that define a content type; everything else is derived from them. */
export interface ContentTypeOptions {
  slug: string
  labels: { plural: string; singular: string }
  /**
   * Permission group, which content types may share. Default: a group of its own, named after the slug and plural
   * label.
   */
  group?: ContentGroup
  section: ContentSection
  heading?: string
  icon: string
  /** The type's own fields, without tenant, slug and publishing dates, which are added to every content type. */
  fields: Field[]
  /** Default: `title`. The field is added unless `fields` contains it. */
  titleField?: string
  /** Default: 50. */
  searchPriority?: number | null
  /** Whether the search finds a document. Default: every one. */
  isSearchable?: (data: Record<string, unknown>) => boolean
  /** Default: `summary` if the type has that field. */
  descriptionField?: string
  /** One line shown above the list. */
  description?: string
  /** Columns of the list after the title. Default: status and last change. */
  columns?: string[]
  /** Default: by title if it is `name`, otherwise last change first. */
  defaultSort?: string
  /** Filter for the list in the admin, combined with the filter for the current tenant. */
  listFilter?: BaseFilter
  /** Fields that hooks need and that every read therefore selects. Default: none. */
  forceSelect?: Record<string, true>
  /**
   * The field that refers to the parent document. Publishing the parent warns about parts that are still drafts.
   * Default: none.
   */
  partOf?: string
  /** Default: true. `siblings`: unique among documents with the same parent only. */
  slugScope?: 'siblings' | 'tenant' | false
  upload?: CollectionConfig['upload']
  hooks?: CollectionConfig['hooks']
  indexes?: CollectionConfig['indexes']
  admin?: CollectionConfig['admin']
}
