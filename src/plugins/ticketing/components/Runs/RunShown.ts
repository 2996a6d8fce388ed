import type { RunStatus } from '../../database/runs'

/** One thing that was not done, of a record or of the whole run. */
export interface ProblemShown {
  name: string
  call?: string | null
  detail: string | null
  externalId?: string
  field?: string | null
  status?: number | null
  title?: string
  /** Kind of the record. */
  type?: string
}

/** A run as the list of runs shows it. */
export interface RunShown {
  id: string
  counts: Record<'created' | 'failed' | 'held' | 'removed' | 'unchanged' | 'updated', number>
  problems: ProblemShown[]
  startedAt: string
  status: RunStatus
}
