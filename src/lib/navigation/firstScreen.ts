import type { NavigationSection } from './buildNavigation'

const linksIn = (sections: NavigationSection[]) => sections.flatMap(({ links }) => links)

/** The screen that each one means, by its path; none where the person may open none. */
const FIRST: Record<string, (sections: NavigationSection[]) => string | undefined> = {
  auth: () => '/auth/account',
  collections: (sections) => linksIn(sections).find(({ collection }) => collection !== undefined)?.path,
  globals: (sections) => linksIn(sections).find(({ path }) => path.startsWith('/globals/'))?.path,
  settings: (sections) => sections.find(({ name }) => name === 'settings')?.path,
}

/** Is this the beginning of addresses, with no screen of its own? */
export const isBeginning = (segments: string[]): segments is [string] =>
  segments.length === 1 && Object.hasOwn(FIRST, segments[0]!)

/**
 * The first screen below the beginning of an address, as somebody typed it.
 * @param sections that the person may open
 * @returns its path below the admin's root; the dashboard's where there is none
 */
export const firstScreen = ([begin]: [string], sections: NavigationSection[]): `/${string}` =>
  (FIRST[begin]?.(sections) ?? '/') as `/${string}`
