import { useLocale } from '@payloadcms/ui'
import { useRead } from '@/exports/client'
import type { PlannedPerformances } from '../../operations/planPerformances'
import type { PerformanceRule } from '@/lib/events/recurring/rule'

const DEBOUNCE_MS = 250

export interface Planned {
  plan: PlannedPerformances | null
  /** The server's error message; null if there is none. */
  problem: string | null
}

interface PlanRequest {
  /** Id of an existing performance that is being moved, which does not clash with itself. */
  performance?: string
  /** Null while incomplete. */
  rule: PerformanceRule | null
  venue: string | null
}

/** Loads the preview of a rule, debounced. Sends no request while the rule is incomplete. */
export function usePlan(event: string, { performance, rule, venue }: PlanRequest): Planned {
  const { code: locale } = useLocale()
  const { data, error } = useRead<PlannedPerformances>(rule ? `/events/${event}/performances/plan` : null, {
    body: { locale, performance, rule, venue },
    debounce: DEBOUNCE_MS,
  })
  return { plan: data, problem: error && error.message }
}
