import type { Event } from '../../../../payload-types'
import { CARD_FIELDS } from './cardFields'
import { readPublished, type Reader } from './Reader'

/** Where an event says that it belongs to something. */
const FIELD: Record<string, string> = { organizations: 'organizations', people: 'credits.person', seasons: 'season', series: 'series', venues: 'venue', works: 'works' }

const MOST_SHOWN = 24

/** The site's events that belong to a document, the latest first. */
export async function relatedEvents(reader: Reader, collection: string, id: string): Promise<Event[]> {
  const field = FIELD[collection]
  if (!field) return []
  return readPublished(reader, 'events', { limit: MOST_SHOWN, select: CARD_FIELDS.events, sort: '-startDate', where: { [field]: { equals: id } } })
}
