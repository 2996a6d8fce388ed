/** Which performances a list shows: those to come, those that are over, or all. */
export const WHENS = ['coming', 'past', 'all'] as const

export type When = (typeof WHENS)[number]

/** What a list's address asks for; those to come where it asks for nothing. */
export const whenOf = (asked: unknown): When => WHENS.find((one) => one === asked) ?? 'coming'

/** The nearest first: the next of those to come, the last of those that are over. */
export const orderOf = (when: When): string => (when === 'coming' ? 'start' : '-start')

/** A condition on a document, in the words of Payload's queries. */
interface Condition {
  [path: string]: Condition[] | Record<string, boolean | string>
}

/** Names of the fields that say when something begins and ends. */
interface Fields {
  end: string
  start: string
}

/**
 * The condition on a performance; null where there is none. One is over when it has ended, or, without an end, when it
 * has begun; one without a date is yet to come.
 * @param now ISO moment
 */
export function momentsOf(
  when: When,
  now: string,
  { end, start }: Fields = { end: 'end', start: 'start' },
): Condition | null {
  if (when === 'all') return null
  const noEnd: Condition = { [end]: { exists: false } }
  const past: Condition[] = [{ [end]: { less_than: now } }, { and: [noEnd, { [start]: { less_than: now } }] }]
  const notBegun: Condition = { or: [{ [start]: { greater_than_equal: now } }, { [start]: { exists: false } }] }
  return { or: when === 'past' ? past : [{ [end]: { greater_than_equal: now } }, { and: [noEnd, notBegun] }] }
}
