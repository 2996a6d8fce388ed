import type { ZodType } from 'zod'
import { ProviderError } from './problems'
import type { ListOptions } from './provider'

interface RecordOptions<R> {
  call: string
  /** Name of the id field. */
  idField: string
  onSkip: ListOptions['onSkip']
  schema: ZodType<R>
}

/** With at least this many records, a page without a readable one means that the list's format has changed. */
const ENOUGH_RECORDS = 3

/**
 * Creates a reader for the pages of a list. Invalid and duplicate records are reported to `onSkip` and left out.
 * @returns a function that reads one page
 * @throws ProviderError `shape` if no record of a page can be read
 */
export function readRecords<R>({ call, idField, onSkip, schema }: RecordOptions<R>): (page: readonly unknown[]) => R[] {
  const seen = new Set<string>()
  let first = 0
  return (page) => {
    const read: R[] = []
    let problem: string | null = null
    let unreadable = 0
    for (const [index, record] of page.entries()) {
      const id = idOf(record, idField)
      const parsed = schema.safeParse(record)
      if (parsed.success && (id === null || !seen.has(id))) read.push(parsed.data)
      else {
        const issue = parsed.error?.issues[0]
        const detail = issue ? `${issue.path.join('.')}: ${issue.message}`.slice(0, 200) : null
        if (issue) {
          unreadable += 1
          problem ??= `${first + index}.${detail ?? ''}`
        }
        onSkip?.({ call, detail, id, index: first + index, reason: issue ? 'unreadable' : 'duplicate' })
      }
      if (id !== null) seen.add(id)
    }
    first += page.length
    if (page.length >= ENOUGH_RECORDS && unreadable === page.length)
      throw new ProviderError('shape', { call, detail: problem })
    return read
  }
}

function idOf(record: unknown, idField: string): string | null {
  if (typeof record !== 'object' || record === null) return null
  const id = (record as Record<string, unknown>)[idField]
  return (typeof id === 'string' && id !== '') || typeof id === 'number' ? String(id) : null
}
