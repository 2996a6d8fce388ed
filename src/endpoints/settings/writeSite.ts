import type { FlattenedField, PayloadRequest } from 'payload'
import type { Tenant } from '../../payload-types'
import { updateStored } from '@/database/documents/stored'

/** A tenant as stored: references are ids, and fields that no API returns are included. */
export type Site = Tenant

/**
 * Writes fields of a tenant. Lists and references live in tables of their own and are always written separately and
 * completely: together with columns, the adapter would try to insert a row, which fails for lack of a name; with only
 * some of them, it would empty the others.
 * @param site as stored, locked by the caller
 */
export async function writeSite(req: PayloadRequest, site: Site, fields: Partial<Site>): Promise<void> {
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
