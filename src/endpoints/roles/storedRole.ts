import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { registryOf } from '../../access/registryOf'
import { dbOf } from '../../database/dbOf'
import { badRequest, notFound } from '../OperationError'
import { keysOfRole } from '../people/grants'

/** The tenant of a role; null for one that does not exist. */
export async function tenantOfRole({ id }: { id: string }, req: PayloadRequest): Promise<string | null> {
  const db = await dbOf(req)
  const { rows } = await db.execute<{ tenant_id: string }>(sql`select tenant_id from user_roles where id = ${id}::uuid`)
  return rows[0]?.tenant_id ?? null
}

export interface StoredRole {
  title: string
  updatedAt: string
  keys: Set<string>
  /** Members of the staff who have it. */
  members: number
  /** Organisations that work here with it. */
  organisations: number
}

/** A role as it is, and who has it. Call it with the tenant locked. */
export async function storedRole(req: PayloadRequest, id: string): Promise<StoredRole> {
  const db = await dbOf(req)
  const { rows } = await db.execute<{ title: string; permissions: Record<string, unknown>; members: number; organisations: number; updatedAt: string }>(sql`select title, permissions, updated_at as "updatedAt",
      (select count(*) from memberships where user_role_id = r.id)::int as members,
      (select count(*) from access_requests where user_role_id = r.id and status = 'approved')::int as organisations
    from user_roles r where id = ${id}::uuid`)
  const [row] = rows
  if (!row) throw notFound('roles')
  return { keys: keysOfRole(req, row.permissions), members: row.members, organisations: row.organisations, title: row.title, updatedAt: new Date(row.updatedAt).toISOString() }
}

/**
 * The keys of new permissions.
 * @throws OperationError 400 for a permission that this installation does not know
 */
export function knownKeys(req: PayloadRequest, permissions: Record<string, true>): Set<string> {
  const registry = registryOf(req.payload)
  const unknown = Object.keys(permissions).find((key) => !registry.keys.has(key))
  if (unknown !== undefined) throw badRequest('roles', `There is no permission “${unknown.slice(0, 60)}”.`, [{ message: `There is no permission “${unknown.slice(0, 60)}”.`, path: 'permissions' }])
  return keysOfRole(req, permissions)
}
