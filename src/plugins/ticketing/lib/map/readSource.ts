import type { ExternalEvent, ExternalInstance, ExternalVenue } from '../provider/external'
import type { SourceContent } from './convert'
import { endOf, momentOf, type Zones } from './momentOf'
import { durationOf, stateOf } from './sources'
import type { MomentValue } from './values'
import type { VenueIndex } from './venues'
import { findVenue } from './venues'

/**
 * Content of a source. Undefined: the box office does not report it, and the field stays unchanged. Null: it reports
 * that there is none.
 */
export type SourceRead = SourceContent | undefined

/**
 * The time zone of a performance's local times: that of the venue the box office reports or, if the site has no such
 * venue, of the stored venue.
 * @param stored id of the venue stored in the document
 */
export function zoneOfVenue(venue: ExternalVenue | null, stored: unknown, venues: VenueIndex): string | null {
  const found = venue ? findVenue(venues, venue.name) : 'noVenue'
  if (typeof found !== 'string') return found.zone
  return (typeof stored === 'string' ? venues.byId.get(stored)?.zone : null) ?? null
}

export function readEvent(external: ExternalEvent, source: string): SourceRead {
  switch (source) {
    case 'name':
      return external.name
    case 'firstStart':
    case 'lastStart':
    case 'venue':
    case 'isOnSale':
    case 'bookingUrl':
      return external[source] ?? undefined
    default:
      return readValue(external.values, source)
  }
}

/** A performance with its times resolved. */
export interface TimedInstance {
  external: ExternalInstance
  /** Null: the box office sends an invalid time. */
  start: MomentValue | null
  end: ReturnType<typeof endOf>
}

/** @param minutes running time of the event, used when the performance has none */
export function timeInstance(external: ExternalInstance, zones: Zones, minutes: number | null): TimedInstance {
  const start = momentOf(external.start, zones)
  return {
    end: start ? endOf(external.end, start, durationOf(external.values) ?? minutes, zones) : undefined,
    external,
    start,
  }
}

/**
 * @param current stored state
 * @param knowsCancelled whether the box office reports cancelled performances
 */
export function readInstance(
  { end, external, start }: TimedInstance,
  source: string,
  current: unknown,
  knowsCancelled: boolean,
): SourceRead {
  switch (source) {
    case 'start':
      return start ?? undefined
    case 'end':
      return typeof end === 'string' ? undefined : end
    case 'state':
      return stateOf(external, current, knowsCancelled)
    case 'venue':
    case 'isOnSale':
    case 'onSaleFrom':
    case 'bookingUrl':
      return external[source] ?? undefined
    default:
      return readValue(external.values, source)
  }
}

const readValue = (values: ExternalEvent['values'], name: string): SourceRead =>
  Object.hasOwn(values, name) ? values[name] : undefined
