import { screen, waitFor, within } from '@testing-library/react'
import { boot, type TestApp } from '@tests/support/boot'
import { closeScreens, findToast, openScreen, type OpenScreen } from '@tests/support/screens/openScreen'
import { create, makeWorld, type World } from '@tests/support/world'

const PATH = '/admin/settings/custom-attributes'
const BLOCKS = [
  {
    name: 'marquee',
    label: 'Marquee',
    settings: [
      { name: 'line', label: 'Line', maxLength: 60, type: 'text' },
      { name: 'speed', label: 'Speed', max: 10, min: 1, type: 'number' },
      { name: 'stars', label: 'Show stars', type: 'checkbox' },
    ],
  },
  {
    name: 'press',
    label: 'Press quotes',
    settings: [
      {
        name: 'quotes',
        label: 'Quotes',
        fields: [
          { name: 'words', label: 'Words', required: true, type: 'text' },
          { name: 'source', label: 'Source', type: 'text' },
          { name: 'event', label: 'Event', relationTo: 'events', type: 'relationship' },
        ],
        type: 'array',
      },
      {
        name: 'levels',
        hasMany: true,
        label: 'Levels that are open',
        options: ['stalls', 'circle'],
        type: 'select',
      },
    ],
  },
]

let app: TestApp
let world: World
let event: string

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  event = await create(app.payload, 'events', { tenant: world.a, title: 'Lear' })
  const theme = await create(app.payload, 'themes', {
    _status: 'published',
    manifest: { blocks: BLOCKS },
    name: 'House',
    tenant: world.a,
  })
  await app.payload.db.updateOne({ collection: 'tenants', data: { selectedTheme: theme }, id: world.a })
})
afterEach(closeScreens)
afterAll(() => app.close())

const open = (person = 'owner-a'): Promise<OpenScreen> => openScreen(app, world.clients[person]!, PATH)
const block = (name: string) => within(screen.getByRole('region', { name }))
/** The label of a required field ends with a star. */
const field = (label: string, region = 'Marquee') =>
  block(region).getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) })
const checkbox = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const save = ({ user }: OpenScreen) => user.click(screen.getByRole('button', { name: 'Save' }))
const arrange = (settings: object) =>
  world.clients['owner-a']!.patch(`/custom-attributes/${world.a}`, { settings }).then(({ status }) =>
    expect(status).toBe(200),
  )
async function stored() {
  const { body } = await world.clients['owner-a']!.get<{ docs: { settings: object }[] }>('/custom-attributes?depth=0')
  expect(body.docs.length).toBeLessThanOrEqual(1)
  return body.docs[0]?.settings ?? {}
}

describe('the custom attributes screen', () => {
  it('shows where it is, and saves what the blocks of the selected theme ask for [A-083, A-084, A-090, B-096]', async () => {
    const opened = await open()
    const { user } = opened
    await waitFor(() =>
      expect(screen.getByRole('navigation', { name: 'Breadcrumbs' }).textContent).toBe('SettingsCustom Attributes'),
    )
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Marquee',
      'Press quotes',
    ])
    await user.click(field('Line'))
    await user.paste('Tonight at half past seven')
    await user.type(field('Speed'), '4')
    await user.click(checkbox('Show stars'))
    await save(opened)
    await findToast('Custom attributes updated')
    expect(await stored()).toMatchObject({ marquee: { line: 'Tonight at half past seven', speed: 4, stars: true } })
  })

  it('shows what is stored, and stores what is emptied [A-084, B-096]', async () => {
    await arrange({ marquee: { line: 'Tomorrow', speed: 5, stars: true } })
    const opened = await open()
    expect([field('Line').value, field('Speed').value, checkbox('Show stars').checked]).toEqual(['Tomorrow', '5', true])
    await opened.user.clear(field('Line'))
    await opened.user.clear(field('Speed'))
    await opened.user.click(checkbox('Show stars'))
    await save(opened)
    await findToast('Custom attributes updated')
    const { marquee } = (await stored()) as { marquee: Record<string, unknown> }
    expect([marquee.line ?? null, marquee.speed ?? null, marquee.stars ?? false]).toEqual([null, null, false])
  })

  it('leaves all checks to the server, whose words it shows at the field [A-088, B-244]', async () => {
    const opened = await open()
    await opened.user.type(field('Speed'), '11')
    await opened.user.tab()
    expect(screen.queryByText('At most 10')).toBeNull()
    await save(opened)
    expect(await screen.findAllByText('At most 10')).not.toHaveLength(0)
    expect(opened.requests.at(-1)).toMatchObject({
      body: { settings: { marquee: { speed: 11 } } },
      method: 'PATCH',
      path: `/api/custom-attributes/${world.a}`,
    })
    expect(document.activeElement?.id).toBe(field('Speed').id)
    expect(field('Speed').value).toBe('11')
  })

  it('holds rows and several choices, and names what a row lacks', async () => {
    const opened = await open()
    const { user } = opened
    const quotes = block('Press quotes')
    await user.click(quotes.getByRole('button', { name: 'Add: Quotes' }))
    await user.click(field('Source', 'Press quotes'))
    await user.paste('The Weir Lane Gazette')
    await user.click(within(screen.getByRole('group', { name: 'Levels that are open' })).getByLabelText('circle'))
    await save(opened)
    expect(await quotes.findByText('This is required')).toBeTruthy()
    expect(document.activeElement?.id).toBe(field('Words', 'Press quotes').id)
    await user.paste('A house on fire')
    await save(opened)
    await findToast('Custom attributes updated')
    expect(await stored()).toMatchObject({
      press: { levels: ['circle'], quotes: [{ source: 'The Weir Lane Gazette', words: 'A house on fire' }] },
    })
  })

  it('shows stored rows with the titles of their documents, and removes them', async () => {
    await arrange({ press: { levels: ['circle'], quotes: [{ event, words: 'A house on fire' }] } })
    const opened = await open()
    const quotes = block('Press quotes')
    expect(field('Words', 'Press quotes').value).toBe('A house on fire')
    expect(within(quotes.getByRole('list', { name: 'Event' })).getByText('Lear')).toBeTruthy()
    expect(checkbox('circle').checked).toBe(true)
    await opened.user.click(quotes.getByRole('button', { name: 'Remove: Lear' }))
    expect(quotes.queryByRole('list', { name: 'Event' })).toBeNull()
    await opened.user.click(quotes.getByRole('button', { name: 'Remove: Quotes 1' }))
    await opened.user.click(checkbox('circle'))
    await save(opened)
    await findToast('Custom attributes updated')
    expect(quotes.queryByRole('textbox', { name: /^Words/ })).toBeNull()
    const { press = {} } = (await stored()) as { press?: Record<string, unknown[]> }
    expect([press.quotes ?? [], press.levels ?? []]).toEqual([[], []])
  })

  it('says where attributes come from when there are none [A-091, B-334]', async () => {
    await open('owner-b')
    expect(
      screen.getByText(
        'No custom attributes available. Custom attributes are created from theme blocks in your selected theme.',
      ),
    ).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  })

  it('is closed to staff without the right', async () => {
    await open('viewer-a')
    expect(screen.getByText('You don’t have access to this page.')).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Marquee' })).toBeNull()
  })
})
