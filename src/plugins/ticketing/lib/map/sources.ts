import { SOURCE_TYPES, type ExternalEvent, type ExternalInstance, type SourceField } from '../provider/external'

/** Source types in addition to the box office's own: venues, performance states, and durations in minutes. */
export const MAP_SOURCE_TYPES = [...SOURCE_TYPES, 'minutes', 'state', 'venue'] as const
export type MapSourceType = (typeof MAP_SOURCE_TYPES)[number]

/** A source that a field map may read: a field of this box office, or one that every box office has. */
export interface MapSource extends Omit<SourceField, 'type'> {
  type: MapSourceType
  /** Never empty. */
  isAlways: boolean
}

const core = (
  of: 'event' | 'instance',
  name: string,
  label: string,
  type: MapSourceType,
  isAlways = false,
): MapSource => ({ isAlways, isAttribute: false, label, name, of, type })

/** Sources that every box office has. */
export const CORE_SOURCES: readonly MapSource[] = [
  core('event', 'name', 'Name', 'text', true),
  core('event', 'firstStart', 'First performance', 'moment'),
  core('event', 'lastStart', 'Last performance', 'moment'),
  core('event', 'venue', 'Venue', 'venue'),
  core('event', 'isOnSale', 'On sale', 'boolean'),
  core('event', 'bookingUrl', 'Booking link', 'url'),
  core('instance', 'start', 'Start', 'moment', true),
  core('instance', 'end', 'End', 'moment'),
  core('instance', 'venue', 'Venue', 'venue'),
  core('instance', 'state', 'State', 'state', true),
  core('instance', 'isOnSale', 'On sale', 'boolean'),
  core('instance', 'onSaleFrom', 'On sale from', 'moment'),
  core('instance', 'bookingUrl', 'Booking link', 'url'),
]

/** Names of box-office fields that hold a duration in minutes. */
export const DURATION_FIELDS = [
  'duration',
  'durationMinutes',
  'lengthInMinutes',
  'LengthInMinutes',
  'runningTime',
] as const

/**
 * All sources for the map of events or of performances, starting with those that every box office has.
 * @param fields result of the provider's `sourceFields`; fields named like a core source are left out
 */
export function mapSources(of: 'event' | 'instance', fields: readonly SourceField[]): MapSource[] {
  const found = new Map(CORE_SOURCES.filter((source) => source.of === of).map((source) => [source.name, source]))
  for (const field of fields) if (field.of === of && !found.has(field.name)) found.set(field.name, toSource(field))
  return [...found.values()]
}

/** Drops extra properties such as samples: they change constantly, and no plan depends on them. */
const toSource = (field: SourceField): MapSource => ({
  isAlways: false,
  isAttribute: field.isAttribute,
  label: field.label,
  name: field.name,
  of: field.of,
  type: isLength(field) ? 'minutes' : field.type,
})

const isLength = ({ isAttribute, name, type }: SourceField): boolean =>
  type === 'number' && !isAttribute && DURATION_FIELDS.some((length) => length === name)

/** Duration of an event or performance in minutes; null if unknown (0 counts as unknown). */
export function durationOf(values: ExternalEvent['values']): number | null {
  for (const name of DURATION_FIELDS) {
    const value = values[name]
    if (typeof value === 'number' && value > 0 && Number.isFinite(value)) return value
  }
  return null
}

/** States that a box office can set, as stored on performances. */
export type ExternalState = 'cancelled' | 'scheduled' | 'sold_out'

/**
 * The state to set on a performance. Undefined if the box office cannot tell: being on sale only ends states that the
 * box office itself reports, never others such as postponed.
 * @param current stored state
 * @param knowsCancelled whether the box office reports cancelled performances
 */
export function stateOf(
  { isCancelled, isSoldOut }: Pick<ExternalInstance, 'isCancelled' | 'isSoldOut'>,
  current: unknown,
  knowsCancelled: boolean,
): ExternalState | undefined {
  if (isCancelled) return 'cancelled'
  if (current === 'cancelled' && !knowsCancelled) return undefined
  if (isSoldOut) return 'sold_out'
  if (current === 'moved' || current === 'postponed' || (current === 'sold_out' && isSoldOut === null)) return undefined
  return 'scheduled'
}
