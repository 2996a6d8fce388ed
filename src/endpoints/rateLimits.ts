import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'
import type { BasePayload, PayloadRequest } from 'payload'
import type { Person } from '@/access/person'
import { poolOf } from '@/database/connections'
import { countWithin } from '@/database/rateLimits'
import { readFromPrimary } from '@/database/replicas/readFromReplica'
import { callerNetwork } from '@/lib/http/callerNetwork'
import { settings } from '@/lib/settings'
import type { RateLimit } from './define'
import { tooManyRequests } from './OperationError'
import { createHash } from 'node:crypto'

interface Caller {
  input?: { id?: unknown }
  person: Person | null
  req: PayloadRequest
  tenantId: string | null
}

const limiters = new WeakMap<object, Map<string, RateLimiterAbstract>>()

/**
 * Counts a call.
 * @throws OperationError 429 when the limit is exceeded
 */
export async function checkLimit(name: string, area: string, limit: RateLimit, caller: Caller): Promise<void> {
  for (const kind of limit.by) {
    const key = keyOf(kind, caller)
    if (key) await consume(limiterOf(caller.req.payload, limiterName(name, kind, limit), limit), key, area)
  }
}

/**
 * Counts one point for a key.
 * @throws OperationError 429 when the limit is exceeded
 */
export async function consume(limiter: RateLimiterAbstract, key: string, area: string): Promise<void> {
  try {
    await readFromPrimary(() => limiter.consume(key))
  } catch (rejection) {
    if (rejection instanceof RateLimiterRes)
      throw tooManyRequests(area, Math.max(1, Math.ceil(rejection.msBeforeNext / 1000)))
    throw rejection
  }
}

/**
 * Whether a limit is reached. Counts nothing.
 * @throws database errors
 */
export async function isLimitReached(name: string, limit: RateLimit, caller: Caller): Promise<boolean> {
  for (const kind of limit.by) {
    const key = keyOf(kind, caller)
    const state = key && (await limiterOf(caller.req.payload, limiterName(name, kind, limit), limit).get(key))
    if (state && state.consumedPoints >= limit.points) return true
  }
  return false
}

/**
 * Counts a call of a tenant in the transaction of the request: a call that is rolled back has not been counted.
 * @returns false when the limit was reached
 */
export const countInTransaction = async (
  name: string,
  { points, seconds }: Pick<RateLimit, 'points' | 'seconds'>,
  { req, tenantId }: { req: PayloadRequest; tenantId: string },
): Promise<boolean> => countWithin(req, `${limiterName(name, 'tenant', { seconds })}:${tenantId}`, { points, seconds })

/** Each limit of an operation is counted separately. */
const limiterName = (name: string, kind: RateLimit['by'][number], { seconds }: Pick<RateLimit, 'seconds'>): string =>
  `${name}:${kind}:${seconds}`

function keyOf(kind: RateLimit['by'][number], { input, person, req, tenantId }: Caller): string | null {
  if (kind === 'person') return person?.id ?? null
  if (kind === 'tenant') return tenantId
  if (kind === 'target') return typeof input?.id === 'string' ? input.id : null
  return clientNetworkOf(req.headers)
}

/**
 * A limiter that counts in PostgreSQL across all processes, and in memory per process while the database is
 * unavailable.
 */
export function limiterOf(
  payload: BasePayload,
  name: string,
  { points, seconds }: Pick<RateLimit, 'points' | 'seconds'>,
): RateLimiterAbstract {
  const pool = poolOf(payload)
  let poolLimiters = limiters.get(pool)
  if (!poolLimiters) limiters.set(pool, (poolLimiters = new Map()))
  let limiter = poolLimiters.get(name)
  if (!limiter) {
    limiter = new RateLimiterPostgres({
      clearExpiredByTimeout: false,
      duration: seconds,
      insuranceLimiter: new RateLimiterMemory({ duration: seconds, points }),
      keyPrefix: name,
      points,
      storeClient: pool,
      tableCreated: true,
      tableName: 'rate_limits',
    })
    poolLimiters.set(name, limiter)
  }
  return limiter
}

/** Address of requests without a trusted proxy's `X-Forwarded-For`. */
export const NO_ADDRESS = 'local'

/** The client's network according to our trusted proxies. */
export const clientNetworkOf = (headers: Headers): string =>
  callerNetwork(headers.get('X-Forwarded-For'), settings().TRUSTED_PROXIES) ?? NO_ADDRESS

/**
 * Key of an address in rate limits. Addresses are hashed because people sometimes type a password into the wrong field.
 */
export const hashAddress = (email: string): string =>
  createHash('sha256').update(email).digest('base64url').slice(0, 32)
