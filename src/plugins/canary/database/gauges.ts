import type { Gauge } from '@/database/gauges'
import { readVerdict } from '../lib/readVerdict'
import { VERDICTS } from '../lib/verdictOf'

/** 1 for the state that the installation is in. All states are reported, so that alerts have a series to evaluate. */
export const canaryState: Gauge = {
  description: 'What the isolation canary last found: 1 for its state, 0 for the others',
  name: 'callboard_canary',
  read: async (payload) => {
    const verdict = await readVerdict(payload, new Date())
    return VERDICTS.map((state) => ({ labels: { state }, value: state === verdict ? 1 : 0 }))
  },
}
