import {
  readBulkResponse,
  bulkRequest,
  bulkDialogSlug,
  type BulkAction,
} from '@/components/document/BulkActions/bulkRequest'
import type { Condition } from '@/lib/lists/addConditions'

const now = '2026-11-22T19:00:00.000Z'
const whole: Condition[] = [{ tenant: { equals: 'site-1' } }, { or: [{ and: [{ title: { like: 'Matinees' } }] }] }]

function made(action: BulkAction, { asPublished = false, isTrash = false, selected = whole } = {}) {
  const { options, path } = bulkRequest({ action, asPublished, isTrash, locale: 'es', now, selected, type: 'series' })
  const address = new URL(path, 'https://admin.example')
  return {
    body: options.body,
    method: options.method,
    path: address.pathname,
    query: Object.fromEntries(address.searchParams),
  }
}

describe('Bulk action', () => {
  it.each(['delete', 'publish', 'restore', 'trash', 'unpublish'] as const)(
    '%s applies to the documents that the list shows, of the current site and matching the search',
    (action) => {
      const { path, query } = made(action, { isTrash: action === 'restore' })
      expect(path).toBe('/series')
      expect(query).toMatchObject({
        locale: 'es',
        'where[and][0][tenant][equals]': 'site-1',
        'where[and][1][or][0][and][0][title][like]': 'Matinees',
      })
    },
  )

  it('a bulk action applies to exactly the selected rows', () => {
    const { query } = made('trash', { selected: [{ id: { in: ['a', 'b'] } }] })
    expect(query).toEqual({
      depth: '0',
      limit: '0',
      locale: 'es',
      'where[and][0][id][in][0]': 'a',
      'where[and][0][id][in][1]': 'b',
    })
  })

  it('publishes the latest drafts, and unpublishes published documents only', () => {
    expect(made('publish')).toMatchObject({
      body: { _status: 'published' },
      method: 'PATCH',
      query: { draft: 'true', 'where[and][2][_status][not_equals]': 'published' },
    })
    expect(made('unpublish')).toMatchObject({
      body: { _status: 'draft' },
      method: 'PATCH',
      query: { 'where[and][2][_status][not_equals]': 'draft' },
    })
    expect(made('unpublish').query).not.toHaveProperty('draft')
  })

  it('sets deletedAt to move documents to the trash, and sends DELETE to delete them permanently', () => {
    expect(made('trash')).toMatchObject({ body: { deletedAt: now }, method: 'PATCH' })
    const fromList = made('delete')
    expect(fromList).toMatchObject({ body: undefined, method: 'DELETE' })
    expect(fromList.query).not.toHaveProperty('trash')
    expect(made('delete', { isTrash: true })).toMatchObject({
      method: 'DELETE',
      query: { trash: 'true', 'where[and][2][deletedAt][exists]': 'true' },
    })
  })

  it('restores documents from the trash as drafts, or as published if requested', () => {
    expect(made('restore', { isTrash: true })).toMatchObject({
      body: { _status: 'draft', deletedAt: null },
      query: { trash: 'true', 'where[and][2][deletedAt][exists]': 'true' },
    })
    expect(made('restore', { asPublished: true, isTrash: true })).toMatchObject({
      body: { _status: 'published', deletedAt: null },
    })
  })

  it('returns the results of a partly refused request, and null for any other body', () => {
    const answer = {
      docs: [{ id: 'a' }],
      errors: [{ id: 'b', message: 'Say what the picture shows' }],
      message: 'Unable to update 1 out of 2 Media.',
    }
    expect(readBulkResponse(answer)).toEqual(answer)
    for (const body of [null, 'Bad gateway', {}, { errors: [{ message: 'No' }] }])
      expect(readBulkResponse(body)).toBeNull()
  })

  it('has a dialog slug of its own for each kind of action', () => {
    expect(new Set((['delete', 'publish', 'restore', 'trash', 'unpublish'] as const).map(bulkDialogSlug)).size).toBe(5)
  })
})
