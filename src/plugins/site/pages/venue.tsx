import type { Venue } from '../../../payload-types'
import { Facts } from '../components/Facts'
import { Heading } from '../components/Heading'
import { OutLink } from '../components/OutLink'
import { Performances } from '../components/Performances'
import { Picture } from '../components/Picture'
import { Rich } from '../components/Rich'
import { placeData } from '../lib/data/placeData'
import { atVenue, comingPerformances } from '../lib/read/performances'
import type { Reader } from '../lib/read/Reader'
import { hrefOf, type Content } from '../lib/View'

const MOST_SHOWN = 60

/** A house: where it is, how to get in, and what comes next there. */
export async function venueContent(reader: Reader, venue: Venue): Promise<Content> {
  const performances = await comingPerformances(reader, { limit: MOST_SHOWN, where: atVenue(venue.id) })
  const address = [venue.street, [venue.postcode, venue.city].filter(Boolean).join(' '), venue.region].filter(Boolean).join(', ')
  const hasPlace = typeof venue.lat === 'number' && typeof venue.lng === 'number'
  return {
    body: (view) => {
      const media = view.library.get('media', venue.image)
      return (
        <article className="venue">
          <Heading kicker={address} lead={venue.summary} title={venue.name} />
          {media && (
            <div className="frame poster">
              <Picture cut="wide" isFirst media={media} sizes="(min-width: 75rem) 70rem, 100vw" />
            </div>
          )}
          <div className="split">
            <div>
              <Rich data={venue.description} view={view} />
              <OutLink address={venue.website} word={view.words.website} />
            </div>
            <Facts
              facts={[
                [view.words.access, venue.accessInformation],
                [view.words.phone, venue.phone && <a href={`tel:${venue.phone.replace(/[^+\d]/g, '')}`}>{venue.phone}</a>],
                [view.words.map, hasPlace && <a href={`https://www.openstreetmap.org/?mlat=${venue.lat}&mlon=${venue.lng}#map=17/${venue.lat}/${venue.lng}`} rel="noreferrer">OpenStreetMap</a>],
              ]}
            />
          </div>
          <section className="band">
            <h2>{view.words.performances}</h2>
            <Performances performances={performances} view={view} />
            <p className="links">
              <a className="button quiet" href={`${hrefOf(view, 'venues', venue)}/calendar.ics`}>
                {view.words.calendar}
              </a>
            </p>
          </section>
        </article>
      )
    },
    data: (view) => [placeData(venue, view)],
    description: venue.summary,
    image: venue.image,
    path: `/venues/${venue.slug}`,
    sources: [{ collection: 'venues', document: venue }, ...performances.map((document) => ({ collection: 'event-instances', document }))],
    title: venue.name,
  }
}
