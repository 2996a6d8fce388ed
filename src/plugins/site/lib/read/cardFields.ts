/** What of a document stands where another one refers to it. Everything else stays where it is. */
export const CARD_FIELDS: Record<string, Record<string, true>> = {
  blogs: { slug: true, title: true },
  'event-collections': { includedEvents: true, kind: true, slug: true, title: true },
  events: { bookingLinkLabel: true, bookingLinkURL: true, endDate: true, endDate_tz: true, eventStatus: true, images: true, priceText: true, slug: true, startDate: true, startDate_tz: true, subtitle: true, summary: true, title: true, venue: true },
  files: { filename: true, filesize: true, title: true, visibility: true },
  forms: { confirmation: true, fields: true, submitLabel: true, title: true },
  media: { alt: true, caption: true, credit: true, filename: true, focalX: true, focalY: true, height: true, isDecorative: true, mimeType: true, sizes: true, visibility: true, width: true },
  organizations: { logo: true, name: true, slug: true },
  pages: { image: true, relativePath: true, slug: true, summary: true, title: true },
  people: { name: true, portrait: true, profession: true, slug: true },
  posts: { image: true, publishDate: true, publishedAt: true, slug: true, summary: true, title: true },
  'reusable-content': { layout: true },
  seasons: { slug: true, title: true },
  series: { slug: true, title: true },
  venues: { city: true, country: true, image: true, lat: true, lng: true, name: true, phone: true, postcode: true, region: true, slug: true, street: true, timezone: true },
  works: { creators: true, slug: true, title: true, year: true },
}
