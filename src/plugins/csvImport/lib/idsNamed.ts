import type { CollectionSlug, PayloadRequest } from 'payload'
import { listTitles } from '@/database/documents/titles'
import { looseNameKey } from './nameKey'

interface Named {
  collection: string
  /** The field with the name. */
  field: string
  language: string
  names: readonly string[]
  tenantId: string
}

/** Ids of a site's documents with one of the names, in any spelling. The caller checks access to them. */
export async function idsNamed(
  req: PayloadRequest,
  { collection, field, language, names, tenantId }: Named,
): Promise<string[]> {
  const keys = new Set(names.map(looseNameKey).filter(Boolean))
  if (keys.size === 0) return []
  const { flattenedFields } = req.payload.collections[collection as CollectionSlug].config
  const isLocalized = flattenedFields.some(
    ({ name, ...rest }) => name === field && 'localized' in rest && rest.localized,
  )
  const titles = await listTitles(req, { collection, field, isLocalized, language, tenant: tenantId })
  return titles.filter(({ title }) => keys.has(looseNameKey(title))).map(({ id }) => id)
}
