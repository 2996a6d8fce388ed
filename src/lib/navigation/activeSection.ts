import type { NavigationLink, NavigationSection } from './buildNavigation'

/**
 * The section that contains a path.
 * @param path relative to the admin's root: `/collections/pages/1`; the root itself, `/`, belongs to none
 */
export function activeSection<Section extends Pick<NavigationSection, 'covers'>>(
  path: string,
  sections: Section[],
): Section | null {
  return sections.find((section) => section.covers.some((covered) => covers(covered, path))) ?? null
}

/** The link of the current screen; of several, the most specific one. */
export function activeLink(path: string, links: NavigationLink[]): NavigationLink | null {
  const matching = links.filter((link) => (link.isExact ? link.path === path : covers(link.path, path)))
  return matching.sort((first, second) => second.path.length - first.path.length)[0] ?? null
}

/** Whether a path equals the covered path or is below it. */
function covers(covered: string, path: string): boolean {
  if (covered.endsWith('*')) return path.startsWith(covered.slice(0, -1))
  return path === covered || path.startsWith(`${covered}/`)
}

/**
 * The path relative to the admin's root.
 * @returns `/` for the root itself
 */
export function pathInAdmin(pathname: string, adminRoute: string): string {
  const root = adminRoute === '/' ? '' : adminRoute
  const rest = pathname.startsWith(root) ? pathname.slice(root.length) : pathname
  return rest.replace(/\/+$/, '') || '/'
}
