import type { ProviderClient } from '../../lib/http/client'
import { defineProvider } from '../../lib/provider/defineProvider'
import type { Option } from '../../lib/provider/external'
import { textOrNull, inGroups, withScheme } from '../../lib/provider/fields'
import { ProviderError } from '../../lib/provider/problems'
import type { Connection } from '../../lib/provider/provider'
import {
  fetchAvailable,
  fetchEventIds,
  fetchStatus,
  fetchSummary,
  fetchWebContents,
  fetchWebContentTypes,
  findEvent,
  searchEvents,
  searchPerformances,
} from './calls'
import { IDS_PER_CALL, NEEDS_CREDENTIALS, PATHS } from './guesses'
import type { Summary } from './schemas'
import {
  contentField,
  contentValues,
  foundToEvent,
  nameOfContent,
  oneToEvent,
  ownFields,
  toInstance,
} from './toExternal'

const NEWEST = '16'
/** Credential parts are joined by colons, so only the last one, the password, may contain any. */
const PART = /^[^:]+$/

/** Tessitura REST API, versions 15 and 16. Production seasons are events. */
export const tessitura = defineProvider({
  handle: 'tessitura',
  name: 'Tessitura',
  connection: [
    { choices: [NEWEST, '15'], isRequired: true, longest: 2, name: 'apiVersion', type: 'choice' },
    { isRequired: true, longest: 500, name: 'restURL', type: 'url' },
    { isRequired: true, longest: 100, name: 'restUsername', pattern: PART, type: 'text' },
    { isRequired: true, longest: 100, name: 'restUserGroup', pattern: PART, type: 'text' },
    { isRequired: true, longest: 100, name: 'restUserLocation', pattern: PART, type: 'text' },
    { isRequired: true, longest: 200, name: 'restPassword', type: 'secret' },
  ],
  features: { cancelled: true, deletedCheck: true },

  access: (connection) => {
    const { restPassword = '', restUserGroup = '', restUserLocation = '', restUsername = '' } = connection
    const credentials = [restUsername, restUserGroup, restUserLocation].map((part) => part.trim())
    if (credentials.some((part) => !PART.test(part))) throw new ProviderError('credentials')
    return {
      baseUrl: baseUrlOf(connection),
      headers: { authorization: `Basic ${Buffer.from([...credentials, restPassword].join(':')).toString('base64')}` },
    }
  },

  /** The status endpoint may not require credentials, so an endpoint that does is called as well. */
  check: async (client, connection) => {
    if (isOtherVersion(connection)) throw new ProviderError('wrongVersion')
    const { Dependencies, Success } = await fetchStatus(client)
    if (!Success)
      throw new ProviderError('unwell', {
        call: 'Diagnostics/Status',
        detail: textOrNull(Dependencies?.find((dependency) => dependency.Success === false)?.Name)?.slice(0, 100),
      })
    await fetchSummary(client, NEEDS_CREDENTIALS)
    return null
  },

  listEvents: async function* (client, options) {
    const types = await fetchWebContentTypes(client)
    for (const events of inGroups(await searchEvents(client, options), IDS_PER_CALL)) {
      const contents =
        types.length > 0
          ? await fetchWebContents(
              client,
              events.map(({ ProductionSeasonId }) => String(ProductionSeasonId)),
            )
          : null
      for (const event of events.map(foundToEvent))
        yield {
          ...event,
          values: { ...event.values, ...contentValues(types, contents && (contents.get(event.id) ?? new Map())) },
        }
    }
  },

  findEvent: async (client, id) => {
    const found = await findEvent(client, id)
    if (!found) return null
    const types = await fetchWebContentTypes(client)
    const contents = types.length > 0 ? await fetchWebContents(client, [id]) : null
    const event = oneToEvent(found)
    return {
      ...event,
      values: { ...event.values, ...contentValues(types, contents && (contents.get(id) ?? new Map())) },
    }
  },

  listInstances: async function* (client, { eventIds, modesOfSale = [], ...options }) {
    const ids = eventIds ?? (await fetchEventIds(client, options.from))
    for await (const performance of searchPerformances(client, ids, modesOfSale, options)) yield toInstance(performance)
  },

  sourceFields: async (client) => [...ownFields, ...(await fetchWebContentTypes(client)).map(contentField)],

  filterFields: ['production', 'season', 'timeSlot', 'type'],

  lists: {
    attributes: async (client) =>
      (await fetchWebContentTypes(client)).map((type) => ({ ...toOption(type), id: nameOfContent(type.Id) })),
    donations: (client) => fetchOptions(client, 'Finance/Funds/Summary'),
    memberships: fetchMemberships,
    modesOfSale: (client) => fetchOptions(client, 'TXN/ModesOfSale/Summary'),
    venues: (client) => fetchOptions(client, 'TXN/Facilities/Summary'),
  },

  listSoldOut: async function* (client, ids) {
    for (const group of inGroups(ids, IDS_PER_CALL)) {
      for (const [id, available] of await fetchAvailable(client, group)) yield { id, isSoldOut: available === 0 }
    }
  },
})

const pathOf = (version: string): string => PATHS[version] ?? ''

/** Accepts a full URL or only a host. */
function baseUrlOf({ apiVersion = NEWEST, restURL = '' }: Connection): string {
  const address = withScheme(restURL.trim().replace(/\/+$/, ''))
  if (!URL.canParse(address)) throw new ProviderError('wrongAddress')
  return new URL(address).pathname === '/' ? `${address}${pathOf(apiVersion)}` : address
}

const isOtherVersion = (connection: Connection): boolean => {
  const path = new URL(baseUrlOf(connection)).pathname.toLowerCase()
  return Object.keys(PATHS).some(
    (version) => version !== (connection.apiVersion ?? NEWEST) && path.endsWith(pathOf(version).toLowerCase()),
  )
}

const toOption = ({ Description, Id }: Summary): Option => ({
  id: String(Id),
  label: textOrNull(Description) ?? String(Id),
})

const fetchOptions = async (client: ProviderClient, path: string): Promise<Option[]> =>
  (await fetchSummary(client, path)).map(toOption)

/** Membership levels are listed per membership organisation. */
async function fetchMemberships(client: ProviderClient): Promise<Option[]> {
  const options: Option[] = []
  for (const organization of await fetchSummary(client, 'Finance/MembershipOrganizations/Summary')) {
    const levels = await fetchSummary(client, 'Finance/MembershipLevels/Summary', {
      membershipOrgId: String(organization.Id),
    })
    for (const level of levels)
      options.push({ id: String(level.Id), label: `${toOption(organization).label}: ${toOption(level).label}` })
  }
  return options
}
