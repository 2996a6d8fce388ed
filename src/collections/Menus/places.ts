/** Locations of menus on the website. */
export const MENU_PLACES = ['main', 'footer'] as const

export type MenuPlace = (typeof MENU_PLACES)[number]

export const isMenuPlace = (value: unknown): value is MenuPlace => MENU_PLACES.some((place) => place === value)

/** Collections that menu entries can link to: all those with public pages that visitors look for. */
export const MENU_TARGETS = [
  'pages',
  'events',
  'event-collections',
  'seasons',
  'series',
  'blogs',
  'posts',
  'venues',
] as const

export type MenuTarget = (typeof MENU_TARGETS)[number]
