import type { BulkRow } from '../database/bulk/bulkRow'
import type { ContentType } from './contentType'

/** A document as the bulk writer has just written it. */
export interface BulkWritten {
  type: ContentType
  id: string
  /** Values in one language. */
  data: Record<string, unknown>
  locale: string
  status: 'draft' | 'published'
  tenantId: string
}

/** Says which rows a plugin keeps for a document: what its hooks would write on a save through Payload. */
export type BulkRowsOf = (written: BulkWritten) => BulkRow[]
