import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { touchTenant } from '../../database/tenants/lifecycle'
import { lockTenant } from '../../database/tenants/locks'
import { notFound, stale } from '../OperationError'
import { documentLike } from '../documentLike'
import { writeSite, type Site } from './writeSite'
import { findStored } from '@/database/documents/stored'

/** What every settings write may carry, and our screens always do: when the site was last changed as the caller knows it. */
export const asOf = { updatedAt: z.iso.datetime().optional() }

/** What every settings write answers: the tenant, as reading it would. */
export const siteDocument = documentLike<Site>({ id: z.uuid(), updatedAt: z.string() })

interface Target {
  area: string
  id: string
  /** See `asOf`; without it the last one wins. */
  updatedAt?: string
}

/**
 * Changes a tenant under a lock, so that two people never overwrite each other's work unseen.
 * @param change gets the tenant as it is and gives the fields that differ
 * @returns the tenant as the caller may read it
 * @throws OperationError 409 when it was changed since `updatedAt`, 404 when it is gone
 */
export async function changeSite(
  req: PayloadRequest,
  { area, id, updatedAt }: Target,
  change: (site: Site) => Partial<Site> | Promise<Partial<Site>>,
): Promise<Site> {
  await lockTenant(req, id)
  const site = await storedSite(req, id)
  if (updatedAt && Date.parse(updatedAt) !== Date.parse(site.updatedAt)) throw stale(area)
  const fields = await change(site)
  if (Object.keys(fields).length > 0) {
    await writeSite(req, site, fields)
    // By itself: the adapter leaves the moment as it is where lists and references alone have changed.
    await touchTenant(req, id, later(site.updatedAt))
  }
  return readSite(req, id)
}

/** A tenant as stored, for code of ours that picks from it what a screen may show. */
export async function storedSite(req: PayloadRequest, id: string): Promise<Site> {
  const site = await findStored<Site>(req, { collection: 'tenants', where: { id: { equals: id } } })
  if (!site) throw notFound('tenants')
  return site
}

/** A tenant as the caller may read it. */
export const readSite = (req: PayloadRequest, id: string): Promise<Site> =>
  req.payload.findByID({ id, collection: 'tenants', depth: 0, overrideAccess: false, req })

/** Now, and never the same moment twice: it tells two states apart. */
export const later = (before: string): string => new Date(Math.max(Date.now(), Date.parse(before) + 1)).toISOString()
