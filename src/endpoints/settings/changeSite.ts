import type { FlattenedField, PayloadRequest } from 'payload'
import { z } from 'zod'
import { findStored, updateStored } from '@/database/documents/stored'
import { touchTenant } from '@/database/tenants/lifecycle'
import { lockTenant } from '@/database/transactions'
import { notFound, stale } from '@/endpoints/OperationError'
import { documentSchema } from '@/endpoints/define'
import type { Tenant } from '@/payload-types'

/**
 * Input of every settings operation: `updatedAt` as the caller read it. Optional for programs; the admin always sends
 * it.
 */
export const expectedVersion = { updatedAt: z.iso.datetime().optional() }

/** Output of every settings operation: the tenant as returned by the API. */
export const siteDocument = documentSchema<Site>({ id: z.uuid(), updatedAt: z.string() })

interface Target {
  area: string
  id: string
  /** See `expectedVersion`. Without it, the last write wins. */
  updatedAt?: string
}

/**
 * Changes a tenant under a lock, so that concurrent changes are never overwritten unnoticed.
 * @param change receives the stored tenant and returns the fields that differ
 * @returns the tenant with the fields that the caller can read
 * @throws OperationError 409 if it changed since `updatedAt`, 404 if it no longer exists
 */
export async function changeSite(
  req: PayloadRequest,
  { area, id, updatedAt }: Target,
  change: (site: Site) => Partial<Site> | Promise<Partial<Site>>,
): Promise<Site> {
  await lockTenant(req, id)
  const site = await readStoredSite(req, id)
  if (updatedAt && Date.parse(updatedAt) !== Date.parse(site.updatedAt)) throw stale(area)
  const fields = await change(site)
  if (Object.keys(fields).length > 0) {
    await writeSite(req, site, fields)
    // Separately, because the adapter does not update `updatedAt` when only lists and references change.
    await touchTenant(req, id, nextTimestamp(site.updatedAt))
  }
  return readSite(req, id)
}

/**
 * Reads the stored tenant without access control. Callers must pick what they expose.
 * @throws OperationError 404
 */
export async function readStoredSite(req: PayloadRequest, id: string): Promise<Site> {
  const site = await findStored<Site>(req, { collection: 'tenants', where: { id: { equals: id } } })
  if (!site) throw notFound('tenants')
  return site
}

/** Reads the tenant with the caller's access. */
export const readSite = (req: PayloadRequest, id: string): Promise<Site> =>
  req.payload.findByID({ id, collection: 'tenants', depth: 0, overrideAccess: false, req })

/** The current time, but always later than `before`, because `updatedAt` identifies a version. */
export const nextTimestamp = (before: string): string =>
  new Date(Math.max(Date.now(), Date.parse(before) + 1)).toISOString()

/** A tenant as stored: references are ids, and fields that no API returns are included. */
export type Site = Tenant

/**
 * Writes fields of a tenant. Lists and references live in tables of their own and are always written separately and
 * completely: together with columns, the adapter would try to insert a row, which fails for lack of a name; with only
 * some of them, it would empty the others.
 * @param site as stored, locked by the caller
 */
async function writeSite(req: PayloadRequest, site: Site, fields: Partial<Site>): Promise<void> {
  const lists = req.payload.collections.tenants.config.flattenedFields.filter(isList).map(({ name }) => name)
  const isListEntry = ([name]: [string, unknown]) => lists.includes(name)
  const entries = Object.entries(fields)
  const columns = entries.filter((entry) => !isListEntry(entry))
  if (columns.length > 0) await write(req, site.id, columns)
  if (entries.some(isListEntry)) await write(req, site.id, Object.entries({ ...site, ...fields }).filter(isListEntry))
}

const write = (req: PayloadRequest, id: string, entries: [string, unknown][]) =>
  updateStored(req, { id, collection: 'tenants', data: Object.fromEntries(entries), returning: false })

const isList = (field: FlattenedField): boolean =>
  field.type === 'array' || ('hasMany' in field && field.hasMany === true)
