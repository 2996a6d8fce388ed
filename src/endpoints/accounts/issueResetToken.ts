import type { PayloadRequest } from 'payload'
import { issueToken } from './issueToken'

/**
 * Gives a person a token with which they set a password. Only its hash is stored; an earlier one is dead.
 * @param minutes how long it works
 * @returns the token, for a mail to them and nothing else
 */
export const issueResetToken = (req: PayloadRequest, userId: string, minutes: number): Promise<string> =>
  issueToken(req, { kind: 'reset', minutes, userId })

/** Where a person chooses a password with their token. */
export const resetLink = (req: PayloadRequest, token: string): string =>
  `${req.payload.config.serverURL}${req.payload.config.routes.admin}/reset/${token}`

/** Where a person says that an address is theirs. */
export const verifyLink = (req: PayloadRequest, token: string): string =>
  `${req.payload.config.serverURL}${req.payload.config.routes.admin}/verify/${token}`
