import { screen, waitFor, within } from '@testing-library/react'
import { boot, type TestApp } from '@tests/support/boot'
import { loadComponents } from '@tests/support/screens/loadComponents'
import { closeScreens, findToast, openScreen, type OpenScreen } from '@tests/support/screens/openScreen'
import { create, makeWorld, type World } from '@tests/support/world'

const NAMES = ['Theatre', 'Concert hall', 'Festival', 'Arts centre']

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  await loadComponents(app)
  world = await makeWorld(app)
})
afterEach(closeScreens)
afterAll(() => app.close())

const open = (person = 'owner-b'): Promise<OpenScreen> => openScreen(app, world.clients[person]!, '/admin')
const card = (name: string) => screen.queryByRole('region', { name })
const chosen = async () =>
  (await world.clients['owner-b']!.get<{ chosen: string | null }>(`/starters?tenant=${world.b}`)).body.chosen

describe('the starters on the dashboard', () => {
  it('are offered to administrators of an empty site, each with its name', async () => {
    await open()
    const tiles = within(card('Begin with a starter')!)
    expect(tiles.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(NAMES)
    await closeScreens()
    for (const person of ['editor-b', 'viewer-b']) {
      await open(person)
      expect(card('Begin with a starter')).toBeNull()
      await closeScreens()
    }
  })

  it('begin the site with one press, and go after a question', async () => {
    const first = await open()
    await first.user.click(screen.getByRole('button', { name: 'Begin with “Festival”' }))
    await findToast('Your site now begins with the starter “Festival”.')
    expect(await chosen()).toBe('festival')
    await closeScreens()
    const { user } = await open()
    expect(card('Begin with a starter')).toBeNull()
    await user.click(
      within(card('Your site began with the starter “Festival”')!).getByRole('button', { name: 'Remove the starter' }),
    )
    expect(await chosen()).toBe('festival')
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove the starter' }))
    await findToast('10 documents of the starter were removed.')
    await waitFor(async () => expect(await chosen()).toBeNull())
  })

  it('are not offered once the site has an event', async () => {
    await create(app.payload, 'events', { tenant: world.b, title: 'Hamlet' })
    await open()
    expect(card('Begin with a starter')).toBeNull()
  })
})
