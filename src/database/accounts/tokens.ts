import { sql } from 'drizzle-orm'
import { dbOf, type Transaction } from '../connections'

/** `reset`: a new password. `verify`: the address is theirs. `change`: another address. */
export type TokenKind = 'change' | 'reset' | 'verify'

/** Whom a token belongs to. */
export interface TokenOwner {
  userId: string
  kind: TokenKind
  /** The address that the mail went to. */
  email: string
}

interface NewToken {
  hash: string
  kind: TokenKind
  userId: string
  /** How long it works. */
  minutes: number
  /** The address that the mail goes to. Default: the account's. */
  email?: string
}

/** Stores a token of an account in place of the one of its kind before. */
export async function storeToken(req: Transaction, { email, hash, kind, minutes, userId }: NewToken): Promise<void> {
  await (
    await dbOf(req)
  ).execute(sql`insert into account_tokens (token_hash, user_id, kind, email, expires_at)
    select ${hash}, id, ${kind}, coalesce(${email ?? null}, users.email), now() + make_interval(mins => ${minutes})
    from users where id = ${userId}::uuid
    on conflict (user_id, kind) do update
      set token_hash = excluded.token_hash, email = excluded.email, expires_at = excluded.expires_at`)
}

/** A token is worth nothing once the account has another address than the one that the mail went to. */
const works = (hash: string) =>
  sql`t.token_hash = ${hash} and t.expires_at > now() and u.id = t.user_id and (t.kind = 'change' or u.email = t.email)`

const columns = sql`t.user_id as "userId", t.kind, t.email`

/** Deletes a token that works: of many who try at once one gets its owner. @returns null when it does not work */
export async function consumeToken(req: Transaction, hash: string, kinds: TokenKind[]): Promise<TokenOwner | null> {
  const { rows } = await (
    await dbOf(req)
  ).execute<TokenOwner & Record<string, unknown>>(
    sql`delete from account_tokens t using users u where ${works(hash)} and t.kind in ${kinds} returning ${columns}`,
  )
  return rows[0] ?? null
}

/** The owner of a token that works, which stays as it is. @returns null when it does not work */
export async function findToken(req: Transaction, hash: string, kinds: TokenKind[]): Promise<TokenOwner | null> {
  const { rows } = await (
    await dbOf(req)
  ).execute<TokenOwner & Record<string, unknown>>(
    sql`select ${columns} from account_tokens t, users u where ${works(hash)} and t.kind in ${kinds}`,
  )
  return rows[0] ?? null
}

/** Deletes an account's tokens. @param kind default: all */
export async function deleteTokens(req: Transaction, userId: string, kind?: TokenKind): Promise<void> {
  await (
    await dbOf(req)
  ).execute(sql`delete from account_tokens where user_id = ${userId}::uuid ${kind ? sql`and kind = ${kind}` : sql``}`)
}
