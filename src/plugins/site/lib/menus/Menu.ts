/** A menu entry in one language. */
export interface MenuEntry {
  title: string
  /** Decoded path of the linked page, without the language; null for headings and external links. */
  path: string | null
  /** Address, without the language for links within the site; null for headings. */
  url: string | null
  /** Entries below a heading. */
  children: MenuEntry[]
}

/** The published menus of a site; null for a position whose menu is generated automatically. */
export interface Menus {
  footer: MenuEntry[] | null
  main: MenuEntry[] | null
}

export const NO_MENUS: Menus = { footer: null, main: null }
