import { Heading } from '../components/Heading'
import { Pager } from '../components/Pager'
import { Picture } from '../components/Picture'
import { CARD_FIELDS } from '../lib/read/cardFields'
import { pageNumber, publishedPage } from '../lib/read/pageOf'
import type { Reader } from '../lib/read/Reader'
import { hrefOf, type Content } from '../lib/View'
import { siteWords } from '../words/siteWords'

const ON_A_PAGE = 60

/** All houses of the site. */
export async function venuesContent(reader: Reader, search: URLSearchParams, path: string): Promise<Content> {
  const venues = await publishedPage(reader, 'venues', { page: pageNumber(search), select: CARD_FIELDS.venues, size: ON_A_PAGE, sort: 'name' })
  const title = siteWords(reader.language, reader.site.defaultLanguage).venues
  return {
    body: (view) => (
      <>
        <Heading title={title} />
        <ul className="cards">
          {venues.rows.map((venue) => (
            <li className="card" key={venue.id}>
              <div className="frame">
                <Picture isDecoration media={view.library.get('media', venue.image)} sizes="(min-width: 36rem) 24rem, 100vw" />
              </div>
              <h2>
                <a href={hrefOf(view, 'venues', venue) ?? undefined}>{venue.name}</a>
              </h2>
              <p className="facts">{[venue.street, venue.city].filter(Boolean).join(', ')}</p>
            </li>
          ))}
        </ul>
        <Pager of={venues} path={path} view={view} />
      </>
    ),
    page: venues.page,
    path,
    sources: venues.rows.map((document) => ({ collection: 'venues', document })),
    title,
  }
}
