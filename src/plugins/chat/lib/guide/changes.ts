import { DateTime } from 'luxon'
import { dayIn, timeIn } from './dates'
import type { FoundDocument, GuideFacts } from './facts'
import type { Intent } from './understand'
import { isoDate } from '@/lib/time/isoDate'

/** A local date, with the time if there is one. */
export const momentOf = (day: string, time: string | null): string => (time ? `${day}T${time}` : day)

/** The field that holds the date, by content type. */
const DATE_FIELDS: Record<string, string> = { 'event-instances': 'start', events: 'startDate' }

/** The field and value that a change writes. */
export function changeOf(
  intent: Extract<Intent, { kind: 'change' | 'move' }>,
  { type }: FoundDocument,
  facts: GuideFacts,
): Record<string, unknown> {
  const when = DATE_FIELDS[type] ?? 'publishDate'
  if (intent.kind === 'move') return { [when]: momentOf(intent.day, intent.time) }
  const field = fieldNamed(intent.field, when, facts.types.find(({ slug }) => slug === type)?.titleField ?? 'title')
  const day = /date$|^start$|^end$/i.test(field)
    ? dayIn(intent.value, DateTime.fromJSDate(facts.now, { zone: facts.timezone }))
    : null
  return { [field]: day ? momentOf(isoDate(day), timeIn(intent.value)) : intent.value }
}

/** Maps what people call a field to its name: "start date", "age guidance". */
function fieldNamed(label: string, when: string, title: string): string {
  if (/^(?:title|name|heading)$/.test(label)) return title
  if (/^(?:date|start|start date|starting date|day|time|start time|opening)$/.test(label)) return when
  return label.replace(/[^a-z0-9]+(\w)/g, (_, letter: string) => letter.toUpperCase())
}
