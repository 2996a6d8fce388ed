import { idOf } from '../../../../access/idOf'
import type { Event } from '../../../../payload-types'
import type { Library } from './Library'

interface Collected {
  includedEvents?: unknown
  kind?: string | null
}

/** Ids of the events of an event collection. Which they are is told when it is read; its other references stand in it. */
export const includedIn = ({ collection, document }: { collection: string; document: Collected }): string[] =>
  collection === 'event-collections' && Array.isArray(document.includedEvents)
    ? document.includedEvents.map(idOf).filter((id) => id !== null)
    : []

/** The events of a collection: in the order that staff gave them, else those to come and then those that are over, the latest first. */
export function includedEvents(library: Library, { includedEvents: ids, kind }: Collected): Event[] {
  const events = library.list('events', ids)
  if (kind !== 'automated') return events
  return [...events.filter(isComing), ...events.filter((event) => !isComing(event)).reverse()]
}

/** The same for a list among other things on a page: what is over stands there only where nothing is to come. */
export function listedEvents(library: Library, collection: Collected): Event[] {
  const events = includedEvents(library, collection)
  const coming = collection.kind === 'automated' ? events.filter(isComing) : []
  return coming.length > 0 ? coming : events
}

const isComing = ({ endDate, startDate }: Event): boolean => {
  const end = endDate ?? startDate
  return !end || Date.parse(end) >= Date.now()
}
