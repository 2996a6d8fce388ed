import type { PayloadRequest } from 'payload'
import type { MenuPlace } from '@/collections/Menus/places'
import { filterLive } from '@/database/documents/states'
import type { StoredEntry } from './buildMenu'

export interface DraftedMenu {
  entries: StoredEntry[]
  id: string
  place: MenuPlace
  state: 'changed' | 'draft' | 'published'
}

const MAX_MENUS = 20

/**
 * Loads the menus of a site as drafted, as far as the person may see them: published ones first, then drafts, each
 * newest first.
 */
export async function loadDraftMenus(req: PayloadRequest, tenant: string): Promise<DraftedMenu[]> {
  const { docs } = await req.payload.find({
    collection: 'menus',
    depth: 0,
    draft: true,
    limit: MAX_MENUS,
    overrideAccess: false,
    pagination: false,
    req,
    sort: '-updatedAt',
    where: { tenant: { equals: tenant } },
  })
  const live = await filterLive(
    req,
    'menus',
    docs.map(({ id }) => id),
  )
  const menus = docs.map(({ _status, entries, id, place }): DraftedMenu => ({
    entries: (entries ?? []) as StoredEntry[],
    id,
    place,
    state: _status === 'published' ? 'published' : live.has(id) ? 'changed' : 'draft',
  }))
  return [...menus.filter(({ state }) => state !== 'draft'), ...menus.filter(({ state }) => state === 'draft')]
}

/** Finds the menu of a position: the published one, else the newest draft. Null when there is none. */
export async function findMenu(req: PayloadRequest, tenant: string, place: MenuPlace): Promise<string | null> {
  return (await loadDraftMenus(req, tenant)).find((menu) => menu.place === place)?.id ?? null
}
