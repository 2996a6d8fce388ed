import type { PayloadRequest } from 'payload'
import { translatorOf } from '@/exports/server'
import { EVENT_HEADINGS } from '../headings'
import { fieldsNamed, type ImportField } from '../importFields'
import type { OfferedField } from '../plan'

/** Fields of the event only. */
const EVENT = [
  'title',
  'slug',
  'subtitle',
  'summary',
  'season',
  'ageGuidance',
  'runningTime',
  'priceText',
  'accessInformation',
  'contentGuidance',
]
/** Fields of the performance, and of the event in a line without a date. */
const BOTH = ['venue', 'bookingLinkURL', 'bookingLinkLabel']
const STATE = { event: 'eventStatus', performance: 'instanceStatus' }
/** Fields of the performance only. */
const PERFORMANCE = ['accessTypes', 'note']

export interface EventFields {
  event: ImportField[]
  /** In the order in which they are offered. */
  offered: OfferedField[]
  performance: ImportField[]
}

/**
 * The fields that columns can fill in for events and their performances. Where both have a field, the column means the
 * performance of its line; in a line without a date, which is the event itself, it means the event.
 */
export async function eventFields(req: PayloadRequest): Promise<EventFields> {
  const t = translatorOf(req.i18n)
  const event = await fieldsNamed(req, 'events', [...EVENT, ...BOTH, STATE.event])
  const performance = await fieldsNamed(req, 'event-instances', [...BOTH, STATE.performance, ...PERFORMANCE])
  const [own, start, end] = [
    ...(await fieldsNamed(req, 'event-instances', ['event'])),
    ...(await fieldsNamed(req, 'event-instances', ['start', 'end'])),
  ]
  // Also accept the headings of an exported list of performances.
  const title = event.filter(({ name }) => name === 'title').map((field) => ({ ...field, also: [own?.label ?? ''] }))
  const when = [
    { also: ['start', start?.label ?? ''], label: t('importDate'), name: 'date' },
    { label: t('importTime'), name: 'time' },
    { label: end?.label ?? 'end', name: 'end' },
    { label: t('importEndDay'), name: 'endDay' },
  ]
  const eventOnly = event.filter(({ name }) => name !== 'title' && EVENT.includes(name))
  const offered: OfferedField[] = [...title, ...when, ...performance, ...eventOnly]
  return {
    event,
    offered: offered.map((field) => ({
      ...field,
      also: [...(field.also ?? []), ...(EVENT_HEADINGS[field.name] ?? [])],
    })),
    performance,
  }
}

/** The column for a field of the event. */
export const columnOf = (name: string): string => (name === STATE.event ? STATE.performance : name)
