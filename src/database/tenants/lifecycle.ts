import { sql } from 'drizzle-orm'
import { dbOf, type Transaction } from '../connections'

/**
 * Suspends a tenant or opens it again. One that is suspended already keeps the moment at which it was.
 * @returns false where there is none, or where its deletion is under way
 */
export async function setSuspended(req: Transaction, id: string, isSuspended: boolean): Promise<boolean> {
  const { rows } = await (
    await dbOf(req)
  ).execute(sql`update tenants set suspended_at = case when ${isSuspended} then coalesce(suspended_at, now()) end
    where id = ${id}::uuid and deletion is null returning id`)
  return rows.length > 0
}

/** Locks a tenant that may be deleted, until the end of the transaction. @returns null where there is none */
export async function holdForDeletion(
  req: Transaction,
  id: string,
): Promise<{ name: string; isSuspended: boolean } | null> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ name: string; isSuspended: boolean }>(
    sql`select name, suspended_at is not null as "isSuspended" from tenants where id = ${id}::uuid for update`,
  )
  return rows[0] ?? null
}

/** Notes that a tenant is to be deleted. The job that does so takes it from there. */
export async function markForDeletion(req: Transaction, id: string): Promise<void> {
  await (await dbOf(req)).execute(sql`update tenants set deletion = 'requested' where id = ${id}::uuid`)
}

/** Makes somebody the owner of a tenant in place of whoever was. */
export async function setOwner(req: Transaction, id: string, ownerId: string): Promise<void> {
  await (
    await dbOf(req)
  ).execute(sql`update tenants set owner_id = ${ownerId}::uuid, updated_at = now() where id = ${id}::uuid`)
}

/** Gives a tenant the moment of its last change. @param updatedAt ISO 8601 */
export async function touchTenant(req: Transaction, id: string, updatedAt: string): Promise<void> {
  await (await dbOf(req)).execute(sql`update tenants set updated_at = ${updatedAt} where id = ${id}::uuid`)
}
