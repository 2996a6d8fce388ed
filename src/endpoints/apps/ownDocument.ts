import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { holdOwn, type OwnCollection, type OwnDocument } from '../../database/apps/ownDocuments'
import { stale } from '../OperationError'
import { later } from '../settings/changeSite'
import { updateStored } from '@/database/documents/stored'

/** What a form of a document that each tenant has once may carry: when it was last changed as the caller knows it, null for never. */
export const ownAsOf = { updatedAt: z.iso.datetime().nullish() }

interface Target {
  area: string
  collection: OwnCollection
  tenantId: string
  updatedAt?: string | null
}

/**
 * Makes such a document where there is none yet and locks it until the end of the transaction.
 * @throws OperationError 409 when it was changed since `updatedAt`
 */
export async function lockOwn(
  req: PayloadRequest,
  { area, collection, tenantId, updatedAt }: Target,
): Promise<OwnDocument> {
  const { isNew, ...own } = await holdOwn(req, collection, tenantId)
  if (!isNew && updatedAt !== undefined && Date.parse(updatedAt ?? '') !== Date.parse(own.updatedAt)) throw stale(area)
  return own
}

/** Stores the settings and answers the document as the caller may read it. */
export async function saveOwn(
  req: PayloadRequest,
  collection: OwnCollection,
  { id, updatedAt }: OwnDocument,
  settings: Record<string, unknown>,
): Promise<object> {
  await updateStored(req, {
    id,
    collection,
    data: { settings, updatedAt: later(updatedAt) },
    returning: false,
  })
  return req.payload.findByID({ id, collection, depth: 0, overrideAccess: false, req })
}
