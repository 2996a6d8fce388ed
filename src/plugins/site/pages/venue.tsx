import type { Venue } from '../../../payload-types'
import { Facts } from '../components/Facts'
import { Heading } from '../components/Heading'
import { MapFrame } from '../components/MapFrame'
import { OutLink } from '../components/OutLink'
import { Pager } from '../components/Pager'
import { Performances } from '../components/Performances'
import { Picture } from '../components/Picture'
import { Rich } from '../components/Rich'
import { placeData } from '../lib/data/placeData'
import { comingPerformances } from '../lib/read/performances'
import type { Reader } from '../lib/read/Reader'
import { hrefOf, type Content } from '../lib/View'

const ON_A_PAGE = 60

/** A house: where it is, how to get in, and what comes next there. */
export async function venueContent(reader: Reader, venue: Venue, page: number): Promise<Content> {
  const performances = await comingPerformances(reader, { venue: venue.id }, { page, size: ON_A_PAGE })
  const path = `/venues/${venue.slug}`
  const address = [venue.street, [venue.postcode, venue.city].filter(Boolean).join(' '), venue.region].filter(Boolean).join(', ')
  const place = typeof venue.lat === 'number' && typeof venue.lng === 'number' ? { lat: venue.lat, lng: venue.lng, name: venue.name } : null
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
                [view.words.map, place && !view.apps.map && <a href={`https://www.openstreetmap.org/?mlat=${venue.lat}&mlon=${venue.lng}#map=17/${venue.lat}/${venue.lng}`} rel="noreferrer">OpenStreetMap</a>],
              ]}
            />
          </div>
          {place && <MapFrame name={venue.name} view={view} />}
          <section className="band">
            <h2>{view.words.performances}</h2>
            <Performances performances={performances.rows} view={view} />
            <Pager of={performances} order="coming" path={path} view={view} />
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
    page,
    path,
    place,
    sources: [{ collection: 'venues', document: venue }, ...performances.rows.map((document) => ({ collection: 'event-instances', document }))],
    title: venue.name,
  }
}
