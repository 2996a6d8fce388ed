import type { Condition } from '../lists/narrowedQuery'
import { momentsOf, WHENS, type When } from './when'

/** Which events a list shows, by what there is to do with them. */
export const EVENT_STATES = ['all', 'draft', 'sold_out', 'postponed', 'cancelled'] as const

export type EventState = (typeof EVENT_STATES)[number]

/** What a list's address asks for; all where it asks for nothing. */
export const eventStateOf = (asked: unknown): EventState => EVENT_STATES.find((one) => one === asked) ?? 'all'

/** The same of times: unlike performances, events that are over stand behind those to come. */
export const eventWhenOf = (asked: unknown): When => WHENS.find((one) => one === asked) ?? 'all'

/**
 * The condition on an event; null where there is none.
 * @param now ISO moment
 */
export function eventsChosen(asked: (name: string) => unknown, now: string): Condition | null {
  const state = eventStateOf(asked('state'))
  const both = [
    momentsOf(eventWhenOf(asked('when')), now, { end: 'endDate', start: 'startDate' }),
    conditionOf(state),
  ].filter((one) => one !== null)
  return both.length > 1 ? { and: both } : (both[0] ?? null)
}

/** Drafts are what visitors do not see yet: changes to what is published, too. */
function conditionOf(state: EventState): Condition | null {
  if (state === 'all') return null
  return state === 'draft' ? { _status: { equals: 'draft' } } : { eventStatus: { equals: state } }
}
