import { isUuid } from '@/lib/values'
import { SITE_STATES, type SiteState } from './listedSite'

/** Columns by which the list can be sorted. */
export const SITE_COLUMNS = [
  'name',
  'planName',
  'domain',
  'people',
  'storage',
  'published',
  'lastActivity',
  'problems',
] as const
export type SiteColumn = (typeof SITE_COLUMNS)[number]

/**
 * Query parameters of the list. Their names differ from those of Payload's lists, whose values Payload stores as user
 * preferences.
 */
export interface SitesQuery {
  /** Part of a name, URL or domain. */
  find: string
  /** Id of a plan, or `none`. */
  planId: string | null
  state: SiteState | null
  onlyProblems: boolean
  order: { column: SiteColumn; isDescending: boolean }
  /** Page number, from 1. */
  part: number
}

export const NO_PLAN = 'none'
const DEFAULT_ORDER: SitesQuery['order'] = { column: 'name', isDescending: false }

type QueryParameters = Record<string, string | string[] | undefined>

/** Parses a query. Invalid values are ignored. */
export function parseSitesQuery(query: QueryParameters): SitesQuery {
  const text = (name: string): string => (typeof query[name] === 'string' ? query[name].trim() : '')
  const [order, planId] = [text('order'), text('planId')]
  const column = SITE_COLUMNS.find((known) => known === order.replace(/^-/, ''))
  return {
    find: text('find').slice(0, 120),
    onlyProblems: text('problems') === '1',
    order: column ? { column, isDescending: order.startsWith('-') } : DEFAULT_ORDER,
    part: /^[1-9]\d{0,4}$/.test(text('part')) ? Number(text('part')) : 1,
    planId: planId === NO_PLAN || isUuid(planId) ? planId : null,
    state: SITE_STATES.find((known) => known === text('state')) ?? null,
  }
}

/** The query string; '' if all values are defaults. */
export function sitesQuery(query: SitesQuery): string {
  const parameters = Object.entries(parametersOf(query)).filter(([, value]) => value !== '')
  return parameters.length > 0 ? `?${new URLSearchParams(parameters)}` : ''
}

/**
 * The query string for links within the list, with an empty value for each default. Payload's list adds parameters that
 * a new address lacks back to it, and removes empty ones.
 */
export const sitesLinkQuery = (query: SitesQuery): string => `?${new URLSearchParams(parametersOf(query))}`

function parametersOf({ find, onlyProblems, order, part, planId, state }: SitesQuery): Record<string, string> {
  const isFirst = order.column === DEFAULT_ORDER.column && !order.isDescending
  return {
    find,
    planId: planId ?? '',
    state: state ?? '',
    problems: onlyProblems ? '1' : '',
    order: isFirst ? '' : `${order.isDescending ? '-' : ''}${order.column}`,
    part: part > 1 ? String(part) : '',
  }
}

/** Whether the list is filtered. */
export const isFiltered = ({ find, onlyProblems, planId, state }: SitesQuery): boolean =>
  Boolean(find || onlyProblems || planId || state)

const TEXT_COLUMNS: readonly SiteColumn[] = ['name', 'planName', 'domain']

/** Default order of a column: names ascending, numbers and dates descending. */
export const firstOrderOf = (column: SiteColumn): SitesQuery['order'] => ({
  column,
  isDescending: !TEXT_COLUMNS.includes(column),
})

export const orderAfterClick = (
  { column, isDescending }: SitesQuery['order'],
  clicked: SiteColumn,
): SitesQuery['order'] => (column === clicked ? { column, isDescending: !isDescending } : firstOrderOf(clicked))

const SITES_SHOWN = 25

/** Which part of a list is shown, and of how many: the last one where there are fewer than wanted. */
export function partOf(
  found: number,
  wanted: number,
): { part: number; parts: number; slice: { limit: number; offset: number } } {
  const parts = Math.max(1, Math.ceil(found / SITES_SHOWN))
  const part = Math.min(wanted, parts)
  return { part, parts, slice: { limit: SITES_SHOWN, offset: (part - 1) * SITES_SHOWN } }
}

/** @example hostOfWebsite('https://www.theatre.example') // 'www.theatre.example' */
export const hostOfWebsite = (website: string): string => website.replace(/^https?:\/\//, '')
