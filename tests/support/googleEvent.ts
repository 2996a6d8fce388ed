import { z } from 'zod'

/**
 * What Google requires of the structured data of an event, and the form of what it recommends:
 * https://developers.google.com/search/docs/appearance/structured-data/event and, for offers,
 * https://schema.org/AggregateOffer. An unknown property is refused, so that a misspelt one is found.
 */
const schemaUrl = (...names: string[]) => z.enum(names.map((name) => `https://schema.org/${name}`))

const webAddress = z.url({ protocol: /^https?$/ })
const moment = z.iso.datetime({ offset: true })
const dayOrTime = z.union([moment, z.iso.date()])

const address = z.union([
  z.string().min(1),
  z
    .strictObject({
      '@type': z.literal('PostalAddress'),
      addressCountry: z.string().length(2).optional(),
      addressLocality: z.string().min(1).optional(),
      addressRegion: z.string().min(1).optional(),
      postalCode: z.string().min(1).optional(),
      streetAddress: z.string().min(1).optional(),
    })
    .refine((found) => Object.keys(found).length > 1, 'an empty address'),
])

const place = z.strictObject({
  '@context': z.string().optional(),
  '@type': z.literal('Place'),
  address,
  geo: z.strictObject({ '@type': z.literal('GeoCoordinates'), latitude: z.number(), longitude: z.number() }).optional(),
  image: webAddress.optional(),
  name: z.string().min(1),
  telephone: z.string().optional(),
  url: webAddress.optional(),
})

const online = z.strictObject({ '@type': z.literal('VirtualLocation'), url: webAddress })

const price = z.number().nonnegative()
const offer = {
  availability: schemaUrl('InStock', 'LimitedAvailability', 'PreOrder', 'SoldOut'),
  priceCurrency: z.string().length(3).optional(),
  url: webAddress,
  validFrom: moment.optional(),
}

const offers = z
  .union([
    z.strictObject({ '@type': z.literal('Offer'), ...offer, price: price.optional() }),
    z.strictObject({ '@type': z.literal('AggregateOffer'), ...offer, highPrice: price, lowPrice: price }),
  ])
  .refine((found) => !('lowPrice' in found) || found.lowPrice < found.highPrice, 'a range without a range')
  .refine((found) => !('price' in found || 'lowPrice' in found) || found.priceCurrency, 'a price without a currency')

const common = {
  '@type': z.literal('Event'),
  description: z.string().min(1).optional(),
  endDate: dayOrTime.optional(),
  eventAttendanceMode: schemaUrl('MixedEventAttendanceMode', 'OfflineEventAttendanceMode', 'OnlineEventAttendanceMode'),
  eventStatus: schemaUrl('EventCancelled', 'EventPostponed', 'EventRescheduled', 'EventScheduled'),
  image: webAddress.optional(),
  isAccessibleForFree: z.boolean().optional(),
  location: z.union([place, online, z.array(z.union([place, online])).min(1)]),
  name: z.string().min(1),
  offers: offers.optional(),
  organizer: z.strictObject({ '@type': z.literal('Organization'), name: z.string().min(1), url: webAddress }),
  previousStartDate: moment.optional(),
  startDate: dayOrTime,
  url: webAddress,
}

const endsLater = ({ endDate, startDate }: { endDate?: string | undefined; startDate: string }): boolean =>
  !endDate || Date.parse(endDate) > Date.parse(startDate)

const performance = z.strictObject(common).refine(endsLater, 'an end before the start')

const event = z
  .strictObject({ '@context': z.literal('https://schema.org'), ...common, subEvent: z.array(performance) })
  .refine(endsLater, 'an end before the start')

/** The problems that Google would report, each with its path; none for valid data. */
export const googleProblems = (data: unknown): string[] =>
  event.safeParse(data).error?.issues.map(({ message, path }) => `${path.join('.')}: ${message}`) ?? []
