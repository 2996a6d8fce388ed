import { sql } from 'drizzle-orm'
import { dbOf, type Transaction } from '@/database/connections'
import { findStored } from '@/database/documents/stored'
import { namesOf } from '@/database/names'
import { idOf } from '@/lib/values'
import type { UserRole } from '@/payload-types'

const userRoles = namesOf('user_roles')
const r = namesOf('user_roles', 'r')
const memberships = namesOf('memberships')
const accessRequests = namesOf('access_requests')

type Permissions = Record<string, unknown>

/** The tenant of a role; null if it does not exist. */
export async function tenantOfRole(req: Transaction, id: string): Promise<string | null> {
  const role = await findStored<UserRole>(req, {
    collection: 'user-roles',
    select: { tenant: true },
    where: { id: { equals: id } },
  })
  return idOf(role?.tenant)
}

/** Finds a custom role of a tenant; null if the tenant has no such role. */
export async function findRole(
  req: Transaction,
  tenantId: string,
  id: string,
): Promise<{ title: string; permissions: Permissions } | null> {
  const role = await findStored<{ id: string; title: string; permissions: Permissions }>(req, {
    collection: 'user-roles',
    select: { permissions: true, title: true },
    where: { id: { equals: id }, tenant: { equals: tenantId } },
  })
  return role && { permissions: role.permissions, title: role.title }
}

/** A role and how often it is assigned. */
export interface RoleInUse {
  title: string
  /** As stored. */
  permissions: Permissions
  /** ISO 8601. */
  updatedAt: string
  /** Number of members with it. */
  members: number
  /** Number of approved organisations with it. */
  organisations: number
}

/** @returns null if the role does not exist */
export async function readRoleInUse(req: Transaction, id: string): Promise<RoleInUse | null> {
  const { rows } = await (
    await dbOf(req)
  ).execute<
    RoleInUse & Record<string, unknown>
  >(sql`select ${r.title}, ${r.permissions}, ${r.updated_at} as "updatedAt",
      (select count(*) from ${memberships} where ${memberships.user_role_id} = ${r.id})::int as members,
      (select count(*) from ${accessRequests} where ${accessRequests.user_role_id} = ${r.id} and ${accessRequests.status} = 'approved')::int as organisations
    from ${r} where ${r.id} = ${id}::uuid`)
  const [row] = rows
  return row ? { ...row, updatedAt: new Date(row.updatedAt).toISOString() } : null
}

/** Deletes a role. Callers must ensure that it is not assigned. */
export async function deleteUnusedRole(req: Transaction, id: string): Promise<void> {
  await (await dbOf(req)).execute(sql`delete from ${userRoles} where ${userRoles.id} = ${id}::uuid`)
}
