import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { dbOf, oneRow, poolOf, type Transaction } from '@/database/connections'
import { findStored } from '@/database/documents/stored'
import { namesOf } from '@/database/names'
import type { User } from '@/payload-types'
import type { MembershipRow } from './personRows'

const memberships = namesOf('memberships')
const m = namesOf('memberships', 'm')
const t = namesOf('tenants', 't')
const inviteTokens = namesOf('invite_tokens')
const tenants = namesOf('tenants')
const u = namesOf('users', 'u')
const r = namesOf('access_requests', 'r')
const c = namesOf('collaborators', 'c')
const role = namesOf('user_roles', 'role')
const s = namesOf('users_roles', 's')

/** Whether a user has a membership of the tenant. Owners and collaborators have none. */
export async function isMember(req: Transaction, tenantId: string, userId: string): Promise<boolean> {
  const where = { tenant: { equals: tenantId }, user: { equals: userId } }
  return Boolean(await findStored(req, { collection: 'memberships', select: { user: true }, where }))
}

/**
 * Changes the role of a member.
 * @param roleId a custom role of the tenant; null for admin
 */
export async function setMemberRole(
  req: Transaction,
  tenantId: string,
  userId: string,
  roleId: string | null,
): Promise<void> {
  await (
    await dbOf(req)
  )
    .execute(sql`update ${memberships} set ${memberships.role} = ${roleId === null ? 'tenant-admin' : 'staff'}, ${memberships.updated_at} = now(),
    ${memberships.user_role_id} = ${roleId}::uuid where ${memberships.tenant_id} = ${tenantId}::uuid and ${memberships.user_id} = ${userId}::uuid`)
}

/** Deletes the memberships of users in a tenant. */
export async function removeMembers(req: Transaction, tenantId: string, userIds: string[]): Promise<void> {
  if (userIds.length === 0) return
  const ids = sql.join(
    userIds.map((id) => sql`${id}::uuid`),
    sql`, `,
  )
  await (
    await dbOf(req)
  ).execute(
    sql`delete from ${memberships} where ${memberships.tenant_id} = ${tenantId}::uuid and ${memberships.user_id} in (${ids})`,
  )
}

/**
 * Counts the seats in use: all members except the owner, and pending invitations.
 * @param except id of an invitation that is about to become a membership
 */
export async function countSeatsTaken(req: Transaction, tenantId: string, except?: string): Promise<number> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ taken: number }>(sql`select (
      (select count(*) from ${m} join ${t} on ${t.id} = ${m.tenant_id}
        where ${m.tenant_id} = ${tenantId}::uuid and ${m.user_id} is distinct from ${t.owner_id})
      + (select count(*) from ${inviteTokens} where ${inviteTokens.tenant_id} = ${tenantId}::uuid and ${inviteTokens.status} = 'pending' and ${inviteTokens.expires_at} > now()
        and ${inviteTokens.id} is distinct from ${except ?? null}::uuid)
    )::int as taken`)
  return oneRow(rows).taken
}

/** A membership as returned by the API. */
export interface ListedMembership {
  /** Tenant id. */
  tenant: string
  roles: ('tenant-admin' | 'tenant-viewer')[]
  /** Ids of custom roles: none or one. */
  userRoles: string[]
}

/** Reads a user's memberships, the oldest first. */
export async function readMemberships(payload: BasePayload, user: string): Promise<ListedMembership[]> {
  const { rows } = await poolOf(payload).query<{ place: ListedMembership }>({
    name: 'callboard-places',
    text: `select json_build_object('tenant', ${memberships.tenant_id}, 'roles', case when ${memberships.role} = 'staff' then '[]'::json else json_build_array(${memberships.role}) end,
      'userRoles', case when ${memberships.user_role_id} is null then '[]'::json else json_build_array(${memberships.user_role_id}) end) as place
      from ${memberships} where ${memberships.user_id} = $1 order by ${memberships.created_at}`,
    values: [user],
  })
  return rows.map(({ place }) => place)
}

/** A membership of a user in a tenant, of any kind. */
export interface TenantMember {
  userId: string
  kind: MembershipRow['kind']
  roleId: string | null
  /** Stored permissions of the role; null without one. */
  permissions: Record<string, unknown> | null
  /** Whether the user is a super-admin. */
  isSuperAdmin: boolean
}

/** Reads all links of users to a tenant: as owner, member or collaborator. Unordered; a user may have several. */
export async function readTenantMembers(req: Transaction, tenantId: string): Promise<TenantMember[]> {
  const { rows } = await (
    await dbOf(req)
  ).execute<TenantMember & Record<string, unknown>>(sql`
    with places as (
      select ${tenants.owner_id} as user_id, 'owner' as kind, null::uuid as role_id from ${tenants} where ${tenants.id} = ${tenantId}::uuid and ${tenants.owner_id} is not null
      union all
      select ${memberships.user_id}, ${memberships.role}::text, ${memberships.user_role_id} from ${memberships} where ${memberships.tenant_id} = ${tenantId}::uuid
      union all
      select ${u.id}, 'collaborator', ${r.user_role_id} from ${r}
        join ${c} on ${c.id} = ${r.organisation_id} and ${c.active}
        join ${u} on ${u.organisation_id} = ${r.organisation_id}
        where ${r.tenant_id} = ${tenantId}::uuid and ${r.status} = 'approved'
    )
    select places.user_id as "userId", places.kind, places.role_id as "roleId", ${role.permissions},
      exists (select 1 from ${s} where ${s.parent_id} = places.user_id and ${s.value} = 'super-admin') as "isSuperAdmin"
    from places left join ${role} on ${role.id} = places.role_id and ${role.tenant_id} = ${tenantId}::uuid`)
  return rows
}

/**
 * Whether a user has lost access to a tenant only temporarily, because it is suspended or their organisation is
 * inactive. Removed members do not count.
 */
export async function isAccessSuspended(payload: BasePayload, tenantId: string, userId: string): Promise<boolean> {
  const { rows } = await poolOf(payload).query<{ isOnHold: boolean }>({
    name: 'callboard-place-on-hold',
    text: `select exists (select 1 from ${tenants} where ${tenants.id} = $1 and ${tenants.suspended_at} is not null)
      or exists (select 1 from ${r} join ${u} on ${u.organisation_id} = ${r.organisation_id}
        where ${r.tenant_id} = $1 and ${u.id} = $2 and ${r.status} = 'approved') as "isOnHold"`,
    values: [tenantId, userId],
  })
  return oneRow(rows).isOnHold
}

/** A link of a given user to a tenant. */
export interface PersonMembership {
  kind: MembershipRow['kind']
  /** Name of their organisation, for collaborators. */
  organisation: string | null
  /** Stored permissions of the role; null without one. */
  permissions: Record<string, unknown> | null
  /** Title of the role. */
  role: string | null
}

/** Reads all links of a user to a tenant. Unordered. */
export async function readPersonMemberships(
  req: Transaction,
  tenantId: string,
  userId: string,
): Promise<PersonMembership[]> {
  const { rows } = await (
    await dbOf(req)
  ).execute<PersonMembership & Record<string, unknown>>(sql`
    with places as (
      select 'owner' as kind, null::uuid as role_id, null as organisation from ${tenants} where ${tenants.id} = ${tenantId}::uuid and ${tenants.owner_id} = ${userId}::uuid
      union all
      select ${memberships.role}::text, ${memberships.user_role_id}, null from ${memberships} where ${memberships.tenant_id} = ${tenantId}::uuid and ${memberships.user_id} = ${userId}::uuid
      union all
      select 'collaborator', ${r.user_role_id}, ${c.name} from ${r}
        join ${c} on ${c.id} = ${r.organisation_id} and ${c.active}
        join ${u} on ${u.organisation_id} = ${r.organisation_id}
        where ${r.tenant_id} = ${tenantId}::uuid and ${r.status} = 'approved' and ${u.id} = ${userId}::uuid
    )
    select places.kind, places.organisation, ${role.title} as role, ${role.permissions}
    from places left join ${role} on ${role.id} = places.role_id and ${role.tenant_id} = ${tenantId}::uuid`)
  return rows
}

/** Whether a user is a super-admin. */
export async function hasSuperAdminRole(req: Transaction, userId: string): Promise<boolean> {
  const user = await findStored<User>(req, {
    collection: 'users',
    select: { roles: true },
    where: { id: { equals: userId } },
  })
  return user?.roles?.includes('super-admin') ?? false
}
