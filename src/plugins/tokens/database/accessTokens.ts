import { and, asc, count, eq, gt, lt, ne, or, isNull, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import type { TokenRevocation } from '@/access/bearerTokens'
import { dbOf, oneRow } from '@/exports/server'
import type { Transaction } from '@/exports/types'
import { accessTokens } from '../tables/accessTokens'

export type StoredToken = typeof accessTokens.$inferSelect

export async function addToken(req: Transaction, token: Omit<StoredToken, 'createdAt' | 'lastUsedAt'>): Promise<void> {
  await (await dbOf(req)).insert(accessTokens).values(token)
}

/**
 * Finds a token that has not expired. The lookup by hash is safe against timing attacks, because callers cannot choose
 * the hash of what they send.
 */
export async function findToken(payload: BasePayload, hash: string): Promise<StoredToken | null> {
  const db = await dbOf({ payload })
  const [row] = await db
    .select()
    .from(accessTokens)
    .where(and(eq(accessTokens.hash, hash), gt(accessTokens.expiresAt, sql`now()`)))
  return row ?? null
}

/** Lists the tokens of a person, oldest first, including expired ones that have not been deleted yet. */
export async function listTokensOf(req: Transaction, userId: string): Promise<StoredToken[]> {
  return (await dbOf(req))
    .select()
    .from(accessTokens)
    .where(eq(accessTokens.userId, userId))
    .orderBy(asc(accessTokens.createdAt), asc(accessTokens.id))
}

export async function readToken(req: Transaction, id: string, userId: string): Promise<StoredToken | null> {
  const [row] = await (
    await dbOf(req)
  )
    .select()
    .from(accessTokens)
    .where(and(eq(accessTokens.id, id), eq(accessTokens.userId, userId)))
  return row ?? null
}

export async function countTokensOf(req: Transaction, userId: string): Promise<number> {
  const rows = await (
    await dbOf(req)
  )
    .select({ tokens: count() })
    .from(accessTokens)
    .where(eq(accessTokens.userId, userId))
  return oneRow(rows).tokens
}

/** @returns false if it has already been deleted */
export async function deleteToken(req: Transaction, id: string): Promise<boolean> {
  const { rowCount } = await (await dbOf(req)).delete(accessTokens).where(eq(accessTokens.id, id))
  return rowCount === 1
}

export async function deleteTokens(
  req: Transaction,
  { createdIn, notCreatedIn, tenantId, userId }: TokenRevocation,
): Promise<void> {
  const conditions = [
    eq(accessTokens.userId, userId),
    tenantId === undefined ? undefined : eq(accessTokens.tenantId, tenantId),
    createdIn === undefined ? undefined : eq(accessTokens.sessionId, createdIn),
    notCreatedIn === undefined
      ? undefined
      : or(isNull(accessTokens.sessionId), ne(accessTokens.sessionId, notCreatedIn)),
  ]
  await (await dbOf(req)).delete(accessTokens).where(and(...conditions))
}

/** Updates when a token was last used, at most once a minute. */
export async function writeLastUsed(payload: BasePayload, id: string): Promise<void> {
  const isOld = or(isNull(accessTokens.lastUsedAt), lt(accessTokens.lastUsedAt, sql`now() - interval '1 minute'`))
  await (
    await dbOf({ payload })
  )
    .update(accessTokens)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(accessTokens.id, id), isOld))
}

/** Deletes tokens that expired before a date. */
export async function deleteExpired(payload: BasePayload, before: Date): Promise<void> {
  await (await dbOf({ payload })).delete(accessTokens).where(lt(accessTokens.expiresAt, before))
}
