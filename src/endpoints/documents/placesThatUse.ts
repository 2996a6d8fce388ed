import type { PayloadRequest } from 'payload'
import { callboardOf } from '../../access/registryOf'
import { documentsThatUse, type UsingDocument } from '../../database/documents/references'

interface Used {
  collection: string
  ids: string[]
  tenantId: string
}

/** The documents of a site that refer to any of these, of all content types; themselves and the trash left out. */
export const placesThatUse = (req: PayloadRequest, used: Used): Promise<UsingDocument[]> =>
  documentsThatUse(req, { ...used, among: callboardOf(req.payload).contentTypes.map(({ slug }) => slug) })
