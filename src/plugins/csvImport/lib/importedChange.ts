import type { TypedDates } from '../../../database/events/typedDates'

/** What an import did to one document, and what it was before. */
export interface ImportedChange {
  id: string
  /** Values of the fields that were changed, as they were; empty for a new document. */
  before: Record<string, unknown>
  isNew: boolean
  /** When the import had left it: whoever saved it since has another moment. ISO 8601. */
  leftAt: string
  /** The document that it belongs to. */
  partOf?: string
  title: string
  /** Slug of the content type, where that is another than the import's. */
  type?: string
  /** Dates of the event that got its first performances, as somebody had typed them. */
  typedDates?: TypedDates
  /** Visitors saw its newest version. */
  wasPublished: boolean
}
