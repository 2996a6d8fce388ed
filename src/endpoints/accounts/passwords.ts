import type { PayloadRequest } from 'payload'
import { readPassword, writePassword } from '@/database/accounts/credentials'
import { isAccountPassword, type StoredPassword } from '@/lib/crypto/accountPasswords'
import { OperationError, refused } from '@/endpoints/OperationError'
import { translatorOf } from '@/i18n/translator'
import { revokeTokens } from '@/access/tokenStores'
import { deleteSessions } from '@/database/accounts/sessions'
import { deleteTokens } from '@/database/accounts/tokens'

/**
 * Verifies the password of a signed-in user before an action that cannot be undone.
 * @throws OperationError 422 on `password` if it is wrong
 */
export async function checkPassword(
  req: PayloadRequest,
  userId: string,
  password: string,
  area: string,
): Promise<void> {
  if (await isAccountPassword(password, await readPassword(req, userId))) return
  throw refused(area, translatorOf(req.i18n)('accountWrongPassword'), 'password')
}

/** Also returned for an address without an account. */
export const wrongPassword = (req: PayloadRequest) =>
  new OperationError({
    code: 'wrong_password:accounts',
    message: translatorOf(req.i18n)('refusedLogin'),
    status: 401,
  })

/**
 * Stores a password in the request's transaction, ends the user's sessions, and revokes their tokens and emailed links:
 * whoever had the old password may have asked for another address.
 * @param keep id of a session to keep
 */
export async function setPassword(
  req: PayloadRequest,
  userId: string,
  stored: StoredPassword,
  keep?: string,
): Promise<void> {
  await writePassword(req, userId, stored)
  // After the write, which waits for concurrent sign-ins with the old password: those sessions end too.
  await deleteSessions(req, userId, keep)
  await revokeTokens(req, { userId })
  await deleteTokens(req, userId)
}
