import type { FlattenedField, PayloadRequest } from 'payload'
import type { Tenant } from '../../payload-types'
import { updateStored } from '@/database/documents/stored'

/** A tenant as stored: references are ids, and what no API reads is there, too. */
export type Site = Tenant

/**
 * Writes some fields of a tenant. Lists and references lie in tables of their own and are written by themselves, all of
 * them: together with columns the adapter would insert a whole new row, and the database refuses one without a name;
 * given references alone it would empty every list that is not named.
 * @param site as stored, locked by the caller
 */
export async function writeSite(req: PayloadRequest, site: Site, fields: Partial<Site>): Promise<void> {
  const lists = req.payload.collections.tenants.config.flattenedFields.filter(isList).map(({ name }) => name)
  const isOfList = ([name]: [string, unknown]) => lists.includes(name)
  const entries = Object.entries(fields)
  const columns = entries.filter((entry) => !isOfList(entry))
  if (columns.length > 0) await write(req, site.id, columns)
  if (entries.some(isOfList)) await write(req, site.id, Object.entries({ ...site, ...fields }).filter(isOfList))
}

const write = (req: PayloadRequest, id: string, entries: [string, unknown][]) =>
  updateStored(req, { id, collection: 'tenants', data: Object.fromEntries(entries), returning: false })

const isList = (field: FlattenedField): boolean =>
  field.type === 'array' || ('hasMany' in field && field.hasMany === true)
