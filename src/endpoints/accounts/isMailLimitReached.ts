import type { PayloadRequest } from 'payload'
import { consume, limiterOf } from '../rateLimits'
import { OperationError } from '../OperationError'
import { hashAddress } from './hashAddress'

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
