import type { Venue } from '../../../../payload-types'
import { fullAddress, type View } from '../View'
import { pictureAddress } from './pictureAddress'

/** Returns structured data (schema.org) of a venue. */
export const venueJsonLd = (venue: Venue, view: View): object => ({
  '@context': 'https://schema.org',
  '@type': 'Place',
  address: {
    '@type': 'PostalAddress',
    addressCountry: venue.country ?? undefined,
    addressLocality: venue.city ?? undefined,
    addressRegion: venue.region ?? undefined,
    postalCode: venue.postcode ?? undefined,
    streetAddress: venue.street ?? undefined,
  },
  geo:
    typeof venue.lat === 'number' && typeof venue.lng === 'number'
      ? { '@type': 'GeoCoordinates', latitude: venue.lat, longitude: venue.lng }
      : undefined,
  image: pictureAddress(view, venue.image),
  name: venue.name,
  telephone: venue.phone ?? undefined,
  url: fullAddress(view, `/venues/${venue.slug}`),
})
