import type { PayloadRequest } from 'payload'
import type { Tenant } from '../../payload-types'
import { notFound } from '../OperationError'
import { findStored } from '@/database/documents/stored'

/**
 * A tenant for what its website shows to everybody. Callers pick from it field by field.
 * @throws OperationError 404 where there is none, or it is suspended
 */
export async function publicSite(req: PayloadRequest, id: string, area: string): Promise<Tenant> {
  const site = await findStored<Tenant>(req, {
    collection: 'tenants',
    where: { and: [{ id: { equals: id } }, { suspendedAt: { exists: false } }] },
  })
  if (!site) throw notFound(area)
  return site
}
