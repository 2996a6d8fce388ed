import type { Event } from '@/payload-types'
import { CARD_FIELDS } from './cardFields'
import { isChronological } from './chronological'
import { publishedPage, type PageOf } from './pageOf'
import { pageSizeOf, type Reader } from './Reader'

/** Event field that refers to each content type. */
const FIELD: Record<string, string> = {
  organizations: 'organizations',
  people: 'credits.person',
  seasons: 'season',
  series: 'series',
  venues: 'venue',
  works: 'works',
}

const EVENTS_PER_PAGE = 24

/** Loads the events that belong to a document. @param of the document and the template that shows it */
export async function relatedEvents(
  reader: Reader,
  of: { collection: string; id: string; template: string },
  page: number,
): Promise<PageOf<Event>> {
  const { collection, id, template } = of
  const field = FIELD[collection]
  if (!field) return { hasMore: false, page, rows: [] }
  return publishedPage(reader, 'events', {
    page,
    select: CARD_FIELDS.events,
    size: pageSizeOf(reader, template, 'events', EVENTS_PER_PAGE),
    sort: isChronological(collection) ? 'startDate' : '-startDate',
    where: { [field]: { equals: id } },
  })
}
