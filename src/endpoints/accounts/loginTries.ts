import type { PayloadRequest } from 'payload'
import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import { addressOf, consume, limiterOf, NO_ADDRESS } from '../limits'
import { deviceHash } from './device'
import { keyOfAddress } from './keyOfAddress'

const MINUTE = 60

/**
 * Wrong passwords and codes until one has to wait. Somebody elsewhere can use up what stands for an account; the
 * devices on which its person has signed in before are counted by themselves, so that nobody is locked out there.
 */
const LIMITS = {
  /** Of one account from one network. */
  here: { points: 10, seconds: 15 * MINUTE },
  /** Of one account from devices that it does not know, wherever they are. */
  account: { points: 50, seconds: 60 * MINUTE },
  /** Of one account from a device that it knows. */
  device: { points: 10, seconds: 15 * MINUTE },
  /** From one network, whatever the account. */
  network: { points: 60, seconds: 10 * MINUTE },
  /** Codes beside a right password, from devices that the account does not know. */
  code: { points: 5, seconds: 15 * MINUTE },
  /** The same from one that it knows. */
  deviceCode: { points: 5, seconds: 15 * MINUTE },
}

type Limit = keyof typeof LIMITS

/** Tries that were counted, to be forgiven when they were right. */
export interface Tries {
  forgive: () => Promise<void>
}

/**
 * Counts a try before it is looked at, so that many at once are counted, too. The address is counted whether it has an
 * account or not.
 * @throws OperationError 429 when there were too many
 */
export async function countPassword(req: PayloadRequest, email: string, knowsDevice: boolean): Promise<Tries> {
  const account = keyOfAddress(email)
  const network = addressOf(req.headers)
  const keys: [Limit, string][] = knowsDevice
    ? [['device', `${account}:${deviceHash(req.headers)}`]]
    : [
        ['here', `${account}:${network}`],
        ['account', account],
      ]
  // Without a proxy's word everybody would be one network.
  if (network !== NO_ADDRESS) keys.push(['network', network])
  return count(req, keys)
}

/** The same for a code. @throws OperationError 429 when there were too many */
export const countCode = (req: PayloadRequest, userId: string, knowsDevice: boolean): Promise<Tries> =>
  count(req, [knowsDevice ? ['deviceCode', `${userId}:${deviceHash(req.headers)}`] : ['code', userId]])

async function count(req: PayloadRequest, keys: [Limit, string][]): Promise<Tries> {
  const counted: [RateLimiterAbstract, string][] = []
  for (const [name, key] of keys) {
    const limiter = limiterOf(req.payload, `login:${name}`, LIMITS[name])
    await consume(limiter, key, 'accounts')
    counted.push([limiter, key])
  }
  return { forgive: async () => void (await Promise.all(counted.map(([limiter, key]) => limiter.reward(key)))) }
}
