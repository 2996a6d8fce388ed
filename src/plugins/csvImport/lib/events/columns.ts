import type { PayloadRequest } from 'payload'
import { translatorOf } from '../../../../i18n/translator'
import { fieldsNamed, type ImportField } from '../importFields'
import type { OfferedField } from '../plan'

/** Of the event alone. */
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
/** Of the performance, and of the event itself in a line without a day. */
const BOTH = ['venue', 'bookingLinkURL', 'bookingLinkLabel']
const STATE = { event: 'eventStatus', performance: 'instanceStatus' }
/** Of the performance alone. */
const PERFORMANCE = ['accessTypes', 'note']

export interface EventFields {
  event: ImportField[]
  /** In the order in which they are offered. */
  offered: OfferedField[]
  performance: ImportField[]
}

/**
 * What columns can fill in of events and their performances. A column means the performance of its line where both have
 * such a field; in a line without a day, which is the event itself, it means the event.
 */
export async function eventFields(req: PayloadRequest): Promise<EventFields> {
  const t = translatorOf(req.i18n)
  const event = await fieldsNamed(req, 'events', [...EVENT, ...BOTH, STATE.event])
  const performance = await fieldsNamed(req, 'event-instances', [...BOTH, STATE.performance, ...PERFORMANCE])
  const [own, start, end] = [
    ...(await fieldsNamed(req, 'event-instances', ['event'])),
    ...(await fieldsNamed(req, 'event-instances', ['start', 'end'])),
  ]
  // The headings of a list of performances that was downloaded, too.
  const title = event.filter(({ name }) => name === 'title').map((one) => ({ ...one, also: [own?.label ?? ''] }))
  const when = [
    { also: ['start', start?.label ?? ''], label: t('importDate'), name: 'date' },
    { label: t('importTime'), name: 'time' },
    { label: end?.label ?? 'end', name: 'end' },
  ]
  const alone = event.filter(({ name }) => name !== 'title' && EVENT.includes(name))
  return { event, offered: [...title, ...when, ...performance, ...alone], performance }
}

/** The column that a field of an event is filled in by. */
export const columnOf = (name: string): string => (name === STATE.event ? STATE.performance : name)
