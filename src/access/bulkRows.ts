import type { BulkRow } from '../database/bulk/rows'
import type { ContentType } from './contentType'

/** A document that the bulk writer has just written. */
export interface BulkWritten {
  type: ContentType
  id: string
  /** Values in one language. */
  data: Record<string, unknown>
  locale: string
  status: 'draft' | 'published'
  tenantId: string
}

/** Returns the rows that a plugin stores for a document: those that its hooks would write on a save through Payload. */
export type BulkRowsOf = (written: BulkWritten) => BulkRow[]
