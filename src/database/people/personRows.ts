import type { BasePayload } from 'payload'
import { poolOf } from '@/database/connections'
import { IS_LISTED, NAME_ORDER } from '@/database/tenants/siteNames'
import { namesOf } from '@/database/names'

const t = namesOf('tenants', 't')
const p = namesOf('plans', 'p')
const ta = namesOf('tenants_addons', 'ta')
const a = namesOf('addons', 'a')
const m = namesOf('memberships', 'm')
const r = namesOf('access_requests', 'r')
const c = namesOf('collaborators', 'c')
const users = namesOf('users')
const v = namesOf('support_visits', 'v')
const s = namesOf('users_roles', 's')
const tenants = namesOf('tenants')
const userRoles = namesOf('user_roles')
const me = namesOf('users', 'me')
const usersRoles = namesOf('users_roles', 'r')
const f = namesOf('second_factors', 'f')
const usersSessions = namesOf('users_sessions', 's')

export interface TenantRow {
  id: string
  name: string
  slug: string
  timezone: string | null
  languages: string[] | null
  defaultLanguage: string | null
  plan: PlanRow | null
  addons: PlanRow[]
}

/** A row of `plans` or `addons`: id, name, and a column for each feature. */
export type PlanRow = { id: string; name: string } & Record<string, unknown>

export interface MembershipRow {
  kind: 'collaborator' | 'owner' | 'staff' | 'support' | 'support-agreed' | 'tenant-admin' | 'tenant-viewer'
  role: { id: string; title: string } | null
  permissions: Record<string, unknown> | null
  /** Whether the tenant requires a second factor that the person does not have. */
  withheld: boolean
  tenant: TenantRow
}

export interface PersonRow {
  id: string
  email: string
  first_name: string | null
  last_name: string | null
  display_name: string | null
  avatar_id: string | null
  email_verified: boolean | null
  is_super: boolean
  is_support: boolean
  organisation_id: string | null
  last_tenant_id: string | null
  created_at: Date
  updated_at: Date
  places: MembershipRow[]
  provider_tenant: TenantRow | null
}

interface PersonLookup {
  id: string
  /** Session id; null if none is required. */
  sid: string | null
  /** Tenant id of the browser's cookie; null for none. */
  tenant: string | null
}

/** A person with all that they belong to. @returns null where there is no such account, or its session has ended */
export async function readPersonRow(
  payload: BasePayload,
  { id, sid, tenant }: PersonLookup,
): Promise<PersonRow | null> {
  const { rows } = await poolOf(payload).query<PersonAnswer>({
    name: 'callboard-person',
    text: PERSON_QUERY,
    values: [id, sid, tenant],
  })
  return rows[0] ? toPersonRow(rows[0]) : null
}

/**
 * Reads a tenant with plan and active add-ons, suspended or not.
 * @returns null if it does not exist
 */
export async function readTenantRow(payload: BasePayload, id: string): Promise<TenantRow | null> {
  const { rows } = await poolOf(payload).query<{ tenant: TenantRow }>({
    name: 'callboard-tenant',
    text: `select ${TENANT_JSON} as tenant from ${t} where ${t.id} = $1`,
    values: [id],
  })
  return rows[0]?.tenant ?? null
}

/** SQL for a tenant as JSON, for the alias `t`. Shape: `TenantRow`. */
export const TENANT_JSON = `json_build_object(
  'id', ${t.id}, 'name', ${t.name}, 'slug', ${t.slug}, 'timezone', ${t.timezone},
  'languages', ${t.languages}, 'defaultLanguage', ${t.default_language},
  'plan', (select to_jsonb(p) from ${p} where ${p.id} = ${t.plan_id}),
  'addons', (select coalesce(json_agg(to_jsonb(a)), '[]') from ${ta}
    join ${a} on ${a.id} = ${ta.addon_id} where ${ta._parent_id} = ${t.id} and ${ta.active})
)`

/**
 * Reads person, session, memberships, roles, plans and current tenant in one statement.
 * $1 user id, $2 session id (null: not checked), $3 tenant id of the browser's cookie (null: none).
 * Suspended tenants are included for super-admins only.
 *
 * Every table is asked by $1 or by an id found that way, and each place for its tenant and its role by itself (`offset 0`
 * keeps it so): joined otherwise, PostgreSQL reads all tenants, memberships and roles once there are enough of them. Plans,
 * addons and what roles allow come once, however many places have them: an agency has hundreds of places.
 */
const PERSON_QUERY = `
with places as (
  select ${t.id} as tenant_id, 'owner' as kind, null::uuid as role_id
  from ${t} where ${t.owner_id} = $1
  union all
  select ${m.tenant_id}, ${m.role}::text, ${m.user_role_id}
  from ${m} where ${m.user_id} = $1
  union all
  select ${r.tenant_id}, 'collaborator', ${r.user_role_id}
  from ${r}
  join ${c} on ${c.id} = ${r.organisation_id} and ${c.active}
  where ${r.organisation_id} = (select ${users.organisation_id} from ${users} where ${users.id} = $1) and ${r.status} = 'approved'
  union all
  select ${v.tenant_id}, case when ${v.agreed_at} is null then 'support' else 'support-agreed' end, null::uuid
  from ${v}
  where ${v.user_id} = $1 and ${v.ended_at} is null and ${v.ends_at} > now()
    and exists (select 1 from ${s} where ${s.parent_id} = $1 and ${s.value} = 'support')
), held as materialized (
  select places.kind, role.*, tenant.*, array(select ${ta.addon_id} from ${ta} where ${ta._parent_id} = tenant.id and ${ta.active}) as addon_ids
  from places
  cross join lateral (
    select ${tenants.id}, ${tenants.name}, ${tenants.slug}, ${tenants.timezone}, ${tenants.languages}, ${tenants.default_language}, ${tenants.plan_id}, ${tenants.require_two_factor}
    from ${tenants} where ${tenants.id} = places.tenant_id and ${tenants.suspended_at} is null offset 0) tenant
  left join lateral (
    select ${userRoles.id} as role_id, ${userRoles.title} as role_title, ${userRoles.permissions}, md5(${userRoles.permissions}::text) as permission_set
    from ${userRoles} where ${userRoles.id} = places.role_id and ${userRoles.tenant_id} = places.tenant_id offset 0) role on true
)
select ${me.id}, ${me.email}, ${me.first_name}, ${me.last_name}, ${me.display_name}, ${me.avatar_id}, ${me.email_verified}, rank.is_super, rank.is_support,
  ${me.organisation_id}, ${me.last_tenant_id}, ${me.created_at}, ${me.updated_at},
  (select coalesce(json_agg(json_build_object(
      'kind', kind,
      'role', case when role_id is null then null else json_build_object('id', role_id, 'title', role_title) end,
      'permissionSet', permission_set,
      'withheld', coalesce(require_two_factor, false) and not rank.has_factor,
      'tenant', json_build_object('id', id, 'name', name, 'slug', slug, 'timezone', timezone, 'languages', languages,
        'defaultLanguage', default_language, 'planId', plan_id, 'addonIds', addon_ids)
    ) order by lower(name), id), '[]') from held) as places,
  (select coalesce(json_object_agg(permission_set, permissions), '{}')
    from (select distinct on (permission_set) permission_set, permissions from held where permission_set is not null) sets) as permission_sets,
  (select coalesce(json_agg(source), '[]') from (
    select to_jsonb(p) as source from ${p} where ${p.id} in (select plan_id from held)
    union all select to_jsonb(a) from ${a} where ${a.id} in (select unnest(addon_ids) from held)) sources) as sources,
  (select ${TENANT_JSON} from ${t} where rank.is_super and ${t.id} = coalesce(
      (select ${tenants.id} from ${tenants} where ${tenants.id} = $3::uuid),
      (select ${tenants.id} from ${tenants} where ${tenants.id} = ${me.last_tenant_id}),
      (select ${t.id} from ${t} where ${IS_LISTED} order by ${NAME_ORDER} limit 1))
  ) as provider_tenant
from ${me},
  lateral (select exists (select 1 from ${usersRoles} where ${usersRoles.parent_id} = ${me.id} and ${usersRoles.value} = 'super-admin') as is_super,
    exists (select 1 from ${usersRoles} where ${usersRoles.parent_id} = ${me.id} and ${usersRoles.value} = 'support') as is_support,
    exists (select 1 from ${f} where ${f.user_id} = ${me.id} and ${f.confirmed_at} is not null) as has_factor) rank
where ${me.id} = $1
  and ($2::text is null or exists (
    select 1 from ${usersSessions} where ${usersSessions._parent_id} = ${me.id} and ${usersSessions.id} = $2 and ${usersSessions.expires_at} > now()))`

/** What the statement answers. */
interface PersonAnswer extends Omit<PersonRow, 'places'> {
  places: (Omit<MembershipRow, 'permissions' | 'tenant'> & {
    permissionSet: string | null
    tenant: Omit<TenantRow, 'addons' | 'plan'> & { addonIds: string[]; planId: string | null }
  })[]
  /** What roles allow, each set once. */
  permission_sets: Record<string, Record<string, unknown>>
  /** Plans and addons. */
  sources: PlanRow[]
}

/** Puts places together with what came once for all of them. */
function toPersonRow({ permission_sets: sets, places, sources, ...person }: PersonAnswer): PersonRow {
  const sourceOf = new Map(sources.map((source) => [source.id, source]))
  return {
    ...person,
    places: places.map(({ permissionSet, tenant: { addonIds, planId, ...tenant }, ...place }) => ({
      ...place,
      permissions: sets[permissionSet ?? ''] ?? null,
      tenant: {
        ...tenant,
        addons: addonIds.flatMap((id) => sourceOf.get(id) ?? []),
        plan: sourceOf.get(planId ?? '') ?? null,
      },
    })),
  }
}
