import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { idOf } from '../../access/idOf'
import { countStored } from '@/database/documents/stored'

/** Unique over the tenant, or only below the same parent. */
export type SlugScope = 'siblings' | 'tenant'

export interface Sluggable {
  id?: string
  parent?: unknown
  slug?: string | null
  slugLock?: boolean | null
  tenant?: unknown
}

/** The documents that may not have the same slug. */
export function slugNeighbours(scope: SlugScope, { id, parent, tenant }: Sluggable): Where[] {
  const conditions: Where[] = [{ tenant: { equals: idOf(tenant) } }]
  if (id) conditions.push({ id: { not_equals: id } })
  if (scope === 'siblings')
    conditions.push(idOf(parent) ? { parent: { equals: idOf(parent) } } : { parent: { exists: false } })
  return conditions
}

export async function isSlugTaken(
  req: PayloadRequest,
  collection: string,
  slug: string,
  neighbours: Where[],
): Promise<boolean> {
  const { totalDocs } = await countStored(req, {
    collection: collection as CollectionSlug,
    where: { and: [...neighbours, { slug: { equals: slug } }] },
  })
  return totalDocs > 0
}
