import type { ZodType } from 'zod'
import { ProviderError } from './problems'
import type { ListOptions } from './provider'

interface RecordOptions<R> {
  call: string
  /** Name of the field with the id. */
  idField: string
  onSkip: ListOptions['onSkip']
  schema: ZodType<R>
}

/** From this many records on, a page of which none can be read says that the list itself has changed. */
const ENOUGH_RECORDS = 3

/**
 * Reads the records of a list, page after page: one that does not fit, or whose id came before, is reported and left out.
 * @returns what reads one page
 * @throws ProviderError `shape` for a page of which nothing can be read
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
