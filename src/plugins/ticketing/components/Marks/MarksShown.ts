import type { MarkState } from '../../lib/marks/fieldMarks'

export interface MarkShown {
  field: string
  isAttribute: boolean
  isLocalized: boolean
  label: string
  /** Name of the target. */
  name: string
  state: MarkState
}

/** Response with the sync state of a document's fields. */
export interface MarksShown {
  fields: MarkShown[]
  /** Language that a sync writes. */
  language: string | null
  provider: string | null
  syncedAt: string | null
}
