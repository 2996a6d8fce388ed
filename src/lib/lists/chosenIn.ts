import { eventListCondition } from '@/lib/events/eventChoice'
import { whenCondition, whenOf } from '@/lib/events/when'
import type { Condition } from './addConditions'

/** Filter of the media list: all media, or images without alternative text. */
export const ALT_CHOICES = ['all', 'missing'] as const

type AltChoice = (typeof ALT_CHOICES)[number]

/** Parses the `alt` parameter of the list; default: all. */
export const altChoiceOf = (value: unknown): AltChoice => ALT_CHOICES.find((choice) => choice === value) ?? 'all'

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
