import type { Venue } from '../../../payload-types'
import { paged } from '../lib/paging'
import { venueJsonLd } from '../lib/data/venueJsonLd'
import { venueLocation } from '../lib/data/venueLocation'
import { loadUpcomingPerformances } from '../lib/read/performances'
import { pageSizeOf, type Reader } from '../lib/read/Reader'
import type { Content } from '../lib/View'

const PERFORMANCES_PER_PAGE = 60

/** Builds the page of a venue with its upcoming performances. */
export async function venueContent(reader: Reader, venue: Venue, page: number): Promise<Content> {
  const performances = await loadUpcomingPerformances(
    reader,
    { venue: venue.id },
    { page, size: pageSizeOf(reader, 'venue', 'performances', PERFORMANCES_PER_PAGE) },
  )
  const path = `/venues/${venue.slug}`
  return {
    collection: 'venues',
    data: (view) => [venueJsonLd(venue, view)],
    description: venue.summary,
    document: venue,
    image: venue.image,
    lists: { performances: paged(performances.rows, { ...performances, order: 'coming', path }) },
    page,
    path,
    place: venueLocation(venue),
    sources: [
      { collection: 'venues', document: venue },
      ...performances.rows.map((document) => ({ collection: 'event-instances', document })),
    ],
    template: 'venue',
    title: venue.name,
  }
}
