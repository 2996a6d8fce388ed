import { isPlainDay } from '../../../../lib/events/conditions/isPlainDay'
import { emptyDetails, type Details } from '../Details/details'
import { LONGEST_MINUTES, performanceRule, type PerformanceRule } from '../../../../lib/events/recurring/rule'

/** The rule as it is typed, and what each performance of it has besides. */
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

/** The rule that a form makes; null while something is missing or makes no sense. */
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

/** Which of its fields make no sense as they are typed, beside those that are still empty. */
export function mistakesOf({ duration, from, to }: Pick<RuleForm, 'duration' | 'from' | 'to'>): {
  duration: boolean
  to: boolean
} {
  const minutes = Number(duration)
  return {
    duration: duration.trim() !== '' && !(Number.isInteger(minutes) && minutes >= 1 && minutes <= LONGEST_MINUTES),
    to: isPlainDay(from) && isPlainDay(to) && to < from,
  }
}
