import { eventListCondition } from '../events/eventChoice'
import { whenCondition, whenOf } from '../events/when'
import { altChoiceOf } from '../files/altChoice'
import type { Condition } from './addConditions'

/** Images without an alternative text that are not marked as decorative. */
const UNDESCRIBED: Condition = {
  and: [
    { mimeType: { like: 'image/' } },
    { isDecorative: { not_equals: true } },
    { or: [{ alt: { exists: false } }, { alt: { equals: '' } }] },
  ],
}

/** Conditions of the filter chips above lists, by content type; null for everything. */
const CONDITIONS: Record<string, (parameter: (name: string) => unknown, now: string) => Condition | null> = {
  events: eventListCondition,
  'event-instances': (parameter, now) => whenCondition(whenOf(parameter('when')), now),
  media: (parameter) => (altChoiceOf(parameter('alt')) === 'missing' ? UNDESCRIBED : null),
}

/**
 * The condition of the filter chips above a list.
 * @param parameter reads a query parameter of the list
 * @param now ISO instant
 */
export const listFilterCondition = (
  type: string,
  parameter: (name: string) => unknown,
  now: string,
): Condition | null => CONDITIONS[type]?.(parameter, now) ?? null
