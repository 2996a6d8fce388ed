import type { PayloadRequest } from 'payload'
import { issueToken } from './issueToken'

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
