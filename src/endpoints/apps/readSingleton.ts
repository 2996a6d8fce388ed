import type { PayloadRequest } from 'payload'
import type { SingletonCollection } from '../../database/apps/apps'

export interface SingletonState {
  /** Id for updates: that of the document, or of the tenant while there is no document. */
  id: string
  settings: Record<string, Record<string, unknown> | undefined>
  /** Null while there is no document. */
  updatedAt: string | null
}

/** Reads a tenant's singleton document with the caller's access; empty if there is none. */
export async function readSingleton(
  req: PayloadRequest,
  collection: SingletonCollection,
  tenantId: string,
): Promise<SingletonState> {
  const { docs } = await req.payload.find({
    collection,
    depth: 0,
    limit: 1,
    overrideAccess: false,
    pagination: false,
    req,
    user: req.user,
    where: { tenant: { equals: tenantId } },
  })
  const [doc] = docs
  return doc
    ? { id: doc.id, settings: doc.settings as SingletonState['settings'], updatedAt: doc.updatedAt }
    : { id: tenantId, settings: {}, updatedAt: null }
}
