import { withQuery } from '@/lib/apps/website/addresses'
import { defineProvider } from '../../lib/provider/defineProvider'
import { toWebUrl } from '../../lib/provider/fields'
import { ProviderError } from '../../lib/provider/problems'
import { fetchEventIds, fetchEvents, fetchPerformances, findEvent, findOrganisation, proveKey } from './calls'
import { CALENDAR } from './guesses'
import { ownFields, toEvent, toInstance } from './toExternal'

/**
 * Line-Up. Newer APIs expect the key as a Bearer token, older ones as the user name of Basic authentication; the latter
 * is tried if the former is rejected.
 */
export const lineup = defineProvider({
  handle: 'lineup',
  name: 'Line-Up',
  connection: [
    { isRequired: true, longest: 2_000, name: 'apiKey', type: 'secret' },
    { isRequired: true, longest: 500, name: 'siteUrl', type: 'url' },
  ],
  features: { cancelled: false, deletedCheck: false, forgetsOnUnlink: true },

  access: ({ apiKey = '', siteUrl }, { LINEUP_API_BASE_URL }) => {
    const site = toWebUrl(siteUrl)
    const links: Record<string, string> = site ? { site } : {}
    return {
      baseUrl: LINEUP_API_BASE_URL.replace(/\/+$/, ''),
      headers: { authorization: `Bearer ${apiKey.trim()}` },
      links,
      otherHeaders: { authorization: `Basic ${Buffer.from(`${apiKey.trim()}:`).toString('base64')}` },
    }
  },

  check: async (client, { siteUrl }) => {
    await proveKey(client)
    const organisation = await findOrganisation(client)
    if (organisation) return { id: organisation.id ?? null, name: organisation.name.trim() }
    const site = toWebUrl(siteUrl)
    return site ? { id: null, name: new URL(site).hostname } : null
  },

  listEvents: async function* (client, options) {
    for await (const events of fetchEvents(client, options))
      for (const event of events) yield toEvent(event, client.links.site)
  },

  findEvent: async (client, id) => {
    const event = await findEvent(client, id)
    return event && toEvent(event, client.links.site)
  },

  listInstances: async function* (client, { eventIds, from, onSkip }) {
    for (const id of eventIds ?? (await fetchEventIds(client, from))) {
      try {
        for await (const performance of fetchPerformances(client, id, onSkip))
          if ((performance.endDate ?? performance.startDate) >= from) yield toInstance(performance, client.links.site)
      } catch (error) {
        // A deleted event has no performances; but a 404 because the list does not exist must not look like an empty
        // list.
        const isMissing = ProviderError.is(error) && error.problem.status === 404
        if (!isMissing || (await findEvent(client, id)) !== null) throw error
      }
    }
  },

  sourceFields: async () => [...ownFields],
  filterFields: ['tags'],

  website: {
    blocks: {
      // The API key is secret; the calendar takes a public key.
      widget: ({ fields: { siteUrl }, publicKey }) => {
        const link = toWebUrl(siteUrl)
        return link && publicKey
          ? { embed: { kind: 'frame', src: withQuery(CALENDAR, { apiKey: publicKey }) }, link }
          : null
      },
    },
    policy: () => ({ 'frame-src': [CALENDAR] }),
    widgetKey: true,
  },

  lists: {},
})
