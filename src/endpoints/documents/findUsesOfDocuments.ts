import type { PayloadRequest } from 'payload'
import { callboardOf } from '../../access/registryOf'
import { findUsingDocuments, type UsingDocument } from '../../database/documents/references'

interface UsedDocuments {
  collection: string
  ids: string[]
  tenantId: string
}

/**
 * Finds the documents of a tenant, of all content types, that refer to any of the given ones. The documents themselves
 * and trashed ones are excluded.
 */
export const findUsesOfDocuments = (req: PayloadRequest, options: UsedDocuments): Promise<UsingDocument[]> =>
  findUsingDocuments(req, { ...options, among: callboardOf(req.payload).contentTypes.map(({ slug }) => slug) })
