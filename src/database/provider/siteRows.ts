import type { BasePayload } from 'payload'
import type { SiteAddressData } from '@/lib/site/addresses'
import { TENANT_JSON, type PlanRow, type TenantRow } from '@/database/people/personRows'
import { poolOf } from '@/database/connections'
import { LANGUAGES_USED, SEATS_USED } from '@/database/tenants/counts'
import { namesOf } from '@/database/names'

const t = namesOf('tenants', 't')
const th = namesOf('themes', 'th')
const d = namesOf('tenants_domains', 'd')
const m = namesOf('memberships', 'm')
const l = namesOf('audit_log', 'l')
const p = namesOf('plans', 'p')
const a = namesOf('addons', 'a')
const inviteTokens = namesOf('invite_tokens')
const ta = namesOf('tenants_addons', 'ta')

export interface SiteRow {
  tenant: TenantRow
  address: SiteAddressData
  isSuspended: boolean
  /** Whether its deletion was requested or is in progress. */
  isLeaving: boolean
  people: number
  seats: number
  /** In addition to the default language. */
  languages: number
  /** Time of the newest audit log entry. */
  lastActivity: Date | null
}

/** Sites with what stands in their own rows and beside them, in one statement, in the order of their ids as they are given. */
export async function readSiteRows(payload: BasePayload, ids: string[]): Promise<SiteRow[]> {
  if (ids.length === 0) return []
  const { rows } = await poolOf(payload).query<SiteRow>({
    name: 'callboard-provider-sites',
    text: `select ${TENANT_JSON} as tenant,
        json_build_object('slug', ${t.slug}, 'renderMode', ${th.render_mode}, 'domains',
          (select coalesce(json_agg(json_build_object('domain', ${d.domain}, 'isPrimary', ${d.is_primary}, 'status', ${d.status}) order by ${d._order}), '[]')
            from ${d} where ${d._parent_id} = ${t.id})) as address,
        ${t.suspended_at} is not null as "isSuspended", ${t.deletion} is not null as "isLeaving",
        (select count(*)::int from (select ${m.user_id} from ${m} where ${m.tenant_id} = ${t.id} union select ${t.owner_id} where ${t.owner_id} is not null) everybody) as people,
        ${SEATS_USED} as seats, ${LANGUAGES_USED} as languages,
        (select ${l.created_at} from ${l} where ${l.tenant_id} = ${t.id} order by ${l.created_at} desc, ${l.id} desc limit 1) as "lastActivity"
      from unnest($1::uuid[]) with ordinality as wanted(id, place) join ${t} on ${t.id} = wanted.id
        left join ${th} on ${th.id} = ${t.selected_theme_id} and ${th.tenant_id} = ${t.id}
      order by wanted.place`,
    values: [ids],
  })
  return rows
}

/** What a site uses of the limits of its plan, and which these are. */
export interface SiteUsage {
  id: string
  plan: PlanRow | null
  addons: PlanRow[]
  seats: number
  languages: number
  isSuspended: boolean
  isLeaving: boolean
}

/** All sites with what they use of their limits. Plans and addons come once, however many sites have them. */
export async function readSiteUsage(payload: BasePayload): Promise<SiteUsage[]> {
  const pool = poolOf(payload)
  const { rows: sources } = await pool.query<{ row: PlanRow }>(
    `select to_jsonb(p) as row from ${p} union all select to_jsonb(a) from ${a}`,
  )
  const sourceOf = new Map(sources.map(({ row }) => [row.id, row]))
  const { rows } = await pool.query<Omit<SiteUsage, 'addons' | 'plan'> & { addons: string[]; planId: string | null }>(
    `with seats as (
        select ${m.tenant_id}, count(*)::int as taken from ${m} join ${t} on ${t.id} = ${m.tenant_id}
          where ${m.user_id} is distinct from ${t.owner_id} group by ${m.tenant_id}
      ), invited as (
        select ${inviteTokens.tenant_id}, count(*)::int as taken from ${inviteTokens} where ${inviteTokens.status} = 'pending' and ${inviteTokens.expires_at} > now() group by ${inviteTokens.tenant_id}
      )
      select ${t.id}, ${t.plan_id} as "planId", coalesce(seats.taken, 0) + coalesce(invited.taken, 0) as seats, ${LANGUAGES_USED} as languages,
        ${t.suspended_at} is not null as "isSuspended", ${t.deletion} is not null as "isLeaving",
        array(select ${ta.addon_id} from ${ta} where ${ta._parent_id} = ${t.id} and ${ta.active}) as addons
      from ${t} left join seats on seats.tenant_id = ${t.id} left join invited on invited.tenant_id = ${t.id}`,
  )
  return rows.map(({ addons, planId, ...usage }) => ({
    ...usage,
    addons: addons.flatMap((id) => sourceOf.get(id) ?? []),
    plan: sourceOf.get(planId ?? '') ?? null,
  }))
}
