import type { PayloadRequest } from 'payload'
import type { OwnCollection } from '../../database/apps/apps'

export interface OwnState {
  /** Where to send changes. */
  id: string
  settings: Record<string, Record<string, unknown> | undefined>
  /** Null while the document was never written to. */
  updatedAt: string | null
}

/** The document of a site as the caller may read it; empty while there is none. */
export async function readOwn(req: PayloadRequest, collection: OwnCollection, tenantId: string): Promise<OwnState> {
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
    ? { id: doc.id, settings: doc.settings as OwnState['settings'], updatedAt: doc.updatedAt }
    : { id: tenantId, settings: {}, updatedAt: null }
}
