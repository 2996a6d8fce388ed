import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { dbOf, type Transaction, poolOf } from '../connections'
import type { MembershipRow } from './personRows'
import { oneRow } from '@/database/oneRow'

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
      select owner_id as user_id, 'owner' as kind, null::uuid as role_id from tenants where id = ${tenantId}::uuid and owner_id is not null
      union all
      select user_id, role::text, user_role_id from memberships where tenant_id = ${tenantId}::uuid
      union all
      select u.id, 'collaborator', r.user_role_id from access_requests r
        join collaborators c on c.id = r.organisation_id and c.active
        join users u on u.organisation_id = r.organisation_id
        where r.tenant_id = ${tenantId}::uuid and r.status = 'approved'
    )
    select places.user_id as "userId", places.kind, places.role_id as "roleId", role.permissions,
      exists (select 1 from users_roles s where s.parent_id = places.user_id and s.value = 'super-admin') as "isSuperAdmin"
    from places left join user_roles role on role.id = places.role_id and role.tenant_id = ${tenantId}::uuid`)
  return rows
}

/**
 * Whether a user has lost access to a tenant only temporarily, because it is suspended or their organisation is
 * inactive. Removed members do not count.
 */
export async function isAccessSuspended(payload: BasePayload, tenantId: string, userId: string): Promise<boolean> {
  const { rows } = await poolOf(payload).query<{ isOnHold: boolean }>({
    name: 'callboard-place-on-hold',
    text: `select exists (select 1 from tenants where id = $1 and suspended_at is not null)
      or exists (select 1 from access_requests r join users u on u.organisation_id = r.organisation_id
        where r.tenant_id = $1 and u.id = $2 and r.status = 'approved') as "isOnHold"`,
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
      select 'owner' as kind, null::uuid as role_id, null as organisation from tenants where id = ${tenantId}::uuid and owner_id = ${userId}::uuid
      union all
      select role::text, user_role_id, null from memberships where tenant_id = ${tenantId}::uuid and user_id = ${userId}::uuid
      union all
      select 'collaborator', r.user_role_id, c.name from access_requests r
        join collaborators c on c.id = r.organisation_id and c.active
        join users u on u.organisation_id = r.organisation_id
        where r.tenant_id = ${tenantId}::uuid and r.status = 'approved' and u.id = ${userId}::uuid
    )
    select places.kind, places.organisation, role.title as role, role.permissions
    from places left join user_roles role on role.id = places.role_id and role.tenant_id = ${tenantId}::uuid`)
  return rows
}

/** Whether a user is a super-admin. */
export async function hasSuperAdminRole(req: Transaction, userId: string): Promise<boolean> {
  const { rowCount } = await (
    await dbOf(req)
  ).execute(sql`select 1 from users_roles where parent_id = ${userId}::uuid and value = 'super-admin'`)
  return Boolean(rowCount)
}

/** Ids of the owners and members of tenants, without duplicates. Collaborators are not included. */
export async function findColleagues(payload: BasePayload, tenantIds: string[]): Promise<string[]> {
  const { rows } = await poolOf(payload).query<{ id: string }>({
    name: 'callboard-colleagues',
    text: `select user_id as id from memberships where tenant_id = any($1::uuid[])
      union select owner_id from tenants where id = any($1::uuid[]) and owner_id is not null`,
    values: [tenantIds],
  })
  return rows.map(({ id }) => id)
}
