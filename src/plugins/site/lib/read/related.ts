import type { Event } from '../../../../payload-types'
import { CARD_FIELDS } from './cardFields'
import { publishedPage, type PageOf } from './pageOf'
import { pageSizeOf, type Reader } from './Reader'

/** Where an event says that it belongs to something. */
const FIELD: Record<string, string> = {
  organizations: 'organizations',
  people: 'credits.person',
  seasons: 'season',
  series: 'series',
  venues: 'venue',
  works: 'works',
}

const ON_A_PAGE = 24

/** What is read from its first night to its last; everything else shows the latest first. */
const FROM_THE_BEGINNING = new Set(['seasons', 'series'])

export const isFromTheBeginning = (collection: string): boolean => FROM_THE_BEGINNING.has(collection)

/** The site's events that belong to a document. @param of with the name of the template that shows it */
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
    size: pageSizeOf(reader, template, 'events', ON_A_PAGE),
    sort: isFromTheBeginning(collection) ? 'startDate' : '-startDate',
    where: { [field]: { equals: id } },
  })
}
