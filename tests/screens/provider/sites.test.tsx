import { screen, waitFor, within } from '@testing-library/react'
import { boot, type TestApp } from '@tests/support/boot'
import { button, fill } from '@tests/support/screens/controls'
import { openPayloadScreen } from '@tests/support/screens/openPayloadScreen'
import { closeScreens, type OpenScreen } from '@tests/support/screens/openScreen'
import { watchLoads } from '@tests/support/screens/watchLoads'
import { makeWorld, type World } from '@tests/support/world'

const LIST = '/admin/collections/tenants'

let app: TestApp
let world: World
let quay: string

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  const { body } = await world.clients.super!.post<{ id: string }>('/tenants/onboard', {
    name: 'Quay House',
    ownerEmail: 'owner@quay.example',
    slug: 'quay',
    starter: 'empty',
  })
  quay = body.id
})
afterEach(closeScreens)
afterAll(() => app.close())

const open = (query = '', person = 'super'): Promise<OpenScreen> =>
  openPayloadScreen(app, world.clients[person]!, `${LIST}${query}`)
const table = () => within(within(screen.getByRole('region', { name: 'All sites' })).getByRole('table'))
const names = () =>
  table()
    .getAllByRole('rowheader')
    .map((header) => within(header).getByRole('button').textContent)
const row = (name: string) => within(button(`Open ${name}`).closest('tr')!)
const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')!

/** Opens the menu of a site. */
async function openMenu({ user }: OpenScreen, name: string): Promise<void> {
  await user.click(row(name).getByRole('button', { name: `More for ${name}` }))
}

describe('the list of all sites', () => {
  it('shows each with its state, and counts them', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('All sites')
    expect(names()).toEqual(['Quay House', 'Theatre A', 'Theatre B'])
    expect(button('Open Theatre A').closest('tr')!.textContent).toContain('Active')
    expect(screen.getByText('3 sites')).toBeTruthy()
  })

  it('is sorted by a column, in its address', async () => {
    await open()
    expect(table().getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('ascending')
    const href = table().getByRole('link', { name: 'Name' }).getAttribute('href')!
    expect(href).toContain('order=-name')
    await closeScreens()
    await open(new URL(href, 'http://localhost').search)
    expect(table().getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('descending')
    expect(names()).toEqual(['Theatre B', 'Theatre A', 'Quay House'])
  })

  it('is searched in its address, and goes into a file as it is narrowed down', async () => {
    const opened = await open()
    await fill(opened, 'Search by name, address or domain', 'theatre b')
    await opened.user.keyboard('{Enter}')
    const [address] = opened.visited
    expect(address).toMatch(new RegExp(`^${LIST}\\?.*find=theatre(\\+|%20)b`))
    await closeScreens()
    await open(new URL(address!, 'http://localhost').search)
    expect(names()).toEqual(['Theatre B'])
    expect(screen.getByText('1 of 3 sites')).toBeTruthy()
    const { text } = await world.clients.super!.get(link('Download CSV').replace(/^.*\/api/, ''))
    expect(text).toContain('"Theatre B","b","Active"')
    expect(text.trim().split('\r\n')).toHaveLength(2)
    const cleared = link('Clear filters')
    await closeScreens()
    await open(new URL(cleared, 'http://localhost').search)
    expect(names()).toHaveLength(3)
  })

  it('says that no site matches', async () => {
    await open('?find=no+such+theatre')
    expect(screen.getByText('No site matches')).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('leads from a problem to where it is solved, in that site', async () => {
    const { requests, user } = await open('?problems=1')
    const loads = watchLoads()
    expect(names()).toEqual(['Quay House'])
    await user.click(row('Quay House').getByRole('button', { name: /has not signed in yet/ }))
    await waitFor(() => expect(loads).toEqual(['/admin/settings/users']))
    expect(requests).toContainEqual(
      expect.objectContaining({ body: { tenantId: quay }, path: '/api/users/set-tenant' }),
    )
  })

  it('leads to the website, the activity and the document of a site', async () => {
    const opened = await open()
    const loads = watchLoads()
    await openMenu(opened, 'Quay House')
    const item = (name: string) => screen.getByRole('menuitem', { name })
    expect(item('View the website').getAttribute('href')).toContain('//quay.')
    expect(item('Plan, owner and status').getAttribute('href')).toBe(`${LIST}/${quay}`)
    await opened.user.click(item('Activity'))
    await waitFor(() => expect(loads).toEqual(['/admin/settings/activity']))
    expect(opened.requests).toContainEqual(
      expect.objectContaining({ body: { tenantId: quay }, path: '/api/users/set-tenant' }),
    )
  })

  it('is nobody else’s to see', async () => {
    for (const person of ['owner-a', 'editor-a', 'viewer-a', 'studio'])
      await expect(open('', person)).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404')
  })
})
