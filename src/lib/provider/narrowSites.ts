import type { ListedSite, SizeOfSite } from './listedSite'
import { NO_PLAN, type SitesQuery } from './sitesQuery'

const PAGE_SIZE = 25

/** Filters sites by a query. */
export function narrowSites(sites: ListedSite[], { find, onlyProblems, planId, state }: SitesQuery): ListedSite[] {
  const text = normalize(find)
  return sites.filter(
    (site) =>
      (!state || site.state === state) &&
      (!onlyProblems || site.problems.length > 0) &&
      (!planId || (planId === NO_PLAN ? !site.plan : site.plan?.id === planId)) &&
      (!text || [site.name, site.slug, site.website, ...site.domains].some((value) => normalize(value).includes(text))),
  )
}

/**
 * Sorts sites by a column, then by name.
 * @param sizes sizes of all sites, required if the column is a size
 */
export function sortSites(
  sites: ListedSite[],
  { column, isDescending }: SitesQuery['order'],
  sizes: ReadonlyMap<string, SizeOfSite>,
  language: string,
): ListedSite[] {
  const collator = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
  const valueOf: Record<typeof column, (site: ListedSite) => number | string> = {
    lastActivity: ({ lastActivity }) => (lastActivity ? Date.parse(lastActivity) : 0),
    domain: ({ website }) => hostOfWebsite(website),
    name: ({ name }) => name,
    people: ({ people }) => people,
    planName: ({ plan }) => plan?.name ?? '',
    problems: ({ problems }) => problems.length,
    published: ({ id }) => sizes.get(id)?.published ?? 0,
    storage: ({ id }) => sizes.get(id)?.storage ?? 0,
  }
  const compare = (first: number | string, second: number | string): number =>
    typeof first === 'number' && typeof second === 'number'
      ? first - second
      : collator.compare(String(first), String(second))
  return sites.toSorted(
    (first, second) =>
      (isDescending ? -1 : 1) * compare(valueOf[column](first), valueOf[column](second)) ||
      collator.compare(first.name, second.name) ||
      first.id.localeCompare(second.id),
  )
}

/**
 * One page of a list; the last page if there are fewer.
 * @returns also the number of the page and of all pages
 */
export function partOf<One>(all: One[], requested: number): { part: number; parts: number; shown: One[] } {
  const parts = Math.max(1, Math.ceil(all.length / PAGE_SIZE))
  const part = Math.min(requested, parts)
  return { part, parts, shown: all.slice((part - 1) * PAGE_SIZE, part * PAGE_SIZE) }
}

/** @example hostOfWebsite('https://www.theatre.example') // 'www.theatre.example' */
export const hostOfWebsite = (website: string): string => website.replace(/^https?:\/\//, '')

const normalize = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .trim()
    .toLowerCase()
