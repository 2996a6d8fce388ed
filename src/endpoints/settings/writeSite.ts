import type { FlattenedField, PayloadRequest } from 'payload'
import type { Site } from './changeSite'

/**
 * Writes some fields of a tenant. Lists and references lie in tables of their own and are written by themselves:
 * together with columns the adapter would insert a whole new row, and the database refuses one without a name.
 */
export async function writeSite(req: PayloadRequest, id: string, fields: Partial<Site>): Promise<void> {
  const apart = new Set(req.payload.collections.tenants.config.flattenedFields.filter(liesApart).map(({ name }) => name))
  const entries = Object.entries(fields)
  for (const data of [entries.filter(([name]) => !apart.has(name)), entries.filter(([name]) => apart.has(name))]) {
    if (data.length > 0) await req.payload.db.updateOne({ id, collection: 'tenants', data: Object.fromEntries(data), req, returning: false })
  }
}

const liesApart = (field: FlattenedField): boolean => field.type === 'array' || ('hasMany' in field && field.hasMany === true)
