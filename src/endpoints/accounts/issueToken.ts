import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dbOf } from '../../database/dbOf'
import { hashToken, newToken } from '../../lib/crypto/tokens'

/** `reset`: a new password. `verify`: the address is theirs. `change`: another address. */
export type TokenKind = 'change' | 'reset' | 'verify'

export interface TokenOf {
  kind: TokenKind
  userId: string
  /** How long it works. */
  minutes: number
  /** The address that the mail goes to. Default: the account's. */
  email?: string
}

/**
 * Gives a person a token to act with, once. Only its hash is stored; an earlier one of the same kind is dead.
 * @returns the token, for a mail to that address and nothing else
 */
export async function issueToken(req: PayloadRequest, { email, kind, minutes, userId }: TokenOf): Promise<string> {
  const token = newToken()
  const db = await dbOf(req)
  await db.execute(sql`insert into account_tokens (token_hash, user_id, kind, email, expires_at)
    select ${hashToken(token)}, id, ${kind}, coalesce(${email ?? null}, users.email), now() + make_interval(mins => ${minutes})
    from users where id = ${userId}::uuid
    on conflict (user_id, kind) do update
      set token_hash = excluded.token_hash, email = excluded.email, expires_at = excluded.expires_at`)
  return token
}
