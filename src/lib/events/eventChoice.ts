import type { Condition } from '@/lib/lists/addConditions'
import { whenCondition, WHENS, type When } from './when'

/** States by which the event list can be filtered. */
export const EVENT_STATES = ['all', 'draft', 'sold_out', 'postponed', 'cancelled'] as const

export type EventState = (typeof EVENT_STATES)[number]

/** Parses the `state` parameter of the list; default: all. */
export const eventStateOf = (value: unknown): EventState => EVENT_STATES.find((state) => state === value) ?? 'all'

/** Parses the `when` parameter; default: all. Unlike performances, past events are listed after upcoming ones. */
export const eventWhenOf = (value: unknown): When => WHENS.find((when) => when === value) ?? 'all'

/**
 * The query condition for a list of events; null if there is none.
 * @param now ISO instant
 */
export function eventListCondition(parameter: (name: string) => unknown, now: string): Condition | null {
  const state = eventStateOf(parameter('state'))
  const conditions = [eventWhenCondition(eventWhenOf(parameter('when')), now), conditionOf(state)].filter(
    (condition) => condition !== null,
  )
  return conditions.length > 1 ? { and: conditions } : (conditions[0] ?? null)
}

/** An event is to come also by a performance that is not published yet, which the dates of a published one leave out. */
function eventWhenCondition(when: When, now: string): Condition | null {
  const byDates = whenCondition(when, now, { end: 'endDate', start: 'startDate' })
  const hasNext: Condition = { nextPerformance: { greater_than_equal: now } }
  const hasNone: Condition = { or: [{ nextPerformance: { exists: false } }, { nextPerformance: { less_than: now } }] }
  return byDates && (when === 'coming' ? { or: [byDates, hasNext] } : { and: [byDates, hasNone] })
}

/** Drafts include unpublished changes to published events. */
function conditionOf(state: EventState): Condition | null {
  if (state === 'all') return null
  return state === 'draft' ? { _status: { equals: 'draft' } } : { eventStatus: { equals: state } }
}
