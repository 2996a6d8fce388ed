import type { MenuPlace } from '../../../../collections/Menus/places'

/** A place for a menu on the site on screen. */
export interface MenuPosition {
  place: MenuPlace
  /** Null while it is made by itself. */
  menu: { entries: number; id: string; state: 'changed' | 'draft' | 'published' } | null
}

export interface MissingPage {
  id: string
  path: string
  title: string
}

export interface MenuOverview {
  adminRoute: string
  /** There are more menus than stand in a place: copies, drafts for later. */
  hasOthers: boolean
  mayChange: boolean
  /** Published pages on top of the tree that stand in no menu; none while the menu is made by itself. */
  missing: MissingPage[]
  places: MenuPosition[]
  /** Id of the site. */
  tenant: string
}
