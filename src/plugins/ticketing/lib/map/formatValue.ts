import { formatIn } from '@/lib/time/formatIn'
import { textOfHtml } from '@/lib/html/textOfHtml'
import { truncateText } from './texts'
import type { MapSourceType } from './sources'
import type { TargetField } from './targets'
import { isHtml, isMoment, type TargetValue } from './values'

/** Translations and settings for formatting values. */
export interface ValueMessages {
  /** Language of the reader. */
  language: string
  yes: string
  no: string
  /** Labels of performance states by value. */
  states: Readonly<Record<string, string>>
  /** Name of a venue of the site. */
  venueName: (id: string) => string | undefined
  /** IANA name: the site's. */
  zone: string
}

const MAX_LENGTH = 300

/** Formats a field value for display; null if the field would be empty. */
export function formatValue(
  value: TargetValue,
  target: Pick<TargetField, 'choices' | 'kind'>,
  messages: ValueMessages,
): string | null {
  if (value === null || value === '') return null
  if (isHtml(value)) return truncateText(textOfHtml(value.html), MAX_LENGTH) || null
  if (isMoment(value)) return momentIn(messages.language, value.moment, value.zone ?? messages.zone)
  if (typeof value === 'boolean') return value ? messages.yes : messages.no
  const labelOf = (choiceValue: string) =>
    target.choices?.find((choice) => choice.value === choiceValue)?.label ?? choiceValue
  if (Array.isArray(value)) return value.map(labelOf).join(', ') || null
  if (typeof value === 'object') return null
  if (typeof value === 'number') return String(value)
  if (target.kind === 'venue') return messages.venueName(value) ?? value
  if (target.kind === 'day' || target.kind === 'wallClock') return clockIn(messages.language, value)
  return truncateText(target.kind === 'choice' ? labelOf(value) : value, MAX_LENGTH)
}

/** Formats a sample value of a box office for display. Times are local. */
export function formatSample(
  sample: string | null,
  type: MapSourceType,
  messages: Pick<ValueMessages, 'language' | 'no' | 'states' | 'yes'>,
): string | null {
  if (sample === null || sample.trim() === '') return null
  if (type === 'boolean') return sample === 'true' ? messages.yes : messages.no
  if (type === 'state') return messages.states[sample] ?? sample
  if (type === 'richText') return textOfHtml(sample).replaceAll('\n', ' ') || null
  if (type === 'date' || type === 'moment') return clockIn(messages.language, sample)
  return sample
}

const momentIn = (language: string, moment: string, zone: string): string =>
  formatIn(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone }).format(new Date(moment))

/** Formats `2031-03-01` or `2031-03-01T19:30:00` without conversion; a moment in UTC is shown in UTC. */
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
