import { addConditions, type Condition } from '@/lib/lists/addConditions'
import type { ApiPath, CallOptions } from '@/components/calls/callApi'

/** Bulk actions, as named in the slugs of their confirmation dialogs. */
export type BulkAction = 'delete' | 'publish' | 'restore' | 'trash' | 'unpublish'

/** Slug of the confirmation dialog, for components that add to it. */
export const bulkDialogSlug = (action: BulkAction): string => `bulk-${action}`

interface BulkChangeOptions {
  action: BulkAction
  /** For `restore`: restore as published. */
  asPublished?: boolean
  isTrash: boolean
  locale: string
  /** ISO 8601. */
  now: string
  /** Conditions that match the selected documents: by id, or everything that the list shows. */
  selected: Condition[]
  /** Slug of the collection. */
  type: string
}

/** Builds the request of a bulk action. Documents already in the target state are excluded. */
export function bulkRequest({ action, asPublished = false, isTrash, locale, now, selected, type }: BulkChangeOptions): {
  options: CallOptions
  path: ApiPath
} {
  const request = (options: CallOptions, query: string, conditions: Condition[] = []) => ({
    options,
    path: `/${type}${addConditions(`locale=${locale}&depth=0${query}`, [...selected, ...conditions])}` as const,
  })
  switch (action) {
    case 'delete':
      return request(
        { method: 'DELETE' },
        `&limit=0${isTrash ? '&trash=true' : ''}`,
        isTrash ? [{ deletedAt: { exists: true } }] : [],
      )
    case 'publish':
      return request({ body: { _status: 'published' }, method: 'PATCH' }, '&draft=true', [
        { _status: { not_equals: 'published' } },
      ])
    case 'restore':
      return request(
        { body: { _status: asPublished ? 'published' : 'draft', deletedAt: null }, method: 'PATCH' },
        '&limit=0&trash=true',
        [{ deletedAt: { exists: true } }],
      )
    case 'trash':
      return request({ body: { deletedAt: now }, method: 'PATCH' }, '&limit=0')
    case 'unpublish':
      return request({ body: { _status: 'draft' }, method: 'PATCH' }, '', [{ _status: { not_equals: 'draft' } }])
  }
}

/** Payload's response, whether or not all documents were changed. */
export interface BulkResponse {
  docs: { id: number | string }[]
  errors: { id?: number | string; message?: string }[]
  message: string
}

/** Reads the response from the body of an error; null if the body is something else. */
export function readBulkResponse(body: unknown): BulkResponse | null {
  return typeof body === 'object' &&
    body !== null &&
    'docs' in body &&
    Array.isArray(body.docs) &&
    'errors' in body &&
    Array.isArray(body.errors)
    ? (body as BulkResponse)
    : null
}
