/** The slug of the home page. */
export const HOME_SLUG = 'home'

/**
 * The path of a page.
 * @param parentPath path of the parent page; null for a root page
 */
export function pathOf(parentPath: string | null, slug: string): string {
  if (!parentPath && slug === HOME_SLUG) return '/'
  const base = parentPath && parentPath !== '/' ? parentPath : ''
  return `${base}/${slug}`
}

/** The values of a page that tell whether it is the start page. */
interface Placed {
  publishedAt?: string | null
  relativePath?: string | null
}

/** Whether a page is the start page of a website: its address is not that of its title, and stays when it is renamed. */
export const isStartPage = (page: Placed | null | undefined): boolean =>
  Boolean(page?.publishedAt) && page?.relativePath === '/'

/** Maximum nesting depth of pages. */
export const MAX_LEVELS = 20
