import type { RunStatus } from '../../database/runs'

/** A run as the list of runs shows it. */
export interface RunShown {
  id: string
  counts: Record<'created' | 'failed' | 'held' | 'removed' | 'unchanged' | 'updated', number>
  problems: unknown[]
  startedAt: string
  status: RunStatus
}
