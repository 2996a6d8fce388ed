import type { PayloadRequest } from 'payload'
import { endTokensOf } from '../../access/tokenKeepers'
import { writePassword } from '../../database/accounts/credentials'
import { deleteSessions } from '../../database/accounts/sessions'
import type { StoredPassword } from '../../lib/crypto/accountPasswords'

/**
 * Writes a password, in the request's transaction, and nothing else of the person; their sessions
 * end, and the tokens of their programs.
 * @param keep id of a session that goes on
 */
export async function setPassword(
  req: PayloadRequest,
  userId: string,
  stored: StoredPassword,
  keep?: string,
): Promise<void> {
  await writePassword(req, userId, stored)
  // After the write, which waits for sign-ins with the old password: theirs end, too.
  await deleteSessions(req, userId, keep)
  await endTokensOf(req, { userId })
}
