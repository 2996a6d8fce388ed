import type { Endpoint } from 'payload'
import { readVerdict } from '../lib/readVerdict'

/** `GET /api/health/canary`: 503 while a wall between sites is broken, or when the canary has stopped. Nothing in detail. */
export const canaryHealth: Endpoint = {
  handler: async ({ payload }) => {
    const status = await readVerdict(payload, new Date())
    return Response.json({ status }, { status: status === 'broken' || status === 'late' ? 503 : 200 })
  },
  method: 'get',
  path: '/health/canary',
}
