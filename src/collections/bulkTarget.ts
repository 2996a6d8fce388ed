import type { Payload, PayloadRequest } from 'payload'
import { callboardOf } from '../access/registryOf'
import type { BulkTarget } from '../database/bulk/writeDocuments'
import { referencesOf } from './references/referencesOf'

/**
 * A tenant as the bulk writer needs it: with the walker that finds references and the rows that plugins keep beside
 * documents, the same that a save uses.
 * @param locale language that the values are in
 */
export function bulkTarget(
  payload: Payload,
  tenant: string,
  locale: string,
  status: 'draft' | 'published' = 'published',
): BulkTarget {
  const { bulkRows, contentTypes } = callboardOf(payload)
  const types = new Map(contentTypes.map((type) => [type.slug, type]))
  return {
    locale,
    payload,
    referencesOf: (slug, data) => referencesOf({ payload } as PayloadRequest, payload.collections[slug].config, data),
    rowsBeside: (slug, id, data) => {
      const type = types.get(slug)
      return type ? bulkRows.flatMap((rowsOf) => rowsOf({ data, id, locale, status, tenantId: tenant, type })) : []
    },
    status,
    tenant,
  }
}
