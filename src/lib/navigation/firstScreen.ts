import type { NavigationSection } from './buildNavigation'

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
