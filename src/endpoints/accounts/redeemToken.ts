import type { PayloadRequest } from 'payload'
import { findToken, consumeToken, type TokenKind, type TokenOwner } from '../../database/accounts/tokens'
import type { Transaction } from '../../database/connections'
import { hashToken } from '../../lib/crypto/envelope'
import { OperationError } from '../OperationError'
import { translatorOf } from '../../i18n/translator'

/** The token is used, expired, replaced by a newer one, or unknown: the response is the same. */
export const invalidToken = (req: PayloadRequest) =>
  new OperationError({
    code: 'token:accounts',
    message: translatorOf(req.i18n)('refusedLink'),
    status: 403,
  })

/**
 * Consumes a token in the request's transaction. Of concurrent attempts one succeeds.
 * @throws OperationError 403 if it is invalid
 */
export async function redeemToken(req: PayloadRequest, token: string, kinds: TokenKind[]): Promise<TokenOwner> {
  const owner = await consumeToken(req, hashToken(token), kinds)
  if (!owner) throw invalidToken(req)
  return owner
}

/**
 * Finds a token without consuming it.
 * @returns null if it is invalid
 */
export const peekToken = (req: Transaction, token: string, kinds: TokenKind[]): Promise<TokenOwner | null> =>
  findToken(req, hashToken(token), kinds)
