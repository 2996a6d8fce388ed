import { narrowedQuery, type Condition } from '../../../lib/lists/narrowedQuery'
import type { ApiPath, CallOptions } from '../../calls/callApi'

/** What can be done to many documents at once, as the names of its questions say it. */
export type BulkAction = 'delete' | 'publish' | 'restore' | 'trash' | 'unpublish'

/** Name of the question that is asked before, for whoever adds to it. */
export const bulkQuestion = (action: BulkAction): string => `bulk-${action}`

interface BulkChangeOptions {
  action: BulkAction
  /** Where they are restored: as what. */
  asPublished?: boolean
  isTrash: boolean
  locale: string
  /** ISO moment. */
  now: string
  /** The documents that are meant: by their ids, or all that the list shows. */
  selected: Condition[]
  /** Slug. */
  type: string
}

/** The call that does something to many documents. Those that are in the wanted state already stay as they are. */
export function bulkCall({ action, asPublished = false, isTrash, locale, now, selected, type }: BulkChangeOptions): {
  options: CallOptions
  path: ApiPath
} {
  const call = (options: CallOptions, query: string, conditions: Condition[] = []) => ({
    options,
    path: `/${type}${narrowedQuery(`locale=${locale}&depth=0${query}`, [...selected, ...conditions])}` as const,
  })
  switch (action) {
    case 'delete':
      return call(
        { method: 'DELETE' },
        `&limit=0${isTrash ? '&trash=true' : ''}`,
        isTrash ? [{ deletedAt: { exists: true } }] : [],
      )
    case 'publish':
      return call({ body: { _status: 'published' }, method: 'PATCH' }, '&draft=true', [
        { _status: { not_equals: 'published' } },
      ])
    case 'restore':
      return call(
        { body: { _status: asPublished ? 'published' : 'draft', deletedAt: null }, method: 'PATCH' },
        '&limit=0&trash=true',
        [{ deletedAt: { exists: true } }],
      )
    case 'trash':
      return call({ body: { deletedAt: now }, method: 'PATCH' }, '&limit=0')
    case 'unpublish':
      return call({ body: { _status: 'draft' }, method: 'PATCH' }, '', [{ _status: { not_equals: 'draft' } }])
  }
}

/** What Payload answers to it, whether or not it was done to all of them. */
export interface BulkAnswer {
  docs: { id: number | string }[]
  errors: { id?: number | string; message?: string }[]
  message: string
}

/** The answer in the body of a refusal; null where nothing of it is there. */
export function bulkAnswer(body: unknown): BulkAnswer | null {
  return typeof body === 'object' &&
    body !== null &&
    'docs' in body &&
    Array.isArray(body.docs) &&
    'errors' in body &&
    Array.isArray(body.errors)
    ? (body as BulkAnswer)
    : null
}
