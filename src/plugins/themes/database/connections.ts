import { eq } from 'drizzle-orm'
import { dbOf } from '@/exports/server'
import type { Transaction } from '@/exports/types'
import { CannotDecrypt, open, readKeyRing, seal } from '@/lib/crypto/envelope'
import { settings } from '@/lib/settings'
import { connections } from '../tables/repositories'

export type StoredConnection = typeof connections.$inferSelect

const ring = () => readKeyRing(settings().ENCRYPTION_KEYS)
/** Binds the envelope to the user: another user's token cannot be decrypted in its place. */
const contextOf = (userId: string): string => `users/${userId}/githubToken`

export async function connectionOf(req: Transaction, userId: string): Promise<StoredConnection | null> {
  const [row] = await (await dbOf(req)).select().from(connections).where(eq(connections.userId, userId))
  return row ?? null
}

/** Stores a user's account, replacing the previous one. */
export async function saveConnection(
  req: Transaction,
  { token, userId, username }: { token: string; userId: string; username: string },
): Promise<void> {
  const values = {
    connectedAt: new Date(),
    envelope: seal(ring(), token, contextOf(userId)),
    isRevoked: false,
    username,
  }
  await (
    await dbOf(req)
  )
    .insert(connections)
    .values({ userId, ...values })
    .onConflictDoUpdate({ set: values, target: connections.userId })
}

/** Decrypts the token. @returns null when its encryption key is gone */
export function tokenOf({ envelope, userId }: StoredConnection): string | null {
  try {
    return open(ring(), envelope, contextOf(userId))
  } catch (error) {
    if (error instanceof CannotDecrypt) return null
    throw error
  }
}

export async function markRevoked(req: Transaction, { envelope, userId }: StoredConnection): Promise<void> {
  const db = await dbOf(req)
  const [row] = await db
    .select({ envelope: connections.envelope })
    .from(connections)
    .where(eq(connections.userId, userId))
  // A user who has reconnected in the meantime stays connected.
  if (row?.envelope === envelope)
    await db.update(connections).set({ isRevoked: true }).where(eq(connections.userId, userId))
}

export async function deleteConnection(req: Transaction, userId: string): Promise<void> {
  await (await dbOf(req)).delete(connections).where(eq(connections.userId, userId))
}
