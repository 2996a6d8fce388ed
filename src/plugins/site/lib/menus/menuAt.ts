import type { PayloadRequest } from 'payload'
import type { MenuPlace } from '../../../../collections/Menus/places'
import { draftedMenus } from './draftedMenus'

/** Finds the menu of a position: the published one, else the newest draft. Null when there is none. */
export async function menuAt(req: PayloadRequest, tenant: string, place: MenuPlace): Promise<string | null> {
  return (await draftedMenus(req, tenant)).find((menu) => menu.place === place)?.id ?? null
}
