import type { NavigationLink, NavigationSection } from './buildNavigation'

/**
 * The section that a path belongs to.
 * @param path below the admin's root: `/collections/pages/1`; the root itself, `/`, belongs to none
 */
export function activeSection<Section extends Pick<NavigationSection, 'covers'>>(
  path: string,
  sections: Section[],
): Section | null {
  return sections.find((section) => section.covers.some((covered) => covers(covered, path))) ?? null
}

/** The link of the screen on show; of several, the one that says most about it. */
export function activeLink(path: string, links: NavigationLink[]): NavigationLink | null {
  const fitting = links.filter((link) => (link.isExact ? link.path === path : covers(link.path, path)))
  return fitting.sort((one, other) => other.path.length - one.path.length)[0] ?? null
}

/** Is the path the covered one, or below it? */
function covers(covered: string, path: string): boolean {
  if (covered.endsWith('*')) return path.startsWith(covered.slice(0, -1))
  return path === covered || path.startsWith(`${covered}/`)
}

/**
 * The part of an address below the admin's root.
 * @returns `/` for the root itself
 */
export function pathInAdmin(pathname: string, adminRoute: string): string {
  const root = adminRoute === '/' ? '' : adminRoute
  const rest = pathname.startsWith(root) ? pathname.slice(root.length) : pathname
  return rest.replace(/\/+$/, '') || '/'
}
