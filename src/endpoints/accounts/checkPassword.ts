import type { PayloadRequest } from 'payload'
import { readPassword } from '../../database/accounts/credentials'
import { isAccountPassword } from '../../lib/crypto/accountPasswords'
import { refused } from '../OperationError'
import { translatorOf } from '../../i18n/translator'

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
