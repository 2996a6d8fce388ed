import { paged } from '../lib/paging'
import { CARD_FIELDS } from '../lib/read/cardFields'
import { pageNumber, publishedPage } from '../lib/read/pageOf'
import { pageSizeOf, type Reader } from '../lib/read/Reader'
import type { Content } from '../lib/View'
import { siteMessages } from '../lib/siteMessages'

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
