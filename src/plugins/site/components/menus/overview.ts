import type { MenuPlace } from '@/collections/Menus/places'

/** A menu position of the current site. */
export interface MenuPosition {
  place: MenuPlace
  /** Null while the menu is generated automatically. */
  menu: { entries: number; id: string; state: 'changed' | 'draft' | 'published' } | null
}

export interface MissingPage {
  id: string
  path: string
  title: string
}

export interface MenuOverview {
  adminRoute: string
  /** There are menus that no position uses, such as copies and drafts for later. */
  hasOthers: boolean
  mayChange: boolean
  /** Published top-level pages that no menu links to. Empty while the menu is generated automatically. */
  missing: MissingPage[]
  places: MenuPosition[]
  /** Id of the tenant. */
  tenant: string
}
