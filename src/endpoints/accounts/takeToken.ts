import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dbOf } from '../../database/dbOf'
import { hashToken } from '../../lib/crypto/tokens'
import { OperationError } from '../OperationError'
import type { TokenKind } from './issueToken'

/** Whom a token belongs to. */
export interface TokenOwner {
  userId: string
  kind: TokenKind
  /** The address that the mail went to. */
  email: string
}

/** Used up, run out, replaced by a newer one, or never given: nobody learns which. */
export const deadToken = () => new OperationError({ code: 'token:accounts', message: 'This link has been used already, or it has run out. Ask for a new one.', status: 403 })

/** A token is worth nothing once the account has another address than the one that the mail went to. */
const works = (token: string) => sql`t.token_hash = ${hashToken(token)} and t.expires_at > now() and u.id = t.user_id and (t.kind = 'change' or u.email = t.email)`

const columns = sql`t.user_id as "userId", t.kind, t.email`

/**
 * Uses a token up, in the request's transaction: of many who try at once one has it.
 * @throws OperationError 403 when it is no good
 */
export async function takeToken(req: PayloadRequest, token: string, kinds: TokenKind[]): Promise<TokenOwner> {
  const db = await dbOf(req)
  const { rows } = await db.execute<TokenOwner & Record<string, unknown>>(
    sql`delete from account_tokens t using users u where ${works(token)} and t.kind in ${kinds} returning ${columns}`,
  )
  if (!rows[0]) throw deadToken()
  return rows[0]
}

/** Looks at a token without using it up. @returns null when it is no good */
export async function peekToken(req: Pick<PayloadRequest, 'payload' | 'transactionID'>, token: string, kinds: TokenKind[]): Promise<TokenOwner | null> {
  const db = await dbOf(req)
  const { rows } = await db.execute<TokenOwner & Record<string, unknown>>(sql`select ${columns} from account_tokens t, users u where ${works(token)} and t.kind in ${kinds}`)
  return rows[0] ?? null
}
