import { screen, waitFor, within } from '@testing-library/react'
import { AWAY_KEY } from '@/components/views/Dashboard/Checklist/steps'
import { poolOf } from '@/database/connections'
import { boot, type TestApp } from '@tests/support/boot'
import { loadComponents } from '@tests/support/screens/loadComponents'
import { closeScreens, findToast, openScreen, type OpenScreen } from '@tests/support/screens/openScreen'
import { create, makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  await loadComponents(app)
  world = await makeWorld(app)
})
beforeEach(() => world.clients['owner-b']!.post(`/payload-preferences/${AWAY_KEY}`, { value: { [world.b]: false } }))
afterEach(closeScreens)
afterAll(() => app.close())

const open = (person = 'owner-b'): Promise<OpenScreen> => openScreen(app, world.clients[person]!, '/admin')
const steps = () => within(screen.getByRole('region', { name: 'First steps' }))
const step = (name: string) =>
  steps()
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent.includes(name))!
const isShown = () => screen.queryByRole('region', { name: 'First steps' }) !== null
const show = () => screen.findByRole('button', { name: 'Show the first steps' })
const isAway = async () =>
  (await world.clients['owner-b']!.get<{ value?: Record<string, boolean> }>(`/payload-preferences/${AWAY_KEY}`)).body
    .value?.[world.b]

describe('the first steps of a site', () => {
  it('are listed, each with what is left to do and the way there', async () => {
    await open()
    expect(
      steps()
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      '/admin/settings/general',
      '/admin/settings/general',
      '/admin/collections/venues/create',
      '/admin/collections/pages/create',
      '/admin/collections/events/create',
      '/admin/collections/themes',
      '/admin/settings/users',
      '/admin/settings/domains',
    ])
    expect(step('Connect your domain').textContent).toContain('To do')
    expect(step('Check the name of your site').textContent).toContain('Done')
    expect(steps().getByText(/^2 of 8 done\./)).toBeTruthy()
  })

  it('are ticked once they are done, whoever does them', async () => {
    await open()
    expect(step('Publish your first event').textContent).toContain('To do')
    await closeScreens()
    await create(app.payload, 'events', { _status: 'published', tenant: world.b, title: 'Lear' })
    await open()
    expect(step('Publish your first event').textContent).toContain('Done')
    expect(steps().getByText(/^3 of 8 done\./)).toBeTruthy()
  })

  it('lead to the very document that they speak of, published or not', async () => {
    const home = await create(app.payload, 'pages', { slug: 'home', slugLock: false, tenant: world.b, title: 'Home' })
    const event = await create(app.payload, 'events', { tenant: world.b, title: 'Draft' })
    await open()
    const hrefOf = (name: string) => steps().getByRole('link', { name }).getAttribute('href')
    expect(hrefOf('Publish your home page')).toBe(`/admin/collections/pages/${home}`)
    expect(hrefOf('Publish your first event')).toBe(`/admin/collections/events/${event}`)
  })

  it('stay, and say so, when putting them away could not be saved', async () => {
    const { disconnect, user } = await open()
    disconnect(({ path }) => path?.includes('/payload-preferences/') ?? false)
    await user.click(steps().getByRole('button', { name: 'Hide' }))
    await findToast('This could not be saved. Try again.')
    expect(isShown()).toBe(true)
    expect(await isAway()).toBe(false)
  })

  it('are put away for good, and come back on demand', async () => {
    const { user } = await open()
    await user.click(steps().getByRole('button', { name: 'Hide' }))
    expect(document.activeElement?.textContent).toBe('Show the first steps')
    expect(isShown()).toBe(false)
    await waitFor(async () => expect(await isAway()).toBe(true))
    await closeScreens()
    const again = await open()
    expect(isShown()).toBe(false)
    await again.user.click(await show())
    expect(document.activeElement?.textContent).toBe('Hide')
    expect(isShown()).toBe(true)
    await waitFor(async () => expect(await isAway()).toBe(false))
  })

  it('fold to a line when one is left, and unfold on demand', async () => {
    const { b } = world
    await create(app.payload, 'venues', {
      _status: 'published',
      city: 'Cardiff',
      name: 'Hall',
      street: '1 Quay',
      tenant: b,
    })
    await create(app.payload, 'events', { _status: 'published', tenant: b, title: 'Opening night' })
    const theme = await create(app.payload, 'themes', { _status: 'published', name: 'Ours', tenant: b })
    await app.payload.update({
      collection: 'tenants',
      data: { domains: [{ domain: 'b.example', status: 'verifying' }], selectedTheme: theme },
      id: b,
    })
    await poolOf(app.payload).query(`update tenants_domains set status = 'active'`)
    const [home] = (await app.payload.find({ collection: 'pages', where: { tenant: { equals: b } } })).docs
    await app.payload.update({ collection: 'pages', data: { _status: 'published' }, id: home!.id })
    const { user } = await open()
    expect(steps().getByText(/7 of 8 done/)).toBeTruthy()
    expect(steps().queryAllByRole('listitem')).toEqual([])
    expect(steps().getByRole('link', { name: 'Add your logo' })).toBeTruthy()
    await user.click(steps().getByRole('button', { name: 'Show all steps' }))
    expect(steps().getAllByRole('listitem')).toHaveLength(8)
    expect(document.activeElement?.textContent).toBe('Hide')
  })

  it('are shown only to those who can take one of them', async () => {
    await open('viewer-b')
    expect(isShown()).toBe(false)
    expect(screen.queryByRole('button', { name: 'Show the first steps' })).toBeNull()
  })
})
