import { screen, waitFor, within } from '@testing-library/react'
import { boot, type TestApp } from '@tests/support/boot'
import { openFrame } from '@tests/support/screens/openFrame'
import { closeScreens, type OpenScreen } from '@tests/support/screens/openScreen'
import { makeWorld, type World } from '@tests/support/world'
import { sidebar } from './support'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterEach(closeScreens)
afterAll(() => app.close())

const open = (person: string, path = '/admin/collections/pages') => openFrame(app, world.clients[person]!, path)
const selector = () => sidebar().getByRole('button', { name: /Switch site/ })
const sites = () =>
  within(screen.getByRole('list', { name: 'Sites' }))
    .getAllByRole('button')
    .map((site) => site.textContent)
const switches = ({ requests }: OpenScreen) => requests.filter(({ path }) => path === '/api/users/set-tenant')

async function choose({ user }: OpenScreen, name: RegExp): Promise<void> {
  await user.click(selector())
  await user.click(within(await screen.findByRole('list', { name: 'Sites' })).getByRole('button', { name }))
}

describe('the tenant selector', () => {
  it('names the site and its plan without a choice for a person of one site [B-041, B-042]', async () => {
    await open('editor-a')
    expect(sidebar().getByText('Theatre A')).toBeTruthy()
    expect(sidebar().getByText('Everything plan')).toBeTruthy()
    expect(sidebar().queryByRole('button', { name: /Switch site/ })).toBeNull()
  })

  it('offers a person of two sites their own, by name [B-041, B-042, B-266]', async () => {
    await app.payload.update({ collection: 'tenants', data: { name: 'Abbey' }, id: world.b })
    const { requests, user } = await open('both')
    await user.click(selector())
    await screen.findByRole('list', { name: 'Sites' })
    expect(sites()).toEqual([expect.stringMatching(/^Abbey/), expect.stringMatching(/^Theatre A/)])
    expect(screen.queryByRole('searchbox', { name: 'Search sites' })).toBeNull()
    expect(requests.filter(({ path }) => path === '/api/users/tenants')).toEqual([])
    await app.payload.update({ collection: 'tenants', data: { name: 'Theatre B' }, id: world.b })
  })

  it('saves another site on the server, and shows it at once [B-182, B-183, B-184]', async () => {
    const opened = await open('both')
    expect(selector().textContent).toContain('Theatre A')
    await choose(opened, /^Theatre B/)
    await waitFor(() => expect(selector().textContent).toContain('Theatre B'))
    expect(switches(opened)).toEqual([expect.objectContaining({ body: { tenantId: world.b }, method: 'POST' })])
    const { lastTenant } = await app.payload.findByID({ collection: 'users', depth: 0, id: world.users.both! })
    expect(lastTenant).toBe(world.b)
    await world.clients.both!.post('/users/set-tenant', { tenantId: world.a })
  })

  it('does nothing when the site on screen is chosen [B-182]', async () => {
    const opened = await open('both')
    await choose(opened, /^Theatre A/)
    expect(screen.queryByRole('list', { name: 'Sites' })).toBeNull()
    expect(switches(opened)).toEqual([])
  })

  it('ignores a failed save in silence [B-186]', async () => {
    const opened = await open('both')
    opened.answer(
      ({ path }) => path === '/api/users/set-tenant',
      () => Response.json({ error: 'No' }, { status: 500 }),
    )
    await choose(opened, /^Theatre B/)
    await waitFor(() => expect(selector().textContent).toContain('Theatre B'))
    expect(document.querySelector('[data-sonner-toast]')).toBeNull()
  })

  it('lets super-admins find every site by a search on the server, which waits for a pause [B-005, B-265]', async () => {
    const opened = await open('super', '/admin')
    await opened.user.click(selector())
    await waitFor(() => expect(sites()).toHaveLength(2))
    expect(sites()).toEqual([expect.stringMatching(/Theatre A/), expect.stringMatching(/Theatre B/)])
    const search = screen.getByRole('searchbox', { name: 'Search sites' })
    await opened.user.type(search, 'theatre b')
    await waitFor(() => expect(sites()).toEqual([expect.stringMatching(/Theatre B/)]))
    await opened.user.clear(search)
    await opened.user.type(search, 'no such site')
    expect(await screen.findByText('No site has this name.')).toBeTruthy()
    const asked = opened.requests.filter(({ path }) => path === '/api/users/tenants')
    expect(asked.map((one) => new URLSearchParams(one.search).get('search'))).toEqual(['', 'theatre b', 'no such site'])
  })

  it('calls the plan of a site without one Free [B-104, B-372]', async () => {
    await app.payload.update({ collection: 'tenants', data: { plan: null }, id: world.b })
    await open('editor-b')
    expect(sidebar().getByText('Theatre B')).toBeTruthy()
    expect(sidebar().getByText('Free')).toBeTruthy()
    await closeScreens()
    const { user } = await open('both')
    await user.click(selector())
    await screen.findByRole('list', { name: 'Sites' })
    expect(sites()).toEqual([expect.stringMatching(/Everything$/), expect.stringMatching(/Free$/)])
  })
})
