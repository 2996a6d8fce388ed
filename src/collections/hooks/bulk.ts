import type { Payload, PayloadRequest, CollectionBeforeOperationHook } from 'payload'
import { callboardOf } from '@/access/registryOf'
import type { BulkTarget } from '@/database/bulk/writeDocuments'
import { referencesOf } from '@/collections/references/references'
import { isFromAdmin } from '@/access/sessionToken'
import { publicError } from '@/access/publicError'
import { translatorOf } from '@/i18n/translator'
import { limitsDocuments } from '@/lib/lists/isBounded'

/**
 * Describes a tenant for the bulk writer, with the reference walker and the plugin rows that a normal save uses.
 * @param locale language of the values
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
    collectReferences: (slug, data) =>
      referencesOf({ payload } as PayloadRequest, payload.collections[slug].config, data),
    pluginRowsOf: (slug, id, data) => {
      const type = types.get(slug)
      return type ? bulkRows.flatMap((rowsOf) => rowsOf({ data, id, locale, status, tenantId: tenant, type })) : []
    },
    status,
    tenant,
  }
}

/**
 * Rejects bulk changes from the admin whose condition does not name documents or a tenant: they would affect every site
 * that the user belongs to, although the list shows only one. API clients may change everything.
 */
export const guardBulk: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (
    (operation !== 'update' && operation !== 'delete') ||
    req.payloadAPI !== 'REST' ||
    !('where' in args) ||
    !args.where
  )
    return
  if (isFromAdmin(req) && !limitsDocuments(args.where)) throw publicError(translatorOf(req.i18n)('bulkUnclear'), 400)
}
