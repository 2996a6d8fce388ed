import { OWN } from '../../../../lib/site/sitePath'

/** Lists that every site has, by the first part of their path. */
export const OWN_LISTS = ['blogs', 'events', 'pages', 'search', 'venues'] as const

export type OwnList = (typeof OWN_LISTS)[number]

/** Paths of the lists: a page that stands there takes the place of the list. */
export const LIST_PATHS: string[] = OWN_LISTS.map((list) => `/${list}`)

/** Where a list is found that a page of the site has taken the path of. */
export const listPath = (list: OwnList, taken: ReadonlySet<string>): string => (taken.has(`/${list}`) ? `/${OWN}/${list}` : `/${list}`)

/** The list at a path; null where there is none. */
export function listAt(path: string): OwnList | null {
  const name = path === '/posts' ? 'blogs' : path.replace(`/${OWN}/`, '/').slice(1)
  return OWN_LISTS.find((list) => list === name) ?? null
}
