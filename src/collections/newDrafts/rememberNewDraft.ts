import { formatAdminURL } from 'payload/shared'
import type { CollectionAfterChangeHook, Where } from 'payload'
import { idOf } from '../../access/idOf'
import { newDraftKey } from './newDraftKey'

/**
 * Payload writes a draft as soon as the screen for a new document is asked for, by a browser that asks twice as well.
 * Which one it was is remembered, so that the next time goes on with it.
 */
export const rememberNewDraft: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  const { payload, user } = req
  const screen = formatAdminURL({ adminRoute: payload.config.routes.admin, path: `/collections/${collection.slug}/create` })
  const tenant = idOf(doc.tenant)
  if (operation !== 'create' || req.payloadAPI !== 'local' || !user || !tenant || req.pathname !== screen) return doc
  const key = newDraftKey(collection.slug)
  const where: Where = { and: [{ key: { equals: key } }, { 'user.relationTo': { equals: user.collection } }, { 'user.value': { equals: user.id } }] }
  const data = { key, user: { relationTo: user.collection, value: user.id }, value: { [tenant]: doc.id as string } }
  await payload.db.upsert({ collection: 'payload-preferences', data, req, where })
  return doc
}
