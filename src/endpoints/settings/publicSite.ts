import type { PayloadRequest } from 'payload'
import type { Tenant } from '../../payload-types'
import { notFound } from '../OperationError'

/**
 * A tenant for what its website shows to everybody. Callers pick from it field by field.
 * @throws OperationError 404 where there is none, or it is suspended
 */
export async function publicSite(req: PayloadRequest, id: string, area: string): Promise<Tenant> {
  const site = await req.payload.db.findOne<Tenant>({
    collection: 'tenants',
    req,
    where: { and: [{ id: { equals: id } }, { suspendedAt: { exists: false } }] },
  })
  if (!site) throw notFound(area)
  return site
}
