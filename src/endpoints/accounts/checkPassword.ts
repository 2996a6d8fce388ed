import type { PayloadRequest } from 'payload'
import { readPassword } from '../../database/accounts/credentials'
import { isAccountPassword } from '../../lib/crypto/accountPasswords'
import { refused } from '../OperationError'

/**
 * Asks somebody who is signed in for their password once more, before something that cannot be taken back.
 * @throws OperationError 422 on `password` when it is wrong
 */
export async function checkPassword(
  req: PayloadRequest,
  userId: string,
  password: string,
  area: string,
): Promise<void> {
  if (await isAccountPassword(password, await readPassword(req, userId))) return
  throw refused(area, 'This is not your password.', 'password')
}
