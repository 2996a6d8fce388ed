import type { RunStatus } from '../../database/runs'

/** A problem with one record or with the whole run. */
export interface ProblemShown {
  name: string
  call?: string | null
  detail: string | null
  externalId?: string
  field?: string | null
  /** The field in the reader's language. */
  label?: string | null
  status?: number | null
  title?: string
  /** Kind of the record. */
  type?: string
}

/** A run, as listed on screen. */
export interface RunShown {
  id: string
  counts: Record<'created' | 'failed' | 'held' | 'removed' | 'unchanged' | 'updated', number>
  /** Of a run that was taken back: documents that still differ from the box office. */
  differs: number
  problems: ProblemShown[]
  startedAt: string
  status: RunStatus
}
