import type { SiteWords } from '../../words/siteWords'
import { OWN } from '../../../../lib/site/sitePath'

/** Lists that every site has, by the first part of their path. */
const OWN_LISTS = ['blogs', 'events', 'pages', 'search', 'venues'] as const

export type OwnList = (typeof OWN_LISTS)[number]

/** Paths of the lists: a page that stands there takes the place of the list. */
export const LIST_PATHS: string[] = OWN_LISTS.map((list) => `/${list}`)

/** Where a list is found that a page of the site has taken the path of. */
export const listPath = (list: OwnList, taken: ReadonlySet<string>): string =>
  taken.has(`/${list}`) ? `/${OWN}/${list}` : `/${list}`

/** The list at a path; null where there is none. */
export function listAt(path: string): OwnList | null {
  const name = path === '/posts' ? 'blogs' : path.replace(`/${OWN}/`, '/').slice(1)
  return OWN_LISTS.find((list) => list === name) ?? null
}

/** The lists that lead to all that is published, with their names in a language. @param hasMore there are more pages on top than `entries` */
export function namedLists(
  entries: { title: string }[],
  hasMore: boolean,
  words: SiteWords,
): [list: OwnList, name: string][] {
  const named = new Set(entries.map(({ title }) => title))
  // A page of the same name is the site's own, and need not list everything.
  const nameOf = (name: string, whole: string): string => (named.has(name) ? whole : name)
  return [
    ['events', nameOf(words.whatsOn, words.allEvents)],
    ['venues', nameOf(words.venues, words.allVenues)],
    ['blogs', nameOf(words.stories, words.allStories)],
    ...(hasMore ? [['pages', words.allPages] satisfies [OwnList, string]] : []),
  ]
}
