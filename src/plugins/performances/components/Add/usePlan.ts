import { useRead } from '../../../../components/calls/useRead'
import type { PlannedPerformances } from '../../operations/planPerformances'
import { ruleOf, type RuleForm } from './ruleForm'

const PAUSE_MS = 250

export interface Planned {
  plan: PlannedPerformances | null
  /** What the server says against it; null where nothing. */
  problem: string | null
}

/** What comes of a rule, asked for once nobody has changed it for a moment; nothing while it is incomplete. */
export function usePlan(event: string, form: RuleForm): Planned {
  const rule = ruleOf(form)
  const { data, error } = useRead<PlannedPerformances>(rule ? `/events/${event}/performances/plan` : null, { body: { rule, venue: form.venue }, pause: PAUSE_MS })
  return { plan: data, problem: error && error.message }
}
