import type { PayloadRequest } from 'payload'
import type { MenuPlace } from '../../../../collections/Menus/places'
import { draftedMenus } from './draftedMenus'

/** The menu that staff arranges for a place: the one that visitors see, else the newest draft. Null where there is none. */
export async function menuAt(req: PayloadRequest, tenant: string, place: MenuPlace): Promise<string | null> {
  return (await draftedMenus(req, tenant)).find((menu) => menu.place === place)?.id ?? null
}
