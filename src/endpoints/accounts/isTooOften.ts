import type { PayloadRequest } from 'payload'
import { consume, limiterOf } from '../limits'
import { OperationError } from '../OperationError'
import { keyOfAddress } from './keyOfAddress'

const AN_HOUR = 60 * 60

/** Counts a mail to an address, whether there is an account or not: three an hour. @returns whether there were too many */
export async function isTooOften(req: PayloadRequest, name: string, email: string): Promise<boolean> {
  try {
    await consume(
      limiterOf(req.payload, `${name}:address`, { points: 3, seconds: AN_HOUR }),
      keyOfAddress(email),
      'accounts',
    )
    return false
  } catch (error) {
    if (error instanceof OperationError) return true
    throw error
  }
}
