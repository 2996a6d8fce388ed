import type { TypedDates } from '@/database/events/span'

/** What an import changed in one document, and the previous values. */
export interface ImportedChange {
  id: string
  /** Previous values of the changed fields; empty for a new document. */
  before: Record<string, unknown>
  isNew: boolean
  /** `updatedAt` after the import, ISO 8601. A different value means that somebody has saved the document since. */
  leftAt: string
  /** Id of the document that it belongs to. */
  partOf?: string
  title: string
  /** Slug of the content type, if it differs from the import's. */
  type?: string
  /** Manually entered dates of an event, before it got its first performances. */
  typedDates?: TypedDates
  /** Whether its newest version was published. */
  wasPublished: boolean
}
