import type { BasePayload } from 'payload'
import { NO_PLAN, type SiteColumn, type SitesQuery } from '@/lib/provider/sitesQuery'
import { oneRow, poolOf } from '@/database/connections'
import { hasText, IS_LISTED, NAME_ORDER } from '@/database/tenants/siteNames'
import { namesOf } from '@/database/names'

const d = namesOf('tenants_domains', 'd')
const t = namesOf('tenants', 't')
const l = namesOf('audit_log', 'l')
const m = namesOf('memberships', 'm')
const p = namesOf('plans', 'p')
const s = namesOf('site_sizes', 's')

/** Which sites, and in which order. */
export interface WantedSites extends Pick<SitesQuery, 'find' | 'onlyProblems' | 'order' | 'planId' | 'state'> {
  /** How many problems each site has that has any, where filter or order are about them. */
  problems: ReadonlyMap<string, number>
  /** Endings of the addresses that sites have by their slugs: `.callboard.site`. */
  suffixes: string[]
}

/** What sites are put in order by, as SQL on the alias `t`. */
const KEYS: Record<SiteColumn, string> = {
  domain: `coalesce(
    (select ${d.domain} from ${d} where ${d._parent_id} = ${t.id} and ${d.status} = 'active' order by ${d.is_primary} desc nulls last, ${d._order} limit 1),
    (select ${d.domain} from ${d} where ${d._parent_id} = ${t.id} and ${d.status} = 'development' and ${d.is_primary} order by ${d._order} limit 1),
    ${t.slug} || '.')`,
  lastActivity: `coalesce((select ${l.created_at} from ${l} where ${l.tenant_id} = ${t.id} order by ${l.created_at} desc, ${l.id} desc limit 1), '-infinity')`,
  name: NAME_ORDER,
  people: `(select count(*) from (select ${m.user_id} from ${m} where ${m.tenant_id} = ${t.id} union select ${t.owner_id} where ${t.owner_id} is not null) everybody)`,
  planName: `coalesce((select lower(${p.name}) from ${p} where ${p.id} = ${t.plan_id}), '') collate site_names`,
  problems: 'coalesce(p.count, 0)',
  published: `coalesce(${s.published}, 0)`,
  storage: `coalesce(${s.storage}, 0)`,
}

const STATES: Record<NonNullable<SitesQuery['state']>, string> = {
  active: `${t.deletion} is null and ${t.suspended_at} is null`,
  deleting: `${t.deletion} is not null`,
  suspended: `${t.deletion} is null and ${t.suspended_at} is not null`,
}

/** Values of a statement: `place(value)` adds one and says where it stands. */
class Values {
  readonly all: unknown[] = []

  place = (value: unknown): string => `$${this.all.push(value)}`
}

const SIZES = `left join ${s} on ${s.tenant_id} = ${t.id}`

/** How many sites there are, and how many of them a query leaves. */
export async function countSites(payload: BasePayload, wanted: WantedSites): Promise<{ found: number; total: number }> {
  const values = new Values()
  const conditions = conditionsOf(wanted, values)
  const { rows } = await poolOf(payload).query<{ found: number; total: number }>(
    conditions.length === 1
      ? `select count(*)::int as found, count(*)::int as total from ${t} where ${IS_LISTED}`
      : `select (select count(*)::int from ${t} where ${IS_LISTED}) as total, (select count(*)::int from ${t} where ${conditions.join(' and ')}) as found`,
    values.all,
  )
  return oneRow(rows)
}

/** The ids of a part of the sites that a query leaves, in its order; of equals the name decides. */
export async function sitesInOrder(
  payload: BasePayload,
  wanted: WantedSites,
  { limit, offset }: { limit: number; offset: number },
): Promise<string[]> {
  const { column, isDescending } = wanted.order
  const values = new Values()
  const conditions = conditionsOf(wanted, values)
  const beside = [
    ...(column === 'problems' ? [`left join ${problemsOf(wanted, values)} on ${p.id} = ${t.id}`] : []),
    ...(column === 'published' || column === 'storage' ? [SIZES] : []),
  ]
  const keys = [
    `${KEYS[column]} ${isDescending ? 'desc' : 'asc'}`,
    ...(column === 'name' ? [] : [NAME_ORDER]),
    `${t.id}`,
  ]
  const { rows } = await poolOf(payload).query<{ id: string }>(
    `select ${t.id} from ${t} ${beside.join(' ')} where ${conditions.join(' and ')}
      order by ${keys.join(', ')} limit ${values.place(limit)} offset ${values.place(offset)}`,
    values.all,
  )
  return rows.map(({ id }) => id)
}

function conditionsOf(
  { find, onlyProblems, planId, problems, state, suffixes }: WantedSites,
  values: Values,
): string[] {
  return [
    IS_LISTED,
    ...(find ? [hasText(`${t.id}`, find, values.place, suffixes)] : []),
    ...(state ? [STATES[state]] : []),
    ...(planId === NO_PLAN ? [`${t.plan_id} is null`] : planId ? [`${t.plan_id} = ${values.place(planId)}`] : []),
    ...(onlyProblems ? [`${t.id} = any(${values.place([...problems.keys()])}::uuid[])`] : []),
  ]
}

const problemsOf = ({ problems }: WantedSites, { place }: Values): string =>
  `unnest(${place([...problems.keys()])}::uuid[], ${place([...problems.values()])}::int[]) as p(id, count)`
