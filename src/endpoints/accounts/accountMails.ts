import type { PayloadRequest } from 'payload'
import { dbOf } from '@/database/connections'
import { queueJob } from '@/database/jobs/queue'
import { consume, limiterOf, hashAddress } from '@/endpoints/rateLimits'
import { OperationError } from '@/endpoints/OperationError'

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

const ONE_HOUR = 60 * 60

/**
 * Counts an email to an address, whether it has an account or not. The limit is three per hour.
 * @returns whether the limit is exceeded
 */
export async function isMailLimitReached(req: PayloadRequest, name: string, email: string): Promise<boolean> {
  try {
    await consume(
      limiterOf(req.payload, `${name}:address`, { points: 3, seconds: ONE_HOUR }),
      hashAddress(email),
      'accounts',
    )
    return false
  } catch (error) {
    if (error instanceof OperationError) return true
    throw error
  }
}
