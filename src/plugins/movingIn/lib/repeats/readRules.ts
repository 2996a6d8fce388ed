import { ownValue } from '@/lib/values'
import type { OldRule } from './rule'
import { at, listOf, textOf, unserialize, type PhpValue } from './unserialize'

type Meta = Record<string, string>

const DAY = /^\d{4}-\d{2}-\d{2}/
const MAX_COUNT = 10_000
const MAX_EXCEPT = 2_000
/** Rules of one event. Each is followed day by day. */
const MAX_RULES = 20
const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

/** A rule in parts, as plugins store it; whatever makes no sense leaves no rule. */
interface Parts extends Pick<OldRule, 'every'> {
  interval?: PhpValue | undefined
  weekdays?: number[]
  week?: number
  until?: string | null
  count?: number | null
  except?: string[]
}

function ruleOf({ count, every, except = [], interval, until, week, weekdays = [] }: Parts): OldRule | null {
  const step = Number(interval ?? 1) || 1
  const days = [...new Set(weekdays)].filter((day) => Number.isInteger(day) && day >= 1 && day <= 7)
  if (!Number.isInteger(step) || step < 1 || step > 1_000) return null
  if (week !== undefined && (week === 0 || week < -1 || week > 5)) return null
  const end = until && DAY.test(until) ? until.slice(0, 10) : null
  const skipped = except.filter((day) => DAY.test(day)).map((day) => day.slice(0, 10))
  return {
    every,
    interval: step,
    ...(days.length > 0 && { weekdays: days }),
    ...(week !== undefined && { week }),
    ...(end && { until: end }),
    ...(count && Number.isInteger(count) && count > 0 && { count: Math.min(count, MAX_COUNT) }),
    ...(skipped.length > 0 && { except: skipped.slice(0, MAX_EXCEPT) }),
  }
}

const UNITS: Record<string, OldRule['every']> = {
  daily: 'day',
  'every day': 'day',
  'every month': 'month',
  'every week': 'week',
  'every year': 'year',
  monthly: 'month',
  weekly: 'week',
  yearly: 'year',
}
const WEEKS: Record<string, number> = { fifth: 5, first: 1, fourth: 4, last: -1, second: 2, third: 3 }

/** The rules of The Events Calendar Pro; null if one of them cannot be followed, or there are too many. */
export function rulesOfTheEventsCalendar(meta: Meta): OldRule[] | null {
  const recurrence = unserialize(meta._EventRecurrence ?? '')
  const except = listOf(at(recurrence, 'exclusions')).map((exclusion) =>
    textOf(at(exclusion, 'custom', 'date', 'date')),
  )
  const rules = listOf(at(recurrence, 'rules'))
  if (rules.length > MAX_RULES) return null
  const found = rules.map((rule): OldRule | null => {
    const custom = at(rule, 'custom')
    const type = textOf(at(rule, 'type')).toLowerCase()
    const every = ownValue(UNITS, type === 'custom' ? textOf(at(custom, 'type')).toLowerCase() : type)
    const endType = textOf(at(rule, 'end-type')).toLowerCase()
    // Times of its own, and exclusions by rules, are only known to the plugin.
    if (!every || at(custom, 'same-time') === 'no' || except.some((day) => !DAY.test(day))) return null
    const number = textOf(at(custom, 'month', 'number')).toLowerCase()
    const week = ownValue(WEEKS, number) ?? (/^-?[1-5]$/.test(number) ? Number(number) : undefined)
    const weekday = Number(textOf(at(custom, 'month', 'day')))
    return ruleOf({
      count: endType === 'after' ? Number(textOf(at(rule, 'end-count'))) : null,
      every,
      except,
      interval: at(custom, 'interval'),
      until: endType === 'on' ? textOf(at(rule, 'end')) : null,
      ...(every === 'week' && { weekdays: listOf(at(custom, 'week', 'day')).map(Number) }),
      ...(every === 'month' && week !== undefined && weekday >= 1 && { week, weekdays: [weekday] }),
    })
  })
  return allOf(found)
}

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]

/** The rule of Modern Events Calendar; days that were chosen one by one are no rule. */
export function rulesOfModernEventsCalendar(meta: Meta): OldRule[] | null {
  const [type = '', end] = [meta.mec_repeat_type, meta.mec_repeat_end]
  const certain = listOf(unserialize(meta.mec_certain_weekdays ?? '')).map(Number)
  const kinds: Record<string, Pick<Parts, 'every' | 'weekdays'>> = {
    certain_weekdays: { every: 'day', weekdays: certain },
    daily: { every: 'day' },
    monthly: { every: 'month' },
    weekday: { every: 'day', weekdays: EVERY_DAY.slice(0, 5) },
    weekend: { every: 'day', weekdays: EVERY_DAY.slice(5) },
    weekly: { every: 'week' },
    yearly: { every: 'year' },
  }
  const kind = Object.hasOwn(kinds, type) ? kinds[type] : undefined
  if (meta.mec_repeat_status !== '1' || !kind || (type === 'certain_weekdays' && certain.length === 0)) return null
  const interval = ['daily', 'monthly', 'weekly'].includes(type) ? meta.mec_repeat_interval || '1' : '1'
  return allOf([
    ruleOf({
      ...kind,
      // It stores how often the event comes after the first time.
      count: end === 'occurrences' ? Number(meta.mec_repeat_end_at_occurrences ?? '9') + 1 : null,
      except: (meta.mec_not_in_days ?? '').split(',').map((day) => day.trim()),
      interval,
      until: end === 'date' ? (meta.mec_repeat_end_at_date ?? null) : null,
    }),
  ])
}

/** The rule of Event Organiser, which ends with the last performance that it has planned. */
export function rulesOfEventOrganiser(meta: Meta): OldRule[] | null {
  const schedule = unserialize(meta._eventorganiser_event_schedule ?? '')
  const every = ownValue(UNITS, textOf(at(schedule, 'schedule')).toLowerCase())
  const until = meta._eventorganiser_schedule_last_start
  if (!every || !until) return null
  const details = at(schedule, 'schedule_meta')
  const [, number, weekday = ''] = /^BYDAY=(-?\d)([A-Z]{2})$/.exec(textOf(details)) ?? []
  const days = listOf(details).map((day) => WEEKDAYS.indexOf(textOf(day)) + 1)
  return allOf([
    ruleOf({
      every,
      except: listOf(at(schedule, 'exclude')).map(textOf),
      interval: at(schedule, 'frequency'),
      until,
      ...(every === 'week' && { weekdays: days }),
      ...(every === 'month' && number && { week: Number(number), weekdays: [WEEKDAYS.indexOf(weekday) + 1] }),
    }),
  ])
}

/** Days besides those of the rule, as Event Organiser and others store them. */
export const includedDays = (meta: Meta): string[] =>
  listOf(at(unserialize(meta._eventorganiser_event_schedule ?? ''), 'include'))
    .map((day) => textOf(day).slice(0, 10))
    .filter((day) => DAY.test(day) && !Number.isNaN(Date.parse(day)))
    .slice(0, MAX_EXCEPT)

const allOf = (rules: (OldRule | null)[]): OldRule[] | null => {
  const found = rules.filter((rule) => rule !== null)
  return found.length > 0 && found.length === rules.length ? found : null
}
