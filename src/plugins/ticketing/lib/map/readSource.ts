import type { ExternalEvent, ExternalInstance, ExternalVenue } from '../provider/external'
import type { SourceContent } from './convert'
import { endOf, momentOf, type Zones } from './momentOf'
import { lengthOf, stateOf } from './sources'
import type { MomentValue } from './values'
import type { VenueIndex } from './venues'
import { findVenue } from './venues'

/** What a source holds. Undefined where the box office does not say, which changes nothing; null where it says that there is nothing. */
export type Read = SourceContent | undefined

/**
 * The zone of the clocks that a box office goes by: those of the venue that it names, or, where the site has no such
 * venue, of the venue that stands here.
 * @param stored id of the venue that stands here
 */
export function zoneOfPlace(venue: ExternalVenue | null, stored: unknown, venues: VenueIndex): string | null {
  const found = venue ? findVenue(venues, venue.name) : 'noVenue'
  if (typeof found !== 'string') return found.zone
  return (typeof stored === 'string' ? venues.byId.get(stored)?.zone : null) ?? null
}

export function readEvent(external: ExternalEvent, source: string): Read {
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
      return own(external.values, source)
  }
}

/** A performance with its times worked out. */
export interface TimedInstance {
  external: ExternalInstance
  /** Null: what it sends is no time. */
  start: MomentValue | null
  end: ReturnType<typeof endOf>
}

/** @param minutes that its event takes, where the performance itself does not say */
export function timeInstance(external: ExternalInstance, zones: Zones, minutes: number | null): TimedInstance {
  const start = momentOf(external.start, zones)
  return {
    end: start ? endOf(external.end, start, lengthOf(external.values) ?? minutes, zones) : undefined,
    external,
    start,
  }
}

/**
 * @param current state as it is stored
 * @param knowsCancelled the box office says which performances are cancelled
 */
export function readInstance(
  { end, external, start }: TimedInstance,
  source: string,
  current: unknown,
  knowsCancelled: boolean,
): Read {
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
      return own(external.values, source)
  }
}

const own = (values: ExternalEvent['values'], name: string): Read =>
  Object.hasOwn(values, name) ? values[name] : undefined
