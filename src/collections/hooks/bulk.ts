import type { Payload, PayloadRequest, CollectionBeforeOperationHook } from 'payload'
import { callboardOf } from '../../access/registryOf'
import type { BulkTarget } from '../../database/bulk/writeDocuments'
import { referencesOf } from '../references/referencesOf'
import { isFromScreen } from '../../access/isFromScreen'
import { publicError } from '../../access/publicError'
import { translatorOf } from '../../i18n/translator'
import { isBounded } from '../../lib/lists/isBounded'

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

/**
 * Refuses what a screen would do to many documents without saying which or whose: all of every site of the person would
 * be meant, where they see those of one. Programs, which have no screen, may mean all.
 */
export const guardBulk: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (
    (operation !== 'update' && operation !== 'delete') ||
    req.payloadAPI !== 'REST' ||
    !('where' in args) ||
    !args.where
  )
    return
  if (isFromScreen(req) && !isBounded(args.where)) throw publicError(translatorOf(req.i18n)('bulkUnclear'), 400)
}
