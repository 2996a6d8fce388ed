import { screen, waitFor } from '@testing-library/react'
import { boot, type TestApp } from '@tests/support/boot'
import { fill, openDocument } from '@tests/support/screens/openDocument'
import { openPayloadScreen } from '@tests/support/screens/openPayloadScreen'
import { closeScreens, openScreen } from '@tests/support/screens/openScreen'
import { create, makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterEach(closeScreens)
afterAll(() => app.close())

const open = (collection: string, id: string) => openDocument(app, world.clients['owner-a']!, collection, id)
const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name })
const findButton = async (name: RegExp | string) => (await screen.findAllByRole('button', { name }))[0]

describe('a document', () => {
  it('a document without a title is untitled, and is called by its title as soon as it has one', async () => {
    const id = await create(app.payload, 'series', { _status: 'draft', tenant: world.a, title: 'Sundays' })
    const opened = await open('series', id)
    expect(await findHeading('Sundays')).toBeTruthy()
    const title = document.querySelector<HTMLInputElement>('#field-title')!
    await fill(opened, title, 'Sundays at three')
    expect(await findHeading('Sundays at three')).toBeTruthy()
    await fill(opened, title, '')
    expect(await findHeading('Untitled')).toBeTruthy()
  })

  it('a new document is called so', async () => {
    await openPayloadScreen(app, world.clients['owner-a']!, '/admin/collections/series/create')
    expect(await findHeading('New series')).toBeTruthy()
  })

  it('has controls that say which row or field they move or clear', async () => {
    const person = await create(app.payload, 'people', { _status: 'published', name: 'Ada', tenant: world.a })
    const work = await create(app.payload, 'works', {
      creators: [{ person, role: 'Composer' }],
      tenant: world.a,
      title: 'A song',
    })
    await open('works', work)
    expect(await findButton(/^Move 01 Creator\b/)).toBeTruthy()
    expect(await findButton(/^More actions for 01 Creator\b/)).toBeTruthy()
    await closeScreens()
    const event = await create(app.payload, 'events', { tenant: world.a, title: 'Hamlet' })
    const start = new Date(Date.now() + 86_400_000).toISOString()
    const performance = await create(app.payload, 'event-instances', { event, start, tenant: world.a })
    await open('event-instances', performance)
    expect(await findButton('Clear Start')).toBeTruthy()
    expect(await screen.findByRole('combobox', { name: 'Start, Time zone' })).toBeTruthy()
  })

  it('has a text editor whose buttons are named in the language of the reader', async () => {
    const id = await create(app.payload, 'series', { tenant: world.a, title: 'Sundays' })
    await openPayloadScreen(app, world.clients['owner-a']!, `/admin/collections/series/${id}?locale=en`, {
      language: 'es',
    })
    await waitFor(() =>
      expect(
        document.querySelector('button.toolbar-popup__button[data-button-key=bold]')?.getAttribute('aria-label'),
      ).toBe('Negrita'),
    )
  })
})

describe('the account', () => {
  it('is called so, also in its breadcrumbs', async () => {
    await openScreen(app, world.clients['editor-a']!, '/admin/auth/account')
    expect(screen.getByLabelText('First name')).toBeTruthy()
    const trail = screen.getByRole('navigation', { name: 'Breadcrumbs' })
    await waitFor(() => expect(trail.textContent).toBe('Account'))
  })
})
