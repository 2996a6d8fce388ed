import type { Event, EventListBlock } from '../../../../payload-types'
import type { View } from '../../lib/View'
import { listedEvents } from '../../lib/read/included'
import { EventCards } from '../EventCards'

const USUAL = 6

/** Events that are coming up, of a collection, or chosen one by one. */
export const EventList = ({ block, view }: { block: EventListBlock; view: View }) => <EventCards events={eventsOf(block, view).slice(0, block.limit ?? USUAL)} heading={block.heading} view={view} />

function eventsOf({ collection, events, source }: EventListBlock, { library }: View): Event[] {
  if (source === 'chosen') return library.list('events', events)
  const chosen = source === 'collection' ? library.get('event-collections', collection) : null
  if (source === 'collection') return chosen ? listedEvents(library, chosen) : []
  return library.list('events', library.coming)
}
