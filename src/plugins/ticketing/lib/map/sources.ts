import { SOURCE_TYPES, type ExternalEvent, type ExternalInstance, type SourceField } from '../provider/external'

/** Beside what a box office calls its own: places, states of a performance, and lengths in minutes. */
export const MAP_SOURCE_TYPES = [...SOURCE_TYPES, 'minutes', 'state', 'venue'] as const
export type MapSourceType = (typeof MAP_SOURCE_TYPES)[number]

/** Something that a field map may read: of the box office's own fields, or what every box office has. */
export interface MapSource extends Omit<SourceField, 'type'> {
  type: MapSourceType
  /** Every event or performance has it. */
  isAlways: boolean
}

const core = (
  of: 'event' | 'instance',
  name: string,
  label: string,
  type: MapSourceType,
  isAlways = false,
): MapSource => ({ isAlways, isAttribute: false, label, name, of, type })

/** What every box office has. */
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

/** Names under which box offices say how many minutes something takes. */
export const LENGTHS = ['duration', 'durationMinutes', 'lengthInMinutes', 'LengthInMinutes', 'runningTime'] as const

/**
 * Everything that the map of events, or of performances, may read: first what every box office has.
 * @param fields what `sourceFields` of the provider answers; one that is named like a core field is left out
 */
export function mapSources(of: 'event' | 'instance', fields: readonly SourceField[]): MapSource[] {
  const found = new Map(CORE_SOURCES.filter((source) => source.of === of).map((source) => [source.name, source]))
  for (const field of fields) if (field.of === of && !found.has(field.name)) found.set(field.name, toSource(field))
  return [...found.values()]
}

/** Without what else a list of them carries, such as samples: they change all the time, and no plan depends on them. */
const toSource = (field: SourceField): MapSource => ({
  isAlways: false,
  isAttribute: field.isAttribute,
  label: field.label,
  name: field.name,
  of: field.of,
  type: isLength(field) ? 'minutes' : field.type,
})

const isLength = ({ isAttribute, name, type }: SourceField): boolean =>
  type === 'number' && !isAttribute && LENGTHS.some((one) => one === name)

/** How many minutes an event or a performance takes; null where the box office does not say (0 is not saying). */
export function lengthOf(values: ExternalEvent['values']): number | null {
  for (const name of LENGTHS) {
    const value = values[name]
    if (typeof value === 'number' && value > 0 && Number.isFinite(value)) return value
  }
  return null
}

/** States that a box office knows, as performances store them. */
export type ExternalState = 'cancelled' | 'scheduled' | 'sold_out'

/**
 * The state that a box office gives a performance. Undefined where it cannot say: that it is on sale ends only what a
 * box office itself brings about, and never a state that it does not know.
 * @param current as it is stored
 * @param knowsCancelled the box office says which performances are cancelled
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
