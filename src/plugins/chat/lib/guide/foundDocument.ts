import { isRecord } from '../../../../lib/values'

/** A document as tools return it. */
export interface FoundDocument {
  id: string
  status: string
  title: string
  type: string
}

export const documentsIn = (data: unknown): FoundDocument[] =>
  isRecord(data) && Array.isArray(data.documents) ? (data.documents as FoundDocument[]) : []
