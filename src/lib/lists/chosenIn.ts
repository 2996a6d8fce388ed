import { eventsChosen } from '../events/eventChoice'
import { momentsOf, whenOf } from '../events/when'
import { altChoiceOf } from '../files/altChoice'
import type { Condition } from './narrowedQuery'

/** Pictures that nobody has described, and of which nobody says that they decorate. */
const UNDESCRIBED: Condition = {
  and: [
    { mimeType: { like: 'image/' } },
    { isDecorative: { not_equals: true } },
    { or: [{ alt: { exists: false } }, { alt: { equals: '' } }] },
  ],
}

/** What the chips above a list have chosen, by type; null where that is everything. */
const CHOSEN: Record<string, (asked: (name: string) => unknown, now: string) => Condition | null> = {
  events: eventsChosen,
  'event-instances': (asked, now) => momentsOf(whenOf(asked('when')), now),
  media: (asked) => (altChoiceOf(asked('alt')) === 'missing' ? UNDESCRIBED : null),
}

/**
 * What the chips above a list have chosen.
 * @param asked reads a parameter of the list's address
 * @param now ISO moment
 */
export const chosenIn = (type: string, asked: (name: string) => unknown, now: string): Condition | null =>
  CHOSEN[type]?.(asked, now) ?? null
