import type { PayloadRequest } from 'payload'
import { storeToken, type TokenKind } from '../../database/accounts/tokens'
import { hashToken, newToken } from '../../lib/crypto/envelope'

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
export async function issueToken(req: PayloadRequest, of: TokenOf): Promise<string> {
  const token = newToken()
  await storeToken(req, { ...of, hash: hashToken(token) })
  return token
}
