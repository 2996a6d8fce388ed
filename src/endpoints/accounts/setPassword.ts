import type { PayloadRequest } from 'payload'
import { revokeTokens } from '../../access/tokenStores'
import { writePassword } from '../../database/accounts/credentials'
import { deleteSessions } from '../../database/accounts/sessions'
import type { StoredPassword } from '../../lib/crypto/accountPasswords'

/**
 * Stores a password in the request's transaction, ends the user's sessions and revokes their tokens.
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
}
