import { and, asc, count, eq, sql } from 'drizzle-orm'
import { dbOf, oneRow } from '@/exports/server'
import type { Transaction } from '@/exports/types'
import { passkeys } from '../tables/passkeys'

export type Passkey = typeof passkeys.$inferSelect

/**
 * Stores a passkey. It is younger than the two-factor sign-in that was on when it was added, however long that waited.
 * @returns false if the device's id of the passkey is known already
 */
export async function addPasskey(
  req: Transaction,
  passkey: Omit<Passkey, 'blockedAt' | 'createdAt' | 'lastUsedAt' | 'needsPassword'>,
): Promise<boolean> {
  const { rowCount } = await (
    await dbOf(req)
  )
    .insert(passkeys)
    .values({ ...passkey, createdAt: sql`clock_timestamp()` })
    .onConflictDoNothing()
  return rowCount === 1
}

/** Lists the passkeys of a person, oldest first. */
export async function listPasskeysOf(req: Transaction, userId: string): Promise<Passkey[]> {
  return (await dbOf(req))
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
}

export async function countPasskeysOf(req: Transaction, userId: string): Promise<number> {
  const rows = await (await dbOf(req)).select({ passkeys: count() }).from(passkeys).where(eq(passkeys.userId, userId))
  return oneRow(rows).passkeys
}

/**
 * Finds a passkey by the id that its device gave it, and locks it: concurrent signatures are counted one by one, and a
 * passkey that is being ended is not found.
 */
export async function lockPasskey(req: Transaction, credentialId: string): Promise<Passkey | null> {
  const [row] = await (
    await dbOf(req)
  )
    .select()
    .from(passkeys)
    .where(eq(passkeys.credentialId, credentialId))
    .for('update')
  return row ?? null
}

/** Records a signature. */
export async function writeUse(req: Transaction, id: string, counter: number): Promise<void> {
  await (
    await dbOf(req)
  )
    .update(passkeys)
    .set({ counter, lastUsedAt: sql`now()` })
    .where(eq(passkeys.id, id))
}

/** Blocks a passkey for good. */
export async function blockPasskey(req: Transaction, id: string): Promise<void> {
  await (
    await dbOf(req)
  )
    .update(passkeys)
    .set({ blockedAt: sql`now()` })
    .where(eq(passkeys.id, id))
}

/** Lets no passkey of a person sign in without their password. */
export async function distrustPasskeysOf(req: Transaction, userId: string): Promise<void> {
  await (await dbOf(req)).update(passkeys).set({ needsPassword: true }).where(eq(passkeys.userId, userId))
}

/** Lets a passkey sign in alone again. */
export async function trustPasskey(req: Transaction, id: string): Promise<void> {
  await (
    await dbOf(req)
  )
    .update(passkeys)
    .set({ needsPassword: false })
    .where(and(eq(passkeys.id, id), eq(passkeys.needsPassword, true)))
}

/** @returns the previous name; null if the person has no such passkey */
export async function renamePasskey(
  req: Transaction,
  id: string,
  userId: string,
  name: string,
): Promise<string | null> {
  const db = await dbOf(req)
  const own = and(eq(passkeys.id, id), eq(passkeys.userId, userId))
  const [previous] = await db.select({ name: passkeys.name }).from(passkeys).where(own).for('update')
  if (!previous) return null
  await db.update(passkeys).set({ name }).where(own)
  return previous.name
}

/** @returns the name of the deleted passkey; null if the person has no such passkey */
export async function deletePasskey(req: Transaction, id: string, userId: string): Promise<string | null> {
  const rows = await (
    await dbOf(req)
  )
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ name: passkeys.name })
  return rows[0]?.name ?? null
}

/** @returns the number of deleted passkeys */
export async function deletePasskeysOf(req: Transaction, userId: string): Promise<number> {
  const { rowCount } = await (await dbOf(req)).delete(passkeys).where(eq(passkeys.userId, userId))
  return rowCount ?? 0
}
