/**
 * What an export goes through: its files arrive, it is read, a person decides, it is brought, and perhaps taken back.
 * `refused` cannot be read.
 */
export const WEBSITE_STATES = [
  'sending',
  'reading',
  'refused',
  'ready',
  'bringing',
  'done',
  'takingBack',
  'takenBack',
] as const
export type WebsiteState = (typeof WEBSITE_STATES)[number]

/** States in which a worker is busy with it. */
export const WORKING: readonly WebsiteState[] = ['reading', 'bringing', 'takingBack']

/** What can be brought, as it is listed. */
export const BROUGHT_KINDS = [
  'author',
  'category',
  'picture',
  'file',
  'venue',
  'page',
  'post',
  'event',
  'menu',
  'redirect',
] as const
export type BroughtKind = (typeof BROUGHT_KINDS)[number]

/** The order in which it is brought, and published: what others refer to first. It is taken back the other way. */
export const BRINGING_ORDER: readonly BroughtKind[] = [
  'category',
  'picture',
  'file',
  'author',
  'venue',
  'page',
  'post',
  'event',
  'menu',
  'redirect',
]

/**
 * Parts belong to another item and become no document of their own; `other` has a type that has no counterpart, unless a
 * person maps it to one. An `address` was in a sitemap, and becomes nothing by itself.
 */
export const ITEM_KINDS = [
  ...BROUGHT_KINDS,
  'menuEntry',
  'performance',
  'organizer',
  'other',
  'sitemap',
  'address',
] as const
export type ItemKind = (typeof ITEM_KINDS)[number]

/** `known` was there from an earlier export; `kept` was not taken back; a sitemap is `read`, as are its addresses. */
export type ItemState = 'brought' | 'failed' | 'kept' | 'known' | 'leftOut' | 'read' | 'takenBack' | 'waiting'

/** Kinds whose old addresses visitors may still use. */
export const ADDRESSED_KINDS: readonly ItemKind[] = ['author', 'category', 'page', 'post', 'event', 'venue', 'other']

/** The content type of each kind. */
export const COLLECTIONS: Record<BroughtKind, string> = {
  author: 'people',
  category: 'blogs',
  event: 'events',
  file: 'files',
  menu: 'menus',
  page: 'pages',
  picture: 'media',
  post: 'posts',
  redirect: 'redirects',
  venue: 'venues',
}
