/**
 * The outcome of importing an event. `taken`: another import or link got there first, and an event of the site is
 * linked to it. `gone`: the box office no longer has it. `refused`: validation of a field failed. `failed`: the whole
 * run failed.
 */
export const IMPORT_RESULTS = ['created', 'taken', 'gone', 'refused', 'failed', 'waiting'] as const
export type ImportResult = (typeof IMPORT_RESULTS)[number]

interface Outcome {
  isCreated: boolean
  /** An event of the site is linked to it. */
  isLinked: boolean
  isRefused: boolean
  /** Status of the run. */
  status: string
}

export function toImportResult({ isCreated, isLinked, isRefused, status }: Outcome): ImportResult {
  if (isCreated) return 'created'
  if (status === 'running') return 'waiting'
  if (isLinked) return 'taken'
  if (isRefused) return 'refused'
  return status === 'failed' ? 'failed' : 'gone'
}
