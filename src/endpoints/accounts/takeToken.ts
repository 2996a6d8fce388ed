import type { PayloadRequest } from 'payload'
import { findToken, consumeToken, type TokenKind, type TokenOwner } from '../../database/accounts/tokens'
import type { Transaction } from '../../database/connections'
import { hashToken } from '../../lib/crypto/envelope'
import { OperationError } from '../OperationError'

/** Used up, run out, replaced by a newer one, or never given: nobody learns which. */
export const deadToken = () =>
  new OperationError({
    code: 'token:accounts',
    message: 'This link has been used already, or it has run out. Ask for a new one.',
    status: 403,
  })

/**
 * Uses a token up, in the request's transaction: of many who try at once one has it.
 * @throws OperationError 403 when it is no good
 */
export async function takeToken(req: PayloadRequest, token: string, kinds: TokenKind[]): Promise<TokenOwner> {
  const owner = await consumeToken(req, hashToken(token), kinds)
  if (!owner) throw deadToken()
  return owner
}

/** Looks at a token without using it up. @returns null when it is no good */
export const peekToken = (req: Transaction, token: string, kinds: TokenKind[]): Promise<TokenOwner | null> =>
  findToken(req, hashToken(token), kinds)
