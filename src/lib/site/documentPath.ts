import { HOME_SLUG } from '../pages/pathOf'

interface Placed {
  relativePath?: string | null
  slug?: string | null
}

/** Content that stands on pages and has none of its own. */
const WITHOUT_PAGE = new Set([
  'event-instances',
  'files',
  'fonts',
  'forms',
  'media',
  'menus',
  'redirects',
  'reusable-content',
  'themes',
])

/** Has a document of this content type a page of its own on the website? */
export const hasPublicPage = (collection: string): boolean => !WITHOUT_PAGE.has(collection)

/**
 * The path of a document on its website: a page's own, `/{collection}/{slug}` for all others.
 * @returns null where it has none (yet)
 */
export function documentPath(collection: string, { relativePath, slug }: Placed): string | null {
  if (!hasPublicPage(collection)) return null
  if (collection !== 'pages') return slug ? `/${collection}/${encodeURIComponent(slug)}` : null
  if (relativePath) return encodePath(relativePath)
  return slug ? encodePath(slug === HOME_SLUG ? '/' : `/${slug}`) : null
}

/** A path as addresses have it. */
export const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/')
