import type { PayloadRequest } from 'payload'
import { findStored } from '@/database/documents/stored'
import type { Tenant } from '@/payload-types'
import { notFound } from '@/endpoints/OperationError'

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

/** Allows shared caching of a public response for a minute. */
export function setPublicCache(req: PayloadRequest): void {
  req.responseHeaders ??= new Headers()
  req.responseHeaders.set('Cache-Control', 'public, max-age=60')
}
