import type { Event } from '../../../../payload-types'

export type EventNotice = 'cancelled' | 'postponed' | 'sold_out'

const NOTICES: readonly EventNotice[] = ['cancelled', 'postponed', 'sold_out']

const isNotice = (state: unknown): state is EventNotice => NOTICES.includes(state as EventNotice)

/**
 * What visitors must know of a whole event: what it says itself, else what is true of each of its performances to come.
 * Null where one of them takes place as planned and has tickets.
 * @param states of its performances to come
 */
export function eventNotice(
  { eventStatus }: Pick<Event, 'eventStatus'>,
  states: readonly string[] = [],
): EventNotice | null {
  if (isNotice(eventStatus)) return eventStatus
  const [first, ...others] = states
  if (first === undefined || !states.every(isNotice)) return null
  // Some cancelled, the others sold out: nobody can book.
  return others.length === 0 && isNotice(first) ? first : states.includes('sold_out') ? 'sold_out' : 'postponed'
}
