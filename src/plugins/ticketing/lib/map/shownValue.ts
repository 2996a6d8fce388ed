import { formatIn } from '../../../../lib/time/formatIn'
import { cutText, plainText } from './plainText'
import type { MapSourceType } from './sources'
import type { TargetField } from './targets'
import { isHtml, isMoment, type TargetValue } from './values'

/** What a value is said with. */
export interface ValueMessages {
  /** Of the reader. */
  language: string
  yes: string
  no: string
  /** States of a performance, by their value. */
  states: Readonly<Record<string, string>>
  /** Name of a venue of the site. */
  venueName: (id: string) => string | undefined
  /** IANA name: the site's. */
  zone: string
}

const LONGEST = 300

/** A value as it would stand in a field, for people; null where nothing would stand there. */
export function shownValue(
  value: TargetValue,
  target: Pick<TargetField, 'choices' | 'kind'>,
  words: ValueMessages,
): string | null {
  if (value === null || value === '') return null
  if (isHtml(value)) return cutText(plainText(value.html), LONGEST) || null
  if (isMoment(value)) return momentIn(words.language, value.moment, value.zone ?? words.zone)
  if (typeof value === 'boolean') return value ? words.yes : words.no
  const labelOf = (one: string) => target.choices?.find((choice) => choice.value === one)?.label ?? one
  if (Array.isArray(value)) return value.map(labelOf).join(', ') || null
  if (typeof value === 'object') return null
  if (typeof value === 'number') return String(value)
  if (target.kind === 'venue') return words.venueName(value) ?? value
  if (target.kind === 'day' || target.kind === 'wallClock') return clockIn(words.language, value)
  return cutText(target.kind === 'choice' ? labelOf(value) : value, LONGEST)
}

/** A value that a box office really has, for people. Times are on the clocks of the place. */
export function shownSample(
  sample: string | null,
  type: MapSourceType,
  words: Pick<ValueMessages, 'language' | 'no' | 'states' | 'yes'>,
): string | null {
  if (sample === null || sample.trim() === '') return null
  if (type === 'boolean') return sample === 'true' ? words.yes : words.no
  if (type === 'state') return words.states[sample] ?? sample
  if (type === 'richText') return plainText(sample).replaceAll('\n', ' ') || null
  if (type === 'date' || type === 'moment') return clockIn(words.language, sample)
  return sample
}

const momentIn = (language: string, moment: string, zone: string): string =>
  formatIn(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone }).format(new Date(moment))

/** `2031-03-01` or `2031-03-01T19:30:00` as it stands; of a moment in UTC, in UTC. */
function clockIn(language: string, text: string): string {
  const [, day, clock] = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?/.exec(text) ?? []
  const time = Date.parse(`${day}T${clock ?? '12:00'}:00Z`)
  if (Number.isNaN(time)) return text
  return formatIn(language, {
    dateStyle: 'medium',
    ...(clock !== undefined && { timeStyle: 'short' }),
    timeZone: 'UTC',
  }).format(time)
}
