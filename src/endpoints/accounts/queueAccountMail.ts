import type { PayloadRequest } from 'payload'
import { dbOf } from '../../database/connections'
import { queueJob } from '../../database/queueJob'

/** A link that somebody asked for. Whether anybody gets it is decided later. */
export interface AccountMail {
  kind: 'reset' | 'verify'
  /** As it was typed, in lower case. */
  email: string
  /** Whoever asked, where they must be the address's own person. */
  userId?: string
}

/**
 * Notes that a link was asked for, in the request's transaction. The worker looks whether there is such an account:
 * nobody can tell by the answer, nor by the time that it takes.
 */
export async function queueAccountMail(req: PayloadRequest, mail: AccountMail): Promise<void> {
  await queueJob(await dbOf(req), 'sendAccountMail', mail, { maxAttempts: 12 })
}
