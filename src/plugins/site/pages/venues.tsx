import { Heading } from '../components/Heading'
import { Picture } from '../components/Picture'
import { CARD_FIELDS } from '../lib/read/cardFields'
import { readPublished, type Reader } from '../lib/read/Reader'
import { hrefOf, type Content } from '../lib/View'
import { siteWords } from '../words/siteWords'

const MOST_SHOWN = 60

/** All houses of the site. */
export async function venuesContent(reader: Reader): Promise<Content> {
  const venues = await readPublished(reader, 'venues', { limit: MOST_SHOWN, select: CARD_FIELDS.venues, sort: 'name' })
  const title = siteWords(reader.language).venues
  return {
    body: (view) => (
      <>
        <Heading title={title} />
        <ul className="cards">
          {venues.map((venue) => (
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
      </>
    ),
    path: '/venues',
    sources: venues.map((document) => ({ collection: 'venues', document })),
    title,
  }
}
