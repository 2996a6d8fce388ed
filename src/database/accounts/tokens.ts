import { sql } from 'drizzle-orm'
import { dbOf, type Transaction } from '@/database/connections'
import { namesOf } from '@/database/names'

const accountTokens = namesOf('account_tokens')
const users = namesOf('users', 'users')
const t = namesOf('account_tokens', 't')
const u = namesOf('users', 'u')

/** `reset`: set a new password. `verify`: confirm the address. `change`: confirm a new address. */
export type TokenKind = 'change' | 'reset' | 'verify'

/** The user and address that a token belongs to. */
export interface TokenOwner {
  userId: string
  kind: TokenKind
  /** The address that the email was sent to. */
  email: string
}

interface NewToken {
  hash: string
  kind: TokenKind
  userId: string
  /** Lifetime. */
  minutes: number
  /** The address that the email is sent to. Default: the account's. */
  email?: string
}

/** Stores a token. Replaces the account's earlier token of the same kind. */
export async function storeToken(req: Transaction, { email, hash, kind, minutes, userId }: NewToken): Promise<void> {
  await (
    await dbOf(req)
  )
    .execute(sql`insert into ${accountTokens} (${accountTokens.token_hash}, ${accountTokens.user_id}, ${accountTokens.kind}, ${accountTokens.email}, ${accountTokens.expires_at})
    select ${hash}, ${users.id}, ${kind}, coalesce(${email ?? null}, ${users.email}), now() + make_interval(mins => ${minutes})
    from ${users} where ${users.id} = ${userId}::uuid
    on conflict (${accountTokens.user_id}, ${accountTokens.kind}) do update
      set ${accountTokens.token_hash} = excluded.${accountTokens.token_hash}, ${accountTokens.email} = excluded.${accountTokens.email}, ${accountTokens.expires_at} = excluded.${accountTokens.expires_at}`)
}

/** Except for `change`, a token is only valid while the account still has the address that it was sent to. */
const isValid = (hash: string) =>
  sql`${t.token_hash} = ${hash} and ${t.expires_at} > now() and ${u.id} = ${t.user_id} and (${t.kind} = 'change' or ${u.email} = ${t.email})`

const columns = sql`${t.user_id} as "userId", ${t.kind}, ${t.email}`

/**
 * Deletes a valid token. Of concurrent attempts only one succeeds.
 * @returns null if it is invalid
 */
export async function consumeToken(req: Transaction, hash: string, kinds: TokenKind[]): Promise<TokenOwner | null> {
  const { rows } = await (
    await dbOf(req)
  ).execute<TokenOwner & Record<string, unknown>>(
    sql`delete from ${t} using ${u} where ${isValid(hash)} and ${t.kind} in ${kinds} returning ${columns}`,
  )
  return rows[0] ?? null
}

/**
 * Finds a valid token without consuming it.
 * @returns null if it is invalid
 */
export async function findToken(req: Transaction, hash: string, kinds: TokenKind[]): Promise<TokenOwner | null> {
  const { rows } = await (
    await dbOf(req)
  ).execute<TokenOwner & Record<string, unknown>>(
    sql`select ${columns} from ${t}, ${u} where ${isValid(hash)} and ${t.kind} in ${kinds}`,
  )
  return rows[0] ?? null
}

/**
 * Deletes an account's tokens.
 * @param kind default: all kinds
 */
export async function deleteTokens(req: Transaction, userId: string, kind?: TokenKind): Promise<void> {
  await (
    await dbOf(req)
  ).execute(
    sql`delete from ${accountTokens} where ${accountTokens.user_id} = ${userId}::uuid ${kind ? sql`and kind = ${kind}` : sql``}`,
  )
}
