import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'
import type { BasePayload, PayloadRequest } from 'payload'
import type { Person } from '../access/person'
import { poolOf } from '../database/poolOf'
import { readFromPrimary } from '../database/replicas/readFromReplica'
import { callerNetwork } from '../lib/http/callerNetwork'
import { settings } from '../lib/settings'
import type { RateLimit } from './define'
import { tooOften } from './OperationError'

interface Caller {
  input?: { id?: unknown }
  person: Person | null
  req: PayloadRequest
  tenantId: string | null
}

const limiters = new WeakMap<object, Map<string, RateLimiterAbstract>>()

/**
 * Counts a call.
 * @throws OperationError 429 when there were too many
 */
export async function checkLimit(name: string, area: string, limit: RateLimit, caller: Caller): Promise<void> {
  for (const kind of limit.by) {
    const key = keyOf(kind, caller)
    if (key) await consume(limiterOf(caller.req.payload, limiterName(name, kind, limit), limit), key, area)
  }
}

/**
 * Counts one more of a key.
 * @throws OperationError 429 when there were too many
 */
export async function consume(limiter: RateLimiterAbstract, key: string, area: string): Promise<void> {
  try {
    await readFromPrimary(() => limiter.consume(key))
  } catch (rejection) {
    if (rejection instanceof RateLimiterRes) throw tooOften(area, Math.max(1, Math.ceil(rejection.msBeforeNext / 1000)))
    throw rejection
  }
}

/**
 * Is a limit used up? Counts nothing.
 * @throws what the database throws
 */
export async function isUsedUp(name: string, limit: RateLimit, caller: Caller): Promise<boolean> {
  for (const kind of limit.by) {
    const key = keyOf(kind, caller)
    const state = key && (await limiterOf(caller.req.payload, limiterName(name, kind, limit), limit).get(key))
    if (state && state.consumedPoints >= limit.points) return true
  }
  return false
}

/** Several limits of one operation count apart. */
const limiterName = (name: string, kind: RateLimit['by'][number], { seconds }: RateLimit): string =>
  `${name}:${kind}:${seconds}`

function keyOf(kind: RateLimit['by'][number], { input, person, req, tenantId }: Caller): string | null {
  if (kind === 'person') return person?.id ?? null
  if (kind === 'tenant') return tenantId
  if (kind === 'target') return typeof input?.id === 'string' ? input.id : null
  return addressOf(req.headers)
}

/** Counted in PostgreSQL for all processes together; by each process alone while the database is away. */
export function limiterOf(
  payload: BasePayload,
  name: string,
  { points, seconds }: Pick<RateLimit, 'points' | 'seconds'>,
): RateLimiterAbstract {
  const pool = poolOf(payload)
  let known = limiters.get(pool)
  if (!known) limiters.set(pool, (known = new Map()))
  let limiter = known.get(name)
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
    known.set(name, limiter)
  }
  return limiter
}

/** Where no proxy says where a request came from. */
export const NO_ADDRESS = 'local'

/** The network that a request came from, as our own proxies say. */
export const addressOf = (headers: Headers): string =>
  callerNetwork(headers.get('X-Forwarded-For'), settings().TRUSTED_PROXIES) ?? NO_ADDRESS
