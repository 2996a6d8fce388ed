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

const linksIn = (sections: NavigationSection[]) => sections.flatMap(({ links }) => links)

/** The first screen below each path prefix; undefined if the user may open none. */
const FIRST_SCREENS: Record<string, (sections: NavigationSection[]) => string | undefined> = {
  auth: () => '/auth/account',
  collections: (sections) => linksIn(sections).find(({ collection }) => collection !== undefined)?.path,
  globals: (sections) => linksIn(sections).find(({ path }) => path.startsWith('/globals/'))?.path,
  settings: (sections) => sections.find(({ name }) => name === 'settings')?.path,
}

/** Whether a path is only a prefix of other screens, without a screen of its own. */
export const isPathPrefix = (segments: string[]): segments is [string] =>
  segments.length === 1 && segments.every((segment) => Object.hasOwn(FIRST_SCREENS, segment))

/**
 * The first screen below a path prefix, for users who enter such a URL.
 * @param sections sections that the user may open
 * @returns path relative to the admin's root; the dashboard if there is no such screen
 */
export const firstScreen = ([prefix]: [string], sections: NavigationSection[]): `/${string}` =>
  (FIRST_SCREENS[prefix]?.(sections) ?? '/') as `/${string}`
