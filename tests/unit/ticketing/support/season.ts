import { defaultMap } from '@/plugins/ticketing/lib/map/defaultMap'
import { mapSources } from '@/plugins/ticketing/lib/map/sources'
import { targetFields, type PlainField } from '@/plugins/ticketing/lib/map/targets'
import { indexVenues } from '@/plugins/ticketing/lib/map/venues'
import type { SyncMap } from '@/plugins/ticketing/lib/map/rows'
import type { PlanContext, PlanSettings, StoredInstance } from '@/plugins/ticketing/lib/plan/types'
import type { ExternalEvent, ExternalInstance, SourceField } from '@/plugins/ticketing/lib/provider/external'

/** Fields of events and performances as the content types have them, in short. */
export const EVENT_FIELDS: PlainField[] = [
  { localized: true, maxLength: 300, name: 'title', required: true, type: 'text' },
  { localized: true, maxLength: 400, name: 'summary', type: 'textarea' },
  { localized: true, name: 'description', type: 'richText' },
  { name: 'venue', relationTo: 'venues', type: 'relationship' },
  { name: 'startDate', timezone: true, type: 'date' },
  { name: 'endDate', timezone: true, type: 'date' },
  { localized: true, maxLength: 120, name: 'runningTime', type: 'text' },
  { localized: true, maxLength: 200, name: 'ageGuidance', type: 'text' },
  { name: 'bookingLinkURL', type: 'text' },
]

export const INSTANCE_FIELDS: PlainField[] = [
  { isHidden: true, name: 'title', type: 'text' },
  { name: 'event', relationTo: 'events', required: true, type: 'relationship' },
  { name: 'start', required: true, timezone: true, type: 'date' },
  { name: 'end', timezone: true, type: 'date' },
  { name: 'venue', relationTo: 'venues', type: 'relationship' },
  {
    name: 'instanceStatus',
    options: [
      { label: 'Scheduled', value: 'scheduled' },
      { label: 'Cancelled', value: 'cancelled' },
      { label: 'Postponed', value: 'postponed' },
      { label: 'Sold out', value: 'sold_out' },
    ],
    required: true,
    type: 'select',
  },
  { name: 'bookingLinkURL', type: 'text' },
  {
    hasMany: true,
    label: 'Access performance',
    name: 'accessTypes',
    options: [
      { label: 'Audio described', value: 'audio_described' },
      { label: 'Captioned', value: 'captioned' },
    ],
    type: 'select',
  },
  { localized: true, maxLength: 200, name: 'note', type: 'text' },
]

const source = (
  of: 'event' | 'instance',
  name: string,
  type: SourceField['type'],
  isAttribute = false,
): SourceField => ({ isAttribute, label: name.replace('attribute_', ''), name, of, type })

export const SOURCE_FIELDS: SourceField[] = [
  source('event', 'description', 'text'),
  source('event', 'htmlDescription', 'richText'),
  source('event', 'duration', 'number'),
  source('event', 'attribute_Age', 'text', true),
  source('instance', 'attribute_Captioned', 'boolean', true),
  source('instance', 'attribute_Note', 'text', true),
]

export const SOURCES = { events: mapSources('event', SOURCE_FIELDS), instances: mapSources('instance', SOURCE_FIELDS) }
export const TARGETS = { events: targetFields(EVENT_FIELDS), instances: targetFields(INSTANCE_FIELDS) }
export const VENUES = indexVenues([
  { id: 'v-main', name: 'Main Stage', zone: 'Europe/London' },
  { id: 'v-studio', name: 'Café Théâtre', zone: 'Europe/Paris' },
  { id: 'v-bare', name: 'Garden', zone: null },
])

const NOW = '2026-03-01T12:00:00.000Z'

export const SETTINGS: PlanSettings = {
  features: { cancelled: true },
  from: '2026-03-01',
  language: 'en',
  now: NOW,
  sources: SOURCES,
  targets: TARGETS,
  venues: VENUES,
  zone: 'Europe/London',
}

export const MAP: SyncMap = defaultMap(SOURCES, TARGETS)

export const context = (more: Partial<PlanContext> = {}): PlanContext => ({ ...SETTINGS, map: MAP, ...more })

export const externalEvent = (more: Partial<ExternalEvent> = {}): ExternalEvent => ({
  bookingUrl: 'https://tickets.example/e1',
  firstStart: null,
  id: 'e1',
  isOnSale: true,
  lastStart: null,
  name: 'Hamlet',
  values: { attribute_Age: '', description: 'A prince.', duration: 150, htmlDescription: '<p>A <b>prince</b>.</p>' },
  venue: { id: null, name: 'Main Stage' },
  ...more,
})

export const externalInstance = (more: Partial<ExternalInstance> = {}): ExternalInstance => ({
  bookingUrl: `https://tickets.example/${more.id ?? 'i1'}`,
  end: null,
  eventId: 'e1',
  id: 'i1',
  isCancelled: false,
  isOnSale: true,
  isSoldOut: false,
  onSaleFrom: null,
  start: { local: '2026-06-01T19:30:00', utc: null, zone: null },
  values: { attribute_Captioned: false, attribute_Note: '' },
  venue: { id: null, name: 'Main Stage' },
  ...more,
})

export const storedInstance = (more: Partial<StoredInstance> = {}): StoredInstance => ({
  data: { instanceStatus: 'scheduled', start: '2026-06-01T18:30:00.000Z', start_tz: 'Europe/London' },
  event: 'event-1',
  externalId: 'i1',
  hasDraft: false,
  id: 'instance-1',
  isLocked: false,
  isPublished: true,
  isTrashed: false,
  seen: {},
  title: 'Hamlet, Mon 1 Jun 2026, 19:30',
  unfollowed: [],
  ...more,
})
