import type { Endpoint } from 'payload'
import { readVerdict } from '../lib/readVerdict'
import type { Verdict } from '../lib/verdictOf'

/** States in which somebody has to look. */
const PROBLEMS: readonly Verdict[] = ['broken', 'late', 'unanswered']

/**
 * `GET /api/health/canary`: 503 while a wall between sites is broken, or when the canary has stopped or gets no answers.
 * Anybody may call it, so that it does not say which.
 */
export const canaryHealth: Endpoint = {
  handler: async ({ payload }) => {
    const state = await readVerdict(payload, new Date())
    return new Response(null, { status: PROBLEMS.includes(state) ? 503 : 200 })
  },
  method: 'get',
  path: '/health/canary',
}
