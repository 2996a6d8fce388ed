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

/** Maximum nesting depth of pages. */
export const MAX_LEVELS = 20
