import type { PayloadRequest } from 'payload'
import { endTokensOf } from '../../../access/tokenKeepers'
import { deleteSessions } from '../../../database/accounts/sessions'

/**
 * Ends the sessions of a person, in the request's transaction, with the tokens that were created in them: whoever had one
 * of them has nothing left.
 * @param keep id of a session that goes on, with its tokens. Default: none does
 * @returns how many sessions there were
 */
export async function endSessionsBut(req: PayloadRequest, userId: string, keep?: string): Promise<number> {
  const ended = await deleteSessions(req, userId, keep)
  await endTokensOf(req, { notMadeIn: keep, userId })
  return ended
}
