import { sql } from 'drizzle-orm'
import { dbOf, type Transaction } from '@/database/connections'
import { namesOf } from '@/database/names'

const tenants = namesOf('tenants')

/**
 * Suspends or reopens a tenant. An already suspended tenant keeps its time of suspension.
 * @returns false if it does not exist or is being deleted
 */
export async function setSuspended(req: Transaction, id: string, isSuspended: boolean): Promise<boolean> {
  const { rows } = await (
    await dbOf(req)
  )
    .execute(sql`update ${tenants} set ${tenants.suspended_at} = case when ${isSuspended} then coalesce(${tenants.suspended_at}, now()) end
    where ${tenants.id} = ${id}::uuid and ${tenants.deletion} is null returning ${tenants.id}`)
  return rows.length > 0
}

/**
 * Locks a tenant until the end of the transaction, before it is marked for deletion.
 * @returns null if it does not exist
 */
export async function lockForDeletion(
  req: Transaction,
  id: string,
): Promise<{ name: string; isSuspended: boolean } | null> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ name: string; isSuspended: boolean }>(
    sql`select ${tenants.name}, ${tenants.suspended_at} is not null as "isSuspended" from ${tenants} where ${tenants.id} = ${id}::uuid for update`,
  )
  return rows[0] ?? null
}

/** Marks a tenant for deletion by the job. */
export async function markForDeletion(req: Transaction, id: string): Promise<void> {
  await (
    await dbOf(req)
  ).execute(sql`update ${tenants} set ${tenants.deletion} = 'requested' where ${tenants.id} = ${id}::uuid`)
}

/** Replaces the owner of a tenant. */
export async function setOwner(req: Transaction, id: string, ownerId: string): Promise<void> {
  await (
    await dbOf(req)
  ).execute(
    sql`update ${tenants} set ${tenants.owner_id} = ${ownerId}::uuid, ${tenants.updated_at} = now() where ${tenants.id} = ${id}::uuid`,
  )
}

/**
 * Sets `updatedAt` of a tenant.
 * @param updatedAt ISO 8601
 */
export async function touchTenant(req: Transaction, id: string, updatedAt: string): Promise<void> {
  await (
    await dbOf(req)
  ).execute(sql`update ${tenants} set ${tenants.updated_at} = ${updatedAt} where ${tenants.id} = ${id}::uuid`)
}
