import { screen, waitFor } from '@testing-library/react'
import { createSeason } from '@/plugins/ticketing/demo/season'
import { API_KEY as ELEVENT_KEY, startEleventFake } from '@tests/fakes/elevent'
import { API_KEY as LINEUP_KEY, startLineupFake } from '@tests/fakes/lineup'
import type { Fake } from '@tests/fakes/startFake'
import { CREDENTIALS, startTessituraFake } from '@tests/fakes/tessitura'
import { boot, type TestApp } from '@tests/support/boot'
import { loadComponents } from '@tests/support/screens/loadComponents'
import { closeScreens, openScreen, type OpenScreen } from '@tests/support/screens/openScreen'
import { openDocument } from '@tests/support/screens/openDocument'
import { create, makeWorld, type World } from '@tests/support/world'
import { connectionStatus as status } from './support'

const HANDLES = ['elevent', 'lineup', 'tessitura'] as const
type Handle = (typeof HANDLES)[number]

const season = () =>
  createSeason({
    events: [{ instances: [{ start: '2031-03-01T19:30:00' }], minutes: 120, name: 'Volpone', venue: 'Main Stage' }],
    zone: 'Europe/London',
  })
const fakes = {} as Record<Handle, Fake>
let app: TestApp
let world: World

beforeAll(async () => {
  fakes.elevent = await startEleventFake(season(), { largestPage: 100 })
  fakes.lineup = await startLineupFake(season(), { hasOrganisation: true, largestPage: 100, scheme: 'Bearer' })
  fakes.tessitura = await startTessituraFake(season(), {
    hasEmptyRefusals: false,
    isStatusOpen: true,
    isUnwell: false,
    version: '16',
    withoutRight: /^$/,
  })
  app = await boot({
    env: {
      ELEVENT_API_BASE_URL: fakes.elevent.origin,
      LINEUP_API_BASE_URL: `${fakes.lineup.origin}/api`,
      PROVIDER_ALLOWED_HOSTS: Object.values(fakes)
        .map(({ host }) => host)
        .join(','),
    },
  })
  await loadComponents(app)
  world = await makeWorld(app)
  const installedApps = await Promise.all(
    HANDLES.map((handle) => create(app.payload, 'apps', { category: 'ticketing', handle, name: handle })),
  )
  await app.payload.update({ collection: 'tenants', data: { installedApps }, id: world.a })
})
afterEach(closeScreens)
afterAll(async () => {
  await app.close()
  await Promise.all(Object.values(fakes).map((fake) => fake.close()))
})

interface Case {
  handle: Handle
  /** Right values by label; the last is what is typed wrong at first. */
  fields: () => [label: string, value: string][]
  /** The status while the box office is asked. */
  testing: string
  banner: string
}

const REFUSED = 'does not accept these credentials. Check them for typing errors.'

const CASES: [title: string, Case][] = [
  [
    'tests Elevent, then connects, then disconnects it [A-002, B-003, B-137, B-198, B-328]',
    {
      banner: 'Unable to validate Elevent Details, please check and try again',
      fields: () => [
        ['Widget key', 'widget-key'],
        ['API key', ELEVENT_KEY],
      ],
      handle: 'elevent',
      testing: 'Testing Api',
    },
  ],
  [
    'tests Line-Up, then connects, then disconnects it [A-002, A-173, A-175, A-335, B-003, B-139, B-202]',
    {
      banner: `Unable to validate Lineup Details: Line-Up ${REFUSED}`,
      fields: () => [
        ['Site URL', 'https://tickets.riverside.example/'],
        ['API key', LINEUP_KEY],
      ],
      handle: 'lineup',
      testing: 'Testing API',
    },
  ],
  [
    'tests Tessitura, then connects, then disconnects it [A-003, A-173, A-174, A-175, A-176, A-177, A-336, A-337, B-003, B-140, B-200, B-201, B-330, B-331]',
    {
      banner: `Unable to validate Tessitura Details: Tessitura ${REFUSED}`,
      fields: () => [
        ['REST API URL', `${fakes.tessitura.origin}/tessitura/api`],
        ['Username', CREDENTIALS.username],
        ['User group', CREDENTIALS.userGroup],
        ['Location', CREDENTIALS.location],
        ['Password', CREDENTIALS.password],
      ],
      handle: 'tessitura',
      testing: 'Testing Api',
    },
  ],
]

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const button = (name: string) => screen.getByRole('button', { name })
const isEditable = (label: string) => !field(label).disabled && !field(label).readOnly

async function retype({ user }: OpenScreen, label: string, text: string): Promise<void> {
  await user.clear(field(label))
  await user.click(field(label))
  await user.paste(text)
}

describe('the connection of a box office', () => {
  it.each(CASES)('%s', async (_, { banner, fields, handle, testing }) => {
    const open = () => openScreen(app, world.clients['owner-a']!, `/admin/apps/${handle}`)
    const isCheck = ({ path }: { path?: string }) => path === `/api/ticketing/${handle}/check`
    const opened = await open()
    const { user } = opened
    const labels = fields().map(([label]) => label)
    const [secret, right] = fields().at(-1)!
    const [first, value] = fields()[0]!
    await waitFor(() => expect(status()).toBe('Disconnected'))

    // An empty form says what is missing, at the first field of it, and asks nobody.
    await user.click(button('Test and Connect'))
    expect(await screen.findAllByText(/^Please fill in/)).not.toHaveLength(0)
    await waitFor(() => expect(document.activeElement).toBe(document.querySelector('[aria-invalid]')))
    expect(opened.requests.filter(isCheck)).toEqual([])

    // Wrong credentials are named, and everything typed stays.
    for (const [label, text] of fields()) await retype(opened, label, text)
    await retype(opened, secret, 'something-else')
    const held = Promise.withResolvers<undefined>()
    opened.answer(isCheck, () => held.promise)
    await user.click(button('Test and Connect'))
    await waitFor(() => expect(status()).toBe(testing))
    expect(labels.filter(isEditable)).toEqual([])
    held.resolve(undefined)
    expect(await screen.findByText(banner)).toBeTruthy()
    // The reason stands alone.
    expect(screen.getAllByText(new RegExp(REFUSED)).length).toBeGreaterThan(0)
    expect(screen.queryByText(/Something went wrong/)).toBeNull()
    expect(status()).toBe('Disconnected')
    expect(labels.filter(isEditable)).toEqual(labels)
    for (const [label, text] of fields().slice(0, -1)) expect(field(label).value).toBe(text)

    // The right ones are ready to connect, until a field is edited.
    await retype(opened, secret, right)
    expect(screen.queryByText(banner)).toBeNull()
    await user.click(button('Test and Connect'))
    expect(await screen.findByText('Success, Ready to Connect')).toBeTruthy()
    expect(status()).toBe('Ready to connect')
    await retype(opened, first, `${value}x`)
    expect(status()).toBe('Disconnected')
    expect(screen.queryByRole('button', { name: 'Connect' })).toBeNull()
    await retype(opened, first, value)

    // By keyboard alone it is connected, and read-only.
    await user.click(field(secret))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(status()).toBe('Ready to connect'))
    await user.click(field(secret))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(status()).toBe('Connected'))
    expect(labels.filter(isEditable)).toEqual([])

    // It stays connected, and shows the secret to nobody.
    await closeScreens()
    const again = await open()
    await waitFor(() => expect(status()).toBe('Connected'))
    expect(field(secret).value).toBe('')
    expect(await screen.findByText(new RegExp(`^Stored, ends in ${right.slice(-4)}\\.`))).toBeTruthy()
    const stored = () =>
      world.clients['owner-a']!.get<{ connected: boolean }>(`/ticketing/${handle}/connection?tenant=${world.a}`)
    expect((await stored()).body.connected).toBe(true)
    await again.user.click(button('Disconnect'))
    await waitFor(() => expect(status()).toBe('Disconnected'))
    expect(labels.filter(isEditable)).toEqual(labels)
    expect((await stored()).body.connected).toBe(false)
  })
})

describe('a block with a donation of Elevent', () => {
  it('says that the chosen one no longer exists, and keeps its list in the browser [B-213, B-306]', async () => {
    const connected = await world.clients['owner-a']!.post<{ connected: boolean }>('/ticketing/elevent/connect', {
      apiKey: ELEVENT_KEY,
      tenant: world.a,
    })
    expect(connected.body.connected).toBe(true)
    const page = await create(app.payload, 'pages', {
      layout: [
        { blockType: 'boxOfficeDonation', item: 'elevent/1203', itemName: 'Annual fund' },
        { blockType: 'boxOfficeMembership', item: 'elevent/1204', itemName: 'Friend' },
      ],
      tenant: world.a,
      title: 'Give',
    })
    await openDocument(app, world.clients['owner-a']!, 'pages', page)
    expect(await screen.findByText('Event no longer exists (1203)')).toBeTruthy()
    expect(await screen.findByText('Membership no longer exists (1204)')).toBeTruthy()
    const keys = Object.keys(window.localStorage).filter((key) => key.includes('_available_'))
    expect(keys.sort()).toEqual([
      expect.stringMatching(/^APP:elevent_available_donations_[\w-]{32}$/),
      expect.stringMatching(/^APP:elevent_available_memberships_[\w-]{32}$/),
    ])
    expect(keys.join()).not.toContain(ELEVENT_KEY)
  })
})
