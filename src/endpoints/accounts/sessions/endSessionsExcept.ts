import type { PayloadRequest } from 'payload'
import { revokeTokens } from '../../../access/tokenStores'
import { deleteSessions } from '../../../database/accounts/sessions'

/**
 * Ends a user's sessions and revokes the tokens created in them, in the request's transaction.
 * @param keep id of a session to keep, with its tokens. Default: none
 * @returns the number of ended sessions
 */
export async function endSessionsExcept(req: PayloadRequest, userId: string, keep?: string): Promise<number> {
  const ended = await deleteSessions(req, userId, keep)
  await revokeTokens(req, { notCreatedIn: keep, userId })
  return ended
}
