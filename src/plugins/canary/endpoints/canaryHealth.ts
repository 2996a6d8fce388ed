import type { Endpoint } from 'payload'
import { readVerdict } from '../lib/readVerdict'

/**
 * `GET /api/health/canary`: 503 while a wall between sites is broken, or when the canary has stopped. Anybody may call
 * it, so that it does not say which.
 */
export const canaryHealth: Endpoint = {
  handler: async ({ payload }) => {
    const state = await readVerdict(payload, new Date())
    return new Response(null, { status: state === 'broken' || state === 'late' ? 503 : 200 })
  },
  method: 'get',
  path: '/health/canary',
}
