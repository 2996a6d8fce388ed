import type { BaseFilter, CollectionConfig, Field } from 'payload'
import type { ContentSection } from '../access/contentType'
import type { ContentGroup } from '../access/permissions'

/** What a developer says about a content type; everything else follows. */
export interface ContentTypeOptions {
  slug: string
  labels: { plural: string; singular: string }
  /** Permission group; content types may share one. Default: a group of its own, named by slug and plural label. */
  group?: ContentGroup
  section: ContentSection
  heading?: string
  icon: string
  /** The type's own fields, without tenant, slug and publishing dates, which every content type has. */
  fields: Field[]
  /** Default: `title`. The field is made unless `fields` has it. */
  titleField?: string
  /** Default: 50. */
  searchPriority?: number | null
  /** Default: `summary` where there is such a field. */
  descriptionField?: string
  /** One line for the head of the list. */
  description?: string
  /** Columns of the list after the title. Default: status and last change. */
  columns?: string[]
  /** Default: the title for names, last change first otherwise. */
  defaultSort?: string
  /** What its list shows, beside that it is of the tenant on screen. */
  listFilter?: BaseFilter
  /** Fields that hooks need whatever somebody reads. Default: none. */
  forceSelect?: Record<string, true>
  /**
   * The field that names the document that this one is a part of: whoever publishes that one is told of parts that are
   * drafts. Default: none.
   */
  partOf?: string
  /** Default: true. `siblings`: unique below the same parent only. */
  slugScope?: 'siblings' | 'tenant' | false
  upload?: CollectionConfig['upload']
  hooks?: CollectionConfig['hooks']
  indexes?: CollectionConfig['indexes']
  admin?: CollectionConfig['admin']
}
