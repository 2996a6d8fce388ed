import type { Event } from '@/payload-types'

export type EventNotice = 'cancelled' | 'postponed' | 'sold_out'

const NOTICES: readonly EventNotice[] = ['cancelled', 'postponed', 'sold_out']

const isNotice = (state: unknown): state is EventNotice => NOTICES.includes(state as EventNotice)

/**
 * Returns the notice for a whole event: its own state, else the common state of all upcoming performances. Null when at
 * least one of them can still be attended.
 * @param states of its upcoming performances
 */
export function eventNotice(
  { eventStatus }: Pick<Event, 'eventStatus'>,
  states: readonly string[] = [],
): EventNotice | null {
  if (isNotice(eventStatus)) return eventStatus
  const [first, ...others] = new Set(states)
  if (first === undefined || !states.every(isNotice)) return null
  // With a mix of cancelled and sold-out performances, none can be booked.
  return others.length === 0 && isNotice(first) ? first : states.includes('sold_out') ? 'sold_out' : 'postponed'
}
