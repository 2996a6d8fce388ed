import type { MarkState } from '../../lib/marks/fieldMarks'

export interface MarkShown {
  field: string
  isAttribute: boolean
  isLocalized: boolean
  label: string
  /** Of the target. */
  name: string
  state: MarkState
}

/** Which fields of a document follow its box office, as the server tells it. */
export interface MarksShown {
  fields: MarkShown[]
  /** The language that a sync writes. */
  language: string | null
  provider: string | null
  syncedAt: string | null
}
