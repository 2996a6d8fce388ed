import type { PayloadRequest } from 'payload'
import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import { clientNetworkOf, consume, limiterOf, NO_ADDRESS, hashAddress } from '@/endpoints/rateLimits'
import { deviceHash } from './device'

const MINUTE = 60

/**
 * Limits on wrong passwords and codes. An attacker elsewhere can exhaust the limits of an account; devices on which its
 * owner has signed in before have their own, so that they are never locked out there.
 */
const LIMITS = {
  /** Per account and network. */
  here: { points: 10, seconds: 15 * MINUTE },
  /** Per account, from all unknown devices together. */
  account: { points: 50, seconds: 60 * MINUTE },
  /** Per account and known device. */
  device: { points: 10, seconds: 15 * MINUTE },
  /** Per network, for all accounts together. */
  network: { points: 60, seconds: 10 * MINUTE },
  /** Codes after a correct password, from unknown devices. */
  code: { points: 5, seconds: 15 * MINUTE },
  /** Codes after a correct password, per known device. */
  deviceCode: { points: 5, seconds: 15 * MINUTE },
}

type Limit = keyof typeof LIMITS

/** A counted attempt, refunded if it succeeds. */
export interface CountedAttempt {
  refund: () => Promise<void>
}

/**
 * Counts a password attempt before it is checked, so that concurrent attempts are counted too. The address is counted
 * whether it has an account or not.
 * @throws OperationError 429 when a limit is exceeded
 */
export async function countPasswordAttempt(
  req: PayloadRequest,
  email: string,
  knowsDevice: boolean,
): Promise<CountedAttempt> {
  const account = hashAddress(email)
  const network = clientNetworkOf(req.headers)
  const keys: [Limit, string][] = knowsDevice
    ? [['device', `${account}:${deviceHash(req.headers)}`]]
    : [
        ['here', `${account}:${network}`],
        ['account', account],
      ]
  // Without a trusted proxy all clients would share one network.
  if (network !== NO_ADDRESS) keys.push(['network', network])
  return count(req, keys)
}

/**
 * The same for a code.
 * @throws OperationError 429 when the limit is exceeded
 */
export const countCodeAttempt = (req: PayloadRequest, userId: string, knowsDevice: boolean): Promise<CountedAttempt> =>
  count(req, [knowsDevice ? ['deviceCode', `${userId}:${deviceHash(req.headers)}`] : ['code', userId]])

/**
 * The same for a proof that names no account, such as a signature.
 * @throws OperationError 429 when the limit is exceeded
 */
export function countProofAttempt(req: PayloadRequest): Promise<CountedAttempt> {
  const network = clientNetworkOf(req.headers)
  return count(req, network === NO_ADDRESS ? [] : [['network', network]])
}

async function count(req: PayloadRequest, keys: [Limit, string][]): Promise<CountedAttempt> {
  const counted: [RateLimiterAbstract, string][] = []
  for (const [name, key] of keys) {
    const limiter = limiterOf(req.payload, `login:${name}`, LIMITS[name])
    await consume(limiter, key, 'accounts')
    counted.push([limiter, key])
  }
  return { refund: async () => void (await Promise.all(counted.map(([limiter, key]) => limiter.reward(key)))) }
}
