import { isUuid } from '../ids/isUuid'
import { SITE_STATES, type SiteState } from './listedSite'

/** Columns that the list is sorted by. */
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

/** What stands in the address of the list. Names are not those of Payload's lists, which keep theirs for the person. */
export interface SitesQuery {
  /** Part of a name, an address or a domain. */
  find: string
  /** Id of a plan, or `none`. */
  planId: string | null
  state: SiteState | null
  onlyProblems: boolean
  order: { column: SiteColumn; isDescending: boolean }
  /** From 1. */
  part: number
}

export const NO_PLAN = 'none'
const FIRST_ORDER: SitesQuery['order'] = { column: 'name', isDescending: false }

type Given = Record<string, string | string[] | undefined>

/** Reads the query of an address. What makes no sense counts as not there. */
export function readSitesQuery(given: Given): SitesQuery {
  const text = (name: string): string => (typeof given[name] === 'string' ? given[name].trim() : '')
  const [order, planId] = [text('order'), text('planId')]
  const column = SITE_COLUMNS.find((one) => one === order.replace(/^-/, ''))
  return {
    find: text('find').slice(0, 120),
    onlyProblems: text('problems') === '1',
    order: column ? { column, isDescending: order.startsWith('-') } : FIRST_ORDER,
    part: /^[1-9]\d{0,4}$/.test(text('part')) ? Number(text('part')) : 1,
    planId: planId === NO_PLAN || isUuid(planId) ? planId : null,
    state: SITE_STATES.find((one) => one === text('state')) ?? null,
  }
}

/** The query for an address; '' where it says nothing. */
export function sitesQuery({ find, onlyProblems, order, part, planId, state }: SitesQuery): string {
  const isFirst = order.column === FIRST_ORDER.column && !order.isDescending
  const values = {
    find,
    planId,
    state,
    problems: onlyProblems && '1',
    order: !isFirst && `${order.isDescending ? '-' : ''}${order.column}`,
    part: part > 1 && String(part),
  }
  const given = Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
}

/** Is something left out? */
export const isNarrowed = ({ find, onlyProblems, planId, state }: SitesQuery): boolean =>
  Boolean(find || onlyProblems || planId || state)

const TEXTS: readonly SiteColumn[] = ['name', 'planName', 'domain']

/** Names go up first; numbers and moments down: the largest is what one looks for. */
export const firstOrderOf = (column: SiteColumn): SitesQuery['order'] => ({
  column,
  isDescending: !TEXTS.includes(column),
})

export const orderAfterClick = (
  { column, isDescending }: SitesQuery['order'],
  clicked: SiteColumn,
): SitesQuery['order'] => (column === clicked ? { column, isDescending: !isDescending } : firstOrderOf(clicked))
