/** The slug of the start page. */
export const HOME_SLUG = 'home'

/**
 * The address of a page below the site's root.
 * @param parentPath address of the page above; null at the top
 */
export function pathOf(parentPath: string | null, slug: string): string {
  if (!parentPath && slug === HOME_SLUG) return '/'
  const base = parentPath && parentPath !== '/' ? parentPath : ''
  return `${base}/${slug}`
}
