import type { PayloadRequest } from 'payload'
import { dbOf } from '../../database/connections'
import { queueJob } from '../../database/queueJob'

/** A requested link. The worker decides whether it is sent. */
export interface AccountMail {
  kind: 'reset' | 'verify'
  /** As typed, in lower case. */
  email: string
  /** Id of the requesting user, if the address must be their own. */
  userId?: string
}

/**
 * Queues the email with a link in the request's transaction. The worker checks whether the account exists, so that
 * neither response nor response time reveals it.
 */
export async function queueAccountMail(req: PayloadRequest, mail: AccountMail): Promise<void> {
  await queueJob(await dbOf(req), 'sendAccountMail', mail, { maxAttempts: 12 })
}
