import type { ListedSite, SizeOfSite } from './listedSite'
import { NO_PLAN, type SitesQuery } from './sitesQuery'

const SITES_SHOWN = 25

/** The sites that a query leaves. */
export function narrowSites(sites: ListedSite[], { find, onlyProblems, planId, state }: SitesQuery): ListedSite[] {
  const text = folded(find)
  return sites.filter(
    (site) =>
      (!state || site.state === state) &&
      (!onlyProblems || site.problems.length > 0) &&
      (!planId || (planId === NO_PLAN ? !site.plan : site.plan?.id === planId)) &&
      (!text || [site.name, site.slug, site.website, ...site.domains].some((one) => folded(one).includes(text))),
  )
}

/**
 * Sites in the order of a column; of equals the name decides.
 * @param sizes of all of them where the column is one of sizes
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
  const compare = (one: number | string, other: number | string): number =>
    typeof one === 'number' && typeof other === 'number' ? one - other : collator.compare(String(one), String(other))
  return sites.toSorted(
    (one, other) =>
      (isDescending ? -1 : 1) * compare(valueOf[column](one), valueOf[column](other)) ||
      collator.compare(one.name, other.name) ||
      one.id.localeCompare(other.id),
  )
}

/** One part of a list; the last one where there are fewer. @returns also which part it is, and of how many */
export function partOf<One>(all: One[], wanted: number): { part: number; parts: number; shown: One[] } {
  const parts = Math.max(1, Math.ceil(all.length / SITES_SHOWN))
  const part = Math.min(wanted, parts)
  return { part, parts, shown: all.slice((part - 1) * SITES_SHOWN, part * SITES_SHOWN) }
}

/** @example hostOfWebsite('https://www.theatre.example') // 'www.theatre.example' */
export const hostOfWebsite = (website: string): string => website.replace(/^https?:\/\//, '')

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .trim()
    .toLowerCase()
