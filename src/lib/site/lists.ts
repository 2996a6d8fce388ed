import { RESERVED_SEGMENT } from './addresses'

/** Built-in lists of every site, by the first segment of their path. */
const OWN_LISTS = ['archive', 'blogs', 'events', 'pages', 'search', 'venues'] as const

export type OwnList = (typeof OWN_LISTS)[number]

/** Paths of the lists. A page with the same path replaces the list. */
export const LIST_PATHS: string[] = OWN_LISTS.map((list) => `/${list}`)

/** Returns the path of a list, which moves when a page has taken its path. */
export const listPath = (list: OwnList, taken: ReadonlySet<string>): string =>
  taken.has(`/${list}`) ? `/${RESERVED_SEGMENT}/${list}` : `/${list}`

/** Returns the list at a path; null when there is none. */
export function listAt(path: string): OwnList | null {
  const name = path === '/posts' ? 'blogs' : path.replace(`/${RESERVED_SEGMENT}/`, '/').slice(1)
  return OWN_LISTS.find((list) => list === name) ?? null
}
