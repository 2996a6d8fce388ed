import type { ProviderClient } from '../../lib/http/client'
import { defineProvider } from '../../lib/provider/defineProvider'
import type { Option, SourceField } from '../../lib/provider/external'
import { orUndefinedIfUnreadable, ProviderError } from '../../lib/provider/problems'
import type { ListOptions } from '../../lib/provider/provider'
import { addDays } from '../../lib/provider/times'
import {
  fetchAllInstances,
  fetchEvents,
  fetchEventsAndLastDay,
  fetchInstancesOf,
  fetchList,
  fetchSoldOut,
  findEvent,
  openVenues,
} from './calls'
import { DAYS_PER_CALL, EVENTS_PER_LIST, STATUS_PAUSE_MS } from './guesses'
import { instance, list, namedItem } from './schemas'
import { website } from './website'
import { attributeFields, ownFields, toEvent, toInstance } from './toExternal'

const CLIENT_NAME = /^[a-z0-9][a-z0-9-]{0,62}$/i

/** Spektrix API v3, without credentials, as public websites use it. */
export const spektrix = defineProvider({
  handle: 'spektrix',
  name: 'Spektrix',
  connection: [{ isRequired: true, longest: 63, name: 'clientName', pattern: CLIENT_NAME, type: 'text' }],
  features: { cancelled: true, deletedCheck: true },

  access: ({ clientName = '' }, { SPEKTRIX_BASE_URL }) => {
    const name = clientName.trim().toLowerCase()
    if (!CLIENT_NAME.test(name)) throw new ProviderError('wrongAddress')
    const site = `${SPEKTRIX_BASE_URL.replace(/\/+$/, '')}/${name}`
    return { baseUrl: `${site}/api/v3`, headers: {}, links: { site } }
  },

  /** Any list of events, even an empty one, verifies the client name. */
  check: async (client) => {
    await client.call({
      path: 'events',
      query: { instanceStart_from: new Date().toISOString().slice(0, 10) },
      schema: list,
    })
    return null
  },

  listEvents: async function* (client, options) {
    for (const event of await fetchEvents(client, options)) yield toEvent(event, client.links.site)
  },

  findEvent: async (client, id) => {
    const event = await findEvent(client, id)
    return event && toEvent(event, client.links.site)
  },

  listInstances: async function* (client, { eventIds, ...options }) {
    const venueOf = await openVenues(client)
    if (eventIds && eventIds.length < EVENTS_PER_LIST) {
      for (const id of eventIds) {
        // The performances of an unreadable event are still listed.
        const event = await findEvent(client, id).catch(orUndefinedIfUnreadable)
        const instances = event === null ? [] : await fetchInstancesOf(client, id, options)
        for (const record of instances)
          yield toInstance(record, await venueOf(record.planId), event?.duration, client.links.site)
      }
      return
    }
    const { events, last } = await fetchEventsAndLastDay(client, options.from)
    const durations = new Map(events.map(({ duration, id }) => [id, duration]))
    const requestedIds = eventIds && new Set(eventIds)
    for await (const instances of fetchAllInstances(client, last, options)) {
      for (const record of instances)
        if (!requestedIds || requestedIds.has(record.event.id))
          yield toInstance(record, await venueOf(record.planId), durations.get(record.event.id), client.links.site)
    }
  },

  sourceFields: async (client, options) => [...ownFields, ...(await fetchAttributes(client, options))],

  lists: {
    attributes: async (client, options) => {
      const fields = await fetchAttributes(client, options)
      return [...new Map(fields.map(({ label, name }): [string, Option] => [name, { id: name, label }])).values()]
    },
    donations: (client) => fetchOptions(client, 'funds'),
    memberships: (client) => fetchOptions(client, 'memberships'),
    venues: (client) => fetchOptions(client, 'venues'),
  },

  website,

  listSoldOut: async function* (client, ids) {
    for (const [index, id] of ids.entries()) {
      if (index > 0) await client.pause(STATUS_PAUSE_MS)
      const isSoldOut = await fetchSoldOut(client, id)
      if (isSoldOut !== null) yield { id, isSoldOut }
    }
  },
})

const fetchOptions = async (client: ProviderClient, call: string): Promise<Option[]> =>
  (await fetchList(client, call, namedItem)).map(({ id, name }) => ({ id, label: name ?? '' }))

/** No endpoint lists attributes; every event and performance carries all of them. */
async function fetchAttributes(client: ProviderClient, { from }: ListOptions): Promise<SourceField[]> {
  const events = await fetchEvents(client, { from })
  const instances = await fetchList(client, 'instances', instance, {
    query: { startFrom: from, startTo: addDays(from, DAYS_PER_CALL) },
  })
  return [...attributeFields(events, 'event'), ...attributeFields(instances, 'instance')]
}
