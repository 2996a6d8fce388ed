/** An entry of a menu as visitors of one language find it. */
export interface MenuEntry {
  title: string
  /** Path of the page that it leads to, without language, as that page names it; null for a heading and elsewhere. */
  path: string | null
  /** Its address; within the site without language. Null for a heading. */
  url: string | null
  /** Below a heading. */
  children: MenuEntry[]
}

/** The menus that a site has published; null where it has none for a place, and its pages stand there by themselves. */
export interface Menus {
  footer: MenuEntry[] | null
  main: MenuEntry[] | null
}

export const NO_MENUS: Menus = { footer: null, main: null }
