import type { BasePayload, Endpoint } from 'payload'
import type { Pool } from 'pg'
import { isStuck } from '@/database/pools'
import { failureResponse, RETRY_SECONDS } from '@/endpoints/failureResponses'
import { respondsWithin } from '@/database/respondsWithin'
import { poolsOf } from '@/database/connections'

const READY_WITHIN_MS = 1_000

/**
 * Health checks. `ready`: whether the process can serve requests (503 with `Retry-After` while the database is
 * unavailable). `live`: whether a restart is needed (503 only when no request gets a database connection any more).
 */
export const healthEndpoints: Endpoint[] = [
  { handler: ({ payload }) => ready(payload), method: 'get', path: '/health/ready' },
  { handler: ({ payload }) => live(payload), method: 'get', path: '/health/live' },
]

async function ready(payload: BasePayload): Promise<Response> {
  const { pool } = poolsOf(payload)
  if (pool && (await respondsWithin(pool, READY_WITHIN_MS))) return Response.json({ status: 'ready' })
  const message = 'The database is not available at the moment.'
  return failureResponse({ code: 'unavailable:database', message, retryAfter: RETRY_SECONDS, status: 503 })
}

function live(payload: BasePayload): Response {
  const { pool, transactionPool } = poolsOf(payload)
  const isAnyStuck = [pool, transactionPool].some((candidate: Pool | undefined) => candidate && isStuck(candidate))
  if (!isAnyStuck) return Response.json({ status: 'live' })
  return failureResponse({ code: 'unavailable:process', message: 'This process has to be restarted.', status: 503 })
}

/** Prefix of the health checks for supervisors and load balancers. */
export const HEALTH_PATH = '/api/health/'
