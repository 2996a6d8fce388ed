import type { PayloadRequest } from 'payload'
import type { MenuPlace } from '../../../../collections/Menus/places'
import { loadDraftMenus } from './loadDraftMenus'

/** Finds the menu of a position: the published one, else the newest draft. Null when there is none. */
export async function findMenu(req: PayloadRequest, tenant: string, place: MenuPlace): Promise<string | null> {
  return (await loadDraftMenus(req, tenant)).find((menu) => menu.place === place)?.id ?? null
}
