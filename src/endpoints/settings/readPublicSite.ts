import type { PayloadRequest } from 'payload'
import type { Tenant } from '../../payload-types'
import { notFound } from '../OperationError'
import { findStored } from '@/database/documents/stored'

/**
 * Reads a tenant for public endpoints. Callers must pick the fields that they expose.
 * @throws OperationError 404 if it does not exist or is suspended
 */
export async function readPublicSite(req: PayloadRequest, id: string, area: string): Promise<Tenant> {
  const site = await findStored<Tenant>(req, {
    collection: 'tenants',
    where: { and: [{ id: { equals: id } }, { suspendedAt: { exists: false } }] },
  })
  if (!site) throw notFound(area)
  return site
}
