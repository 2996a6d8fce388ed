import { defineProvider } from '../../lib/provider/defineProvider'
import type { Option } from '../../lib/provider/external'
import { orUndefinedIfUnreadable, ProviderError } from '../../lib/provider/problems'
import type { ProviderEmbed } from '../../lib/provider/provider'
import { fetchAll, fetchClient, fetchEventIds, fetchEvents, fetchShowtimes, findEvent } from './calls'
import { CALLS, KEY_HEADER, VERSION } from './guesses'
import { donation, membership, venue } from './schemas'
import { bookingUrlOf, ownFields, toEvent, toInstance } from './toExternal'

/** Elevent, by a contract that is proposed in `guesses.ts`: the address of its API has to be set for an installation. */
export const elevent = defineProvider({
  handle: 'elevent',
  name: 'Elevent',
  connection: [
    { isRequired: true, longest: 200, name: 'apiKey', type: 'secret' },
    // For their widget on the website. It is never sent to the API.
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
      // An event that cannot be read still has its showtimes.
      const event = await findEvent(client, id).catch(orUndefinedIfUnreadable)
      if (event === null) continue
      for await (const showtimes of fetchShowtimes(client, id, onSkip)) {
        for (const each of showtimes)
          if ((each.EndDateTime ?? each.StartDateTime).slice(0, 10) >= from)
            yield toInstance(each, event === undefined ? null : bookingUrlOf(event))
      }
    }
  },

  sourceFields: async () => [...ownFields],

  filterFields: ['eventType'],

  // How their widget is called is not public: there are pages to lead to.
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
