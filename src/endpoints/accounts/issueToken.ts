import type { PayloadRequest } from 'payload'
import { storeToken, type TokenKind } from '../../database/accounts/tokens'
import { hashToken, newToken } from '../../lib/crypto/envelope'

export interface TokenOptions {
  kind: TokenKind
  userId: string
  /** Lifetime. */
  minutes: number
  /** Address that the email is sent to. Default: the account's. */
  email?: string
}

/**
 * Creates a single-use token. Only its hash is stored; it replaces any earlier one of the same kind.
 * @returns the token, only to be sent to that address by email
 */
export async function issueToken(req: PayloadRequest, options: TokenOptions): Promise<string> {
  const token = newToken()
  await storeToken(req, { ...options, hash: hashToken(token) })
  return token
}
