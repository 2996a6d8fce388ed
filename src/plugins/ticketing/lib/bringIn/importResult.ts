/**
 * What became of an event that was to be brought in. `taken`: somebody was faster, an event of the site follows it.
 * `gone`: the box office has it no more. `refused`: a rule of a field forbids it. `failed`: the whole run did not happen.
 */
export const IMPORT_RESULTS = ['created', 'taken', 'gone', 'refused', 'failed', 'waiting'] as const
export type ImportResult = (typeof IMPORT_RESULTS)[number]

interface Outcome {
  isCreated: boolean
  /** An event of the site follows it. */
  isLinked: boolean
  isRefused: boolean
  /** Of the run. */
  status: string
}

export function toImportResult({ isCreated, isLinked, isRefused, status }: Outcome): ImportResult {
  if (isCreated) return 'created'
  if (status === 'running') return 'waiting'
  if (isLinked) return 'taken'
  if (isRefused) return 'refused'
  return status === 'failed' ? 'failed' : 'gone'
}
