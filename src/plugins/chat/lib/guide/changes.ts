import { DateTime } from 'luxon'
import { dayIn, timeIn } from './dates'
import type { FoundDocument } from './found'
import type { GuideFacts } from './facts'
import type { Intent } from './understand'
import { isoDate } from '@/lib/time/isoDate'

/** A moment on the clock of the site. */
export const momentOf = (day: string, time: string | null): string => (time ? `${day}T${time}` : day)

/** The field that says when something is, by content type. */
const WHEN: Record<string, string> = { 'event-instances': 'start', events: 'startDate' }

/** What a change writes: field and value. */
export function changeOf(
  intent: Extract<Intent, { kind: 'change' | 'move' }>,
  { type }: FoundDocument,
  facts: GuideFacts,
): Record<string, unknown> {
  const when = WHEN[type] ?? 'publishDate'
  if (intent.kind === 'move') return { [when]: momentOf(intent.day, intent.time) }
  const field = fieldNamed(intent.field, when, facts.types.find(({ slug }) => slug === type)?.titleField ?? 'title')
  const day = /date$|^start$|^end$/i.test(field)
    ? dayIn(intent.value, DateTime.fromJSDate(facts.now, { zone: facts.timezone }))
    : null
  return { [field]: day ? momentOf(isoDate(day), timeIn(intent.value)) : intent.value }
}

/** The name of a field as people call it: start date, age guidance. */
function fieldNamed(said: string, when: string, title: string): string {
  if (/^(?:title|name|heading)$/.test(said)) return title
  if (/^(?:date|start|start date|starting date|day|time|start time|opening)$/.test(said)) return when
  return said.replace(/[^a-z0-9]+(\w)/g, (_, letter: string) => letter.toUpperCase())
}
