import { defineProvider } from '../../lib/provider/defineProvider'
import type { Option } from '../../lib/provider/external'
import { orUndefinedIfUnreadable, ProviderError } from '../../lib/provider/problems'
import type { ProviderEmbed } from '../../lib/provider/provider'
import { fetchAll, fetchClient, fetchEventIds, fetchEvents, fetchShowtimes, findEvent } from './calls'
import { CALLS, KEY_HEADER, VERSION } from './guesses'
import { donation, membership, venue } from './schemas'
import { bookingUrlOf, ownFields, toEvent, toInstance } from './toExternal'

/** Elevent, based on the API assumed in `guesses.ts`. Its base URL must be configured per installation. */
export const elevent = defineProvider({
  handle: 'elevent',
  name: 'Elevent',
  connection: [
    { isRequired: true, longest: 200, name: 'apiKey', type: 'secret' },
    // For the website widget; never sent to the API.
    { isRequired: false, longest: 200, name: 'widgetKey', type: 'text' },
  ],
  features: { cancelled: false, deletedCheck: true },

  access: ({ apiKey = '' }, { ELEVENT_API_BASE_URL }) => {
    if (!ELEVENT_API_BASE_URL) throw new ProviderError('unknownAddress')
    return {
      baseUrl: `${ELEVENT_API_BASE_URL.replace(/\/+$/, '')}/${VERSION}`,
      headers: { [KEY_HEADER]: apiKey.trim() },
    }
  },

  check: async (client) => {
    const { ClientId, ClientName } = await fetchClient(client)
    return { id: ClientId ?? null, name: ClientName.trim() }
  },

  listEvents: async function* (client, options) {
    for await (const events of fetchEvents(client, options)) for (const event of events) yield toEvent(event)
  },

  findEvent: async (client, id) => {
    const event = await findEvent(client, id)
    return event && toEvent(event)
  },

  listInstances: async function* (client, { eventIds, from, onSkip }) {
    for (const id of eventIds ?? (await fetchEventIds(client, from))) {
      // The showtimes of an unreadable event are still listed.
      const event = await findEvent(client, id).catch(orUndefinedIfUnreadable)
      if (event === null) continue
      for await (const showtimes of fetchShowtimes(client, id, onSkip)) {
        for (const showtime of showtimes)
          if ((showtime.EndDateTime ?? showtime.StartDateTime).slice(0, 10) >= from)
            yield toInstance(showtime, event === undefined ? null : bookingUrlOf(event))
      }
    }
  },

  sourceFields: async () => [...ownFields],

  filterFields: ['eventType'],

  // Their widget's API is not public, so blocks only link to pages.
  website: {
    blocks: { donation: ({ item }) => pageOf(item), membership: ({ item }) => pageOf(item) },
    policy: () => ({}),
  },

  lists: {
    donations: (client) => fetchAll(client, { idField: 'DonationId', path: CALLS.donations, schema: donation }),
    memberships: (client) => fetchAll(client, { idField: 'MembershipId', path: CALLS.memberships, schema: membership }),
    venues: (client) => fetchAll(client, { idField: 'VenueId', path: CALLS.venues, schema: venue }),
  },
})

function pageOf(item: Option | null): ProviderEmbed | null {
  const link = bookingUrlOf({ EventUrl: item?.url })
  return link === null ? null : { embed: null, link }
}
