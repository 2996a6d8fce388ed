import { paged } from '../lib/paging'
import { CARD_FIELDS } from '../lib/read/cardFields'
import { pageNumber } from '../lib/pageQuery'
import { publishedPage } from '../lib/read/pageOf'
import { pageSizeOf, type Reader } from '../lib/read/Reader'
import type { Content } from '../lib/View'
import { siteMessages } from '../lib/siteMessages'
import type { Venue } from '@/payload-types'
import { venueJsonLd, venueLocation } from '../lib/data/jsonLd'
import { loadUpcomingPerformances } from '../lib/read/performances'

const VENUES_PER_PAGE = 60

/** Builds the list of all venues. */
export async function venuesContent(reader: Reader, search: URLSearchParams, path: string): Promise<Content> {
  const venues = await publishedPage(reader, 'venues', {
    page: pageNumber(search),
    select: CARD_FIELDS.venues,
    size: pageSizeOf(reader, 'venues', 'venues', VENUES_PER_PAGE),
    sort: 'name',
  })
  return {
    lists: { venues: paged(venues.rows, { ...venues, path }) },
    page: venues.page,
    path,
    sources: venues.rows.map((document) => ({ collection: 'venues', document })),
    template: 'venues',
    title: siteMessages(reader.language, reader.site.defaultLanguage).venues,
  }
}

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
