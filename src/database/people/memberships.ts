import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { dbOf, type Transaction, poolOf } from '../connections'
import { oneRow } from '@/database/oneRow'

/** Whether a user has a membership of the tenant. Owners and collaborators have none. */
export async function isMember(req: Transaction, tenantId: string, userId: string): Promise<boolean> {
  const { rowCount } = await (
    await dbOf(req)
  ).execute(sql`select 1 from memberships where tenant_id = ${tenantId}::uuid and user_id = ${userId}::uuid`)
  return Boolean(rowCount)
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
  ).execute(sql`update memberships set role = ${roleId === null ? 'tenant-admin' : 'staff'}, updated_at = now(),
    user_role_id = ${roleId}::uuid where tenant_id = ${tenantId}::uuid and user_id = ${userId}::uuid`)
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
  ).execute(sql`delete from memberships where tenant_id = ${tenantId}::uuid and user_id in (${ids})`)
}

/**
 * Counts the seats in use: all members except the owner, and pending invitations.
 * @param except id of an invitation that is about to become a membership
 */
export async function countSeatsTaken(req: Transaction, tenantId: string, except?: string): Promise<number> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ taken: number }>(sql`select (
      (select count(*) from memberships m join tenants t on t.id = m.tenant_id
        where m.tenant_id = ${tenantId}::uuid and m.user_id is distinct from t.owner_id)
      + (select count(*) from invite_tokens where tenant_id = ${tenantId}::uuid and status = 'pending' and expires_at > now()
        and id is distinct from ${except ?? null}::uuid)
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
    text: `select json_build_object('tenant', tenant_id, 'roles', case when role = 'staff' then '[]'::json else json_build_array(role) end,
      'userRoles', case when user_role_id is null then '[]'::json else json_build_array(user_role_id) end) as place
      from memberships where user_id = $1 order by created_at`,
    values: [user],
  })
  return rows.map(({ place }) => place)
}
