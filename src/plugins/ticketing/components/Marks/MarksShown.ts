import type { MarkState } from '../../lib/marks/fieldMarks'

export interface MarkShown {
  field: string
  isAttribute: boolean
  label: string
  /** Of the target. */
  name: string
  state: MarkState
}

/** Which fields of a document follow its box office, as the server tells it. */
export interface MarksShown {
  fields: MarkShown[]
  provider: string | null
  syncedAt: string | null
}
