import type { PayloadRequest } from 'payload'
import { consumeToken, findToken, storeToken, type TokenKind, type TokenOwner } from '@/database/accounts/tokens'
import { hashToken, newToken } from '@/lib/crypto/envelope'
import type { Transaction } from '@/database/connections'
import { OperationError } from '@/endpoints/OperationError'
import { translatorOf } from '@/i18n/translator'

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

/**
 * Creates a password reset token. Only its hash is stored; it replaces any earlier one.
 * @param minutes lifetime
 * @returns the token, only to be sent to the user by email
 */
export const issueResetToken = (req: PayloadRequest, userId: string, minutes: number): Promise<string> =>
  issueToken(req, { kind: 'reset', minutes, userId })

/** URL of the page for choosing a new password. */
export const resetLink = (req: PayloadRequest, token: string): string =>
  `${req.payload.config.serverURL}${req.payload.config.routes.admin}/reset/${token}`

/** URL of the page for confirming an email address. */
export const verifyLink = (req: PayloadRequest, token: string): string =>
  `${req.payload.config.serverURL}${req.payload.config.routes.admin}/verify/${token}`
