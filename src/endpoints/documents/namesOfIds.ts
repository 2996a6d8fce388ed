import type { PayloadRequest } from 'payload'
import { callboardOf } from '../../access/registryOf'
import { dbOf } from '../../database/connections'
import { findDocuments } from '../../database/findDocuments'
import { namesOf, type Named } from './namesOf'

/** Most documents that are looked for. */
const MOST = 500

/** What documents of a site are called of which only the ids are known, of those that the person may see. */
export async function namesOfIds(req: PayloadRequest, ids: string[], tenantId: string): Promise<Map<string, Named>> {
  const wanted = [...new Set(ids)].slice(0, MOST)
  const found = await findDocuments(
    await dbOf(req),
    callboardOf(req.payload).contentTypes.map(({ slug }) => slug),
    wanted,
    tenantId,
  )
  return found.length > 0 ? namesOf(req, found, tenantId) : new Map()
}
