import { isPlainDay } from '@/lib/events/conditions/conditions'
import { emptyDetails, type Details } from '../Details/details'
import { MAX_DURATION_MINUTES, performanceRule, type PerformanceRule } from '@/lib/events/recurring/rule'

/** Form state of a rule, and of the details shared by its performances. */
export interface RuleForm extends Details {
  duration: string
  except: string[]
  from: string
  times: string[]
  to: string
  venue: string | null
  weekdays: number[]
}

export const emptyRule: RuleForm = {
  ...emptyDetails,
  duration: '',
  except: [],
  from: '',
  times: ['19:30'],
  to: '',
  venue: null,
  weekdays: [],
}

/** Converts the form to a rule; null if it is incomplete or invalid. */
export function ruleOf({ duration, except, from, times, to, weekdays }: RuleForm): PerformanceRule | null {
  const rule = {
    durationMinutes: duration.trim() ? Number(duration) : null,
    except: except.filter(Boolean),
    from,
    times: times.filter(Boolean),
    to,
    weekdays,
  }
  return performanceRule.safeParse(rule).data ?? null
}

/** Returns which fields have an invalid value. Empty fields do not count. */
export function invalidFieldsOf({ duration, from, to }: Pick<RuleForm, 'duration' | 'from' | 'to'>): {
  duration: boolean
  to: boolean
} {
  const minutes = Number(duration)
  return {
    duration: duration.trim() !== '' && !(Number.isInteger(minutes) && minutes >= 1 && minutes <= MAX_DURATION_MINUTES),
    to: isPlainDay(from) && isPlainDay(to) && to < from,
  }
}
