import { useLocale } from '@payloadcms/ui'
import { useRead } from '../../../../components/calls/useRead'
import type { PlannedPerformances } from '../../operations/planPerformances'
import type { PerformanceRule } from '../../../../lib/events/recurring/rule'

const PAUSE_MS = 250

export interface Planned {
  plan: PlannedPerformances | null
  /** What the server says against it; null where nothing. */
  problem: string | null
}

interface Question {
  /** Id of a performance that is to be there: it does not clash with itself. */
  performance?: string
  /** Null while it is incomplete. */
  rule: PerformanceRule | null
  venue: string | null
}

/** What comes of a rule, asked for once nobody has changed it for a moment; nothing while it is incomplete. */
export function usePlan(event: string, { performance, rule, venue }: Question): Planned {
  const { code: locale } = useLocale()
  const { data, error } = useRead<PlannedPerformances>(rule ? `/events/${event}/performances/plan` : null, {
    body: { locale, performance, rule, venue },
    pause: PAUSE_MS,
  })
  return { plan: data, problem: error && error.message }
}
