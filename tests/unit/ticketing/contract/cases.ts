import type { Season } from '@/plugins/ticketing/demo/season'
import { spektrixId } from '@/plugins/ticketing/demo/spektrix'
import type { ProblemName } from '@/plugins/ticketing/lib/provider/problems'
import type {
  Connection,
  ListName,
  ProviderAddresses,
  TicketingProvider,
} from '@/plugins/ticketing/lib/provider/provider'
import { findProvider } from '@/plugins/ticketing/providers'
import { API_KEY as ELEVENT_KEY, startEleventFake } from '@tests/fakes/elevent'
import { API_KEY as LINEUP_KEY, startLineupFake, type LineupBehaviour } from '@tests/fakes/lineup'
import { CLIENT_NAME, startSpektrixFake } from '@tests/fakes/spektrix'
import type { Fake } from '@tests/fakes/startFake'
import { CREDENTIALS, startTessituraFake, type TessituraBehaviour } from '@tests/fakes/tessitura'
import { startPaperTicketsFake, TOKEN } from '@tests/fixtures/paperTickets/fake'
import { paperTickets } from '@tests/fixtures/paperTickets/provider'

/** A connection that must be refused, and how. */
interface Refused {
  why: string
  problem: ProblemName
  connection?: Connection
  addresses?: Partial<ProviderAddresses>
  /** What the box office does meanwhile. */
  prepare?: () => void
}

export interface Running {
  fake: Fake
  connection: Connection
  addresses: ProviderAddresses
  refused: Refused[]
  /** Back to the usual behaviour. */
  reset: () => void
}

export interface ContractCase {
  title: string
  provider: TicketingProvider
  start: (season: Season) => Promise<Running>
  eventId: (number: number) => string
  instanceId: (number: number) => string
  /** What must stand in no error, log or answer. */
  secrets: string[]
  /** Every request of this provider. */
  path: RegExp
  headers: Record<string, string>
  organization: { id: string | null; name: string } | null
  /** Whether it says the moment of a performance, beside the wall clock. */
  knowsUtc: boolean
  /** Whether a list of events has those without dates. */
  listsUndated: boolean
  venueOfInstance: boolean
  lists: Partial<Record<ListName, string[]>>
  bookingUrls: { event: string | null; instance: string | null }
}

const NOWHERE: ProviderAddresses = {
  ELEVENT_API_BASE_URL: undefined,
  LINEUP_API_BASE_URL: 'https://line-up.invalid/api',
  SPEKTRIX_BASE_URL: 'https://spektrix.invalid',
}
const basic = (text: string): string => `Basic ${Buffer.from(text).toString('base64')}`
const registered = (handle: string): TicketingProvider => {
  const provider = findProvider(handle)
  if (!provider) throw new Error(`No provider is registered as ${handle}.`)
  return provider
}

const MEMBERSHIPS_AND_FUNDS = { donations: ['Roof Appeal', 'Young Actors'], memberships: ['Friend', 'Patron'] }
const VENUES = ['Main House', 'Studio', 'Park']
const { location, password, userGroup, username } = CREDENTIALS

const spektrixCase: ContractCase = {
  bookingUrls: {
    event: '/riverside/website/EventDetails.aspx?EventId=1001',
    instance: '/riverside/website/chooseseats.aspx?EventInstanceId=100001&resize=true',
  },
  eventId: spektrixId,
  headers: {},
  instanceId: spektrixId,
  knowsUtc: true,
  lists: {
    ...MEMBERSHIPS_AND_FUNDS,
    attributes: ['Captioned', 'Genre', 'IsFeatured', 'LowestPrice', 'Presale'],
    venues: VENUES,
  },
  listsUndated: false,
  organization: null,
  path: /^\/riverside\/api\/v3\/(events|instances|plans|venues|memberships|funds)/,
  provider: registered('spektrix'),
  secrets: [],
  start: async (season) => {
    const fake = await startSpektrixFake(season)
    return {
      addresses: { ...NOWHERE, SPEKTRIX_BASE_URL: fake.origin },
      connection: { clientName: ` ${CLIENT_NAME.toUpperCase()} ` },
      fake,
      refused: [
        { connection: { clientName: 'somebody-else' }, problem: 'wrongAddress', why: 'a client that nobody knows' },
        ...['../../x', 'x@evil.example', 'x.evil.example#', 'a/b', '', '-', 'a'.repeat(64), 'riverside%2f..'].map(
          (clientName): Refused => ({
            connection: { clientName },
            problem: 'wrongAddress',
            why: `a client called ${clientName}`,
          }),
        ),
      ],
      reset: () => {},
    }
  },
  title: 'Spektrix',
  venueOfInstance: true,
}

const tessituraCase = (version: '15' | '16'): ContractCase => ({
  bookingUrls: { event: null, instance: null },
  eventId: String,
  headers: { authorization: basic([username, userGroup, location, password].join(':')) },
  instanceId: String,
  knowsUtc: true,
  lists: {
    attributes: ['Synopsis', 'Review'],
    donations: MEMBERSHIPS_AND_FUNDS.donations,
    memberships: ['Friends: Friend', 'Friends: Patron'],
    modesOfSale: ['Web', 'Telephone'],
    venues: VENUES,
  },
  listsUndated: false,
  organization: null,
  path: version === '15' ? /^\/TessituraService\// : /^\/tessitura\/api\//,
  provider: registered('tessitura'),
  secrets: [
    password,
    password.slice(3),
    Buffer.from([username, userGroup, location, password].join(':')).toString('base64'),
  ],
  start: async (season) => {
    const usual: TessituraBehaviour = {
      hasEmptyRefusals: false,
      isStatusOpen: false,
      isUnwell: false,
      version,
      withoutRight: /^$/,
    }
    const behaviour = { ...usual }
    const fake = await startTessituraFake(season, behaviour)
    const connection = {
      apiVersion: version,
      restPassword: password,
      restURL: `${fake.origin}/`,
      restUserGroup: userGroup,
      restUserLocation: location,
      restUsername: username,
    }
    const wrong = (
      why: string,
      changes: Connection,
      problem: ProblemName = 'credentials',
      change: Partial<TessituraBehaviour> = {},
    ): Refused => ({
      connection: { ...connection, ...changes },
      prepare: () => Object.assign(behaviour, change),
      problem,
      why,
    })
    const otherPath = version === '15' ? '/tessitura/api' : '/TessituraService'
    return {
      addresses: NOWHERE,
      connection,
      fake,
      refused: [
        wrong('a wrong password', { restPassword: 'wrong-password' }),
        wrong('a wrong user group', { restUserGroup: 'OTHER' }),
        wrong('a location with a colon', { restUserLocation: 'Web:x' }),
        wrong('a wrong password, refused without words', { restPassword: 'wrong-password' }, 'credentials', {
          hasEmptyRefusals: true,
        }),
        wrong('a wrong password where the status needs none', { restPassword: 'wrong-password' }, 'credentials', {
          isStatusOpen: true,
        }),
        wrong('a user without rights', {}, 'credentials', { withoutRight: /Seasons/ }),
        wrong('a service that is not well', {}, 'unwell', { isUnwell: true }),
        wrong('the path of the other version', { restURL: `${fake.origin}${otherPath}` }, 'wrongVersion'),
        wrong('another path', { restURL: `${fake.origin}/nothing/here` }, 'wrongAddress'),
        wrong('an address inside the network', { restURL: 'https://169.254.169.254/tessitura' }, 'forbiddenAddress'),
        wrong('an address without encryption', { restURL: 'http://tessitura.invalid/api' }, 'forbiddenAddress'),
        wrong('no address', { restURL: '::' }, 'wrongAddress'),
      ],
      reset: () => void Object.assign(behaviour, usual),
    }
  },
  title: `Tessitura ${version}`,
  venueOfInstance: true,
})

const lineupCase = (scheme: LineupBehaviour['scheme']): ContractCase => ({
  bookingUrls: { event: 'https://tickets.riverside.example/', instance: 'https://tickets.riverside.example/' },
  eventId: String,
  headers: {},
  instanceId: String,
  knowsUtc: false,
  lists: {},
  listsUndated: true,
  organization: { id: '42', name: 'Riverside Theatre' },
  path: /^\/api\/(event|performance|organisation)\/(\d+\/)?$/,
  provider: registered('lineup'),
  secrets: [LINEUP_KEY, Buffer.from(`${LINEUP_KEY}:`).toString('base64')],
  start: async (season) => {
    const usual: LineupBehaviour = { hasOrganisation: true, largestPage: 2, scheme }
    const behaviour = { ...usual }
    const fake = await startLineupFake(season, behaviour)
    const connection = { apiKey: LINEUP_KEY, siteUrl: 'https://tickets.riverside.example/' }
    return {
      addresses: { ...NOWHERE, LINEUP_API_BASE_URL: `${fake.origin}/api` },
      connection,
      fake,
      refused: [
        { connection: { ...connection, apiKey: 'another-key-of-line-up' }, problem: 'credentials', why: 'a wrong key' },
        {
          connection: { ...connection, apiKey: 'key\nwith a break' },
          problem: 'credentials',
          why: 'a key with a break in it',
        },
        {
          addresses: { LINEUP_API_BASE_URL: `${fake.origin}/elsewhere` },
          problem: 'wrongAddress',
          why: 'an address that is no API',
        },
      ],
      reset: () => void Object.assign(behaviour, usual),
    }
  },
  title: `Line-Up with ${scheme}`,
  venueOfInstance: false,
})

const eleventCase: ContractCase = {
  bookingUrls: {
    event: 'https://www.goelevent.com/RFF/e/Event1001',
    instance: 'https://www.goelevent.com/RFF/e/Event1001',
  },
  eventId: String,
  headers: { 'x-api-key': ELEVENT_KEY },
  instanceId: String,
  knowsUtc: false,
  lists: { ...MEMBERSHIPS_AND_FUNDS, venues: VENUES },
  listsUndated: true,
  organization: { id: '7', name: 'Riverside Film Festival' },
  path: /^\/v1\/(client|events|memberships|donations|venues)/,
  provider: registered('elevent'),
  secrets: [ELEVENT_KEY, 'widget-key-of-elevent'],
  start: async (season) => {
    const fake = await startEleventFake(season, { largestPage: 2 })
    const connection = { apiKey: ELEVENT_KEY, widgetKey: 'widget-key-of-elevent' }
    return {
      addresses: { ...NOWHERE, ELEVENT_API_BASE_URL: `${fake.origin}/` },
      connection,
      fake,
      refused: [
        { connection: { ...connection, apiKey: 'another-key-of-elevent' }, problem: 'credentials', why: 'a wrong key' },
        { addresses: { ELEVENT_API_BASE_URL: undefined }, problem: 'unknownAddress', why: 'no address set' },
      ],
      reset: () => {},
    }
  },
  title: 'Elevent',
  venueOfInstance: true,
}

const paperTicketsCase: ContractCase = {
  bookingUrls: { event: null, instance: null },
  eventId: String,
  headers: { 'x-token': TOKEN },
  instanceId: String,
  knowsUtc: true,
  lists: {},
  listsUndated: false,
  organization: null,
  path: /^\/(shows|nights)/,
  provider: paperTickets,
  secrets: [TOKEN],
  start: async (season) => {
    const fake = await startPaperTicketsFake(season)
    return {
      addresses: { ...NOWHERE, LINEUP_API_BASE_URL: fake.origin },
      connection: { token: TOKEN },
      fake,
      refused: [{ connection: { token: 'another-token' }, problem: 'credentials', why: 'a wrong token' }],
      reset: () => {},
    }
  },
  title: 'Paper Tickets',
  venueOfInstance: true,
}

export const CASES: readonly ContractCase[] = [
  spektrixCase,
  tessituraCase('15'),
  tessituraCase('16'),
  lineupCase('Bearer'),
  lineupCase('Basic'),
  eleventCase,
  paperTicketsCase,
]
