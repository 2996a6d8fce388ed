import type { Payload, PayloadRequest } from 'payload'
import { callboardOf } from '../../../access/registryOf'
import { referencesOf } from '../../../collections/references/referencesOf'
import type { BulkTarget } from '../../../database/bulk/writeDocuments'
import { searchEntryOf } from './searchEntryOf'

/**
 * A tenant as the bulk writer needs it: with the walker that finds references and the rule that makes search entries,
 * the same that a save uses.
 * @param locale language that the values are in
 */
export function siteTarget(payload: Payload, tenant: string, locale: string): BulkTarget {
  const types = new Map(callboardOf(payload).contentTypes.map((type) => [type.slug, type]))
  return {
    locale,
    payload,
    referencesOf: (slug, data) => referencesOf({ payload } as PayloadRequest, payload.collections[slug].config, data),
    searchRowOf: (slug, id, data) => {
      const type = types.get(slug)
      const entry = type ? searchEntryOf(type, { data, id, locale, status: 'published', tenantId: tenant }) : null
      if (!entry) return null
      return {
        collection: entry.collection,
        description: entry.description,
        document_id: id,
        locale_terms: { [locale]: entry.terms },
        priority: entry.priority,
        slug: entry.slug,
        status: entry.status,
        tenant_id: tenant,
        terms: entry.terms,
        title: entry.title,
        updated_at: new Date().toISOString(),
      }
    },
    tenant,
  }
}
