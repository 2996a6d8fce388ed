import { screen, waitFor, within } from '@testing-library/react'
import { readApps } from '@/seed/reading/kinds'
import { boot, type TestApp } from '@tests/support/boot'
import { closeScreens, findToast, openScreen, type OpenScreen } from '@tests/support/screens/openScreen'
import { create, makeWorld, type World } from '@tests/support/world'

const PATH = '/admin/settings/apps'
const PRO = 'Requires Ticketing Integrations'

let app: TestApp
let world: World
let apps: Record<string, string>
let small: string

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  apps = {}
  for (const { logo: _, ...data } of readApps()) apps[data.handle] = await create(app.payload, 'apps', { ...data })
  const mark = { filename: 'mark.png', mimeType: 'image/png' }
  const { id } = await app.payload.db.create({ collection: 'avatars', data: mark })
  await app.payload.update({ collection: 'apps', data: { logo: String(id) }, id: apps.spektrix! })
  // Theatre B has a plan without ticketing integrations, and there is a larger one.
  small = await create(app.payload, 'plans', { name: 'Small', price: 1 })
  await create(app.payload, 'plans', { name: 'Larger', price: 99 })
  await app.payload.update({ collection: 'tenants', data: { plan: small }, id: world.b })
})
afterEach(closeScreens)
afterAll(() => app.close())

const install = (...handles: string[]) =>
  app.payload.db.updateOne({
    collection: 'tenants',
    data: { installedApps: handles.map((handle) => apps[handle]) },
    id: world.a,
  })
const installed = async () =>
  (await app.payload.findByID({ collection: 'tenants', depth: 0, id: world.a })).installedApps ?? []
const open = (path = '', person = 'owner-a'): Promise<OpenScreen> =>
  openScreen(app, world.clients[person]!, `${PATH}${path}`)
const texts = (elements: Element[]) => elements.map(({ textContent }) => textContent)
const headings = (level: number) => screen.queryAllByRole('heading', { level })
const region = (name: string) => within(screen.getByRole('region', { name }))
const cards = (category: string) => region(category).getAllByRole('listitem')
const card = (category: string, name: string) => cards(category).find(({ textContent }) => textContent.includes(name))!
const breadcrumbs = () => within(screen.getByRole('navigation', { name: 'Breadcrumbs' }))

describe('the catalogue of apps', () => {
  it('shows the apps by category, ticketing and analytics first [A-038, A-040, A-041]', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 1, name: 'Apps' })).toBeTruthy()
    expect(texts(headings(2))).toEqual(['Ticketing', 'Analytics', 'Donations', 'Maps', 'Marketing', 'Privacy'])
    await waitFor(() => expect(texts(breadcrumbs().getAllByText(/./))).toEqual(['Settings', 'Apps']))
  })

  it('shows six cards of a category, and all of them on demand [A-042, A-043, A-344]', async () => {
    const { user } = await open()
    expect(cards('Ticketing')).toHaveLength(5)
    expect(region('Ticketing').queryByRole('button')).toBeNull()
    expect(cards('Analytics')).toHaveLength(6)
    expect(region('Analytics').getByText('View all')).toBeTruthy()
    await user.click(region('Analytics').getByRole('button', { name: 'View all: Analytics' }))
    expect(cards('Analytics')).toHaveLength(7)
    await user.click(region('Analytics').getByRole('button', { name: 'Show fewer' }))
    expect(cards('Analytics')).toHaveLength(6)
  })

  it('finds by name or description, whatever the case [A-039]', async () => {
    const { user } = await open()
    const search = screen.getByRole('searchbox', { name: 'Search apps' })
    await user.type(search, 'PLAUS')
    expect(texts(headings(3))).toEqual(['Plausible'])
    await user.clear(search)
    await user.type(search, 'heat MAPS')
    expect(texts(headings(3))).toEqual(['Hotjar', 'Microsoft Clarity'])
    await user.clear(search)
    await user.type(search, 'nothing of the kind')
    expect(headings(3)).toHaveLength(0)
    expect(screen.getByText('No app has “nothing of the kind” in its name or description.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(headings(2)).toHaveLength(6)
  })

  it('gives each card logo, name, description and a link to its page [A-044, A-045]', async () => {
    await open()
    const spektrix = card('Ticketing', 'Spektrix')
    expect(spektrix.textContent).toContain('Reads events, instances and attributes from Spektrix')
    expect(spektrix.querySelector('img')!.src).toBe('http://localhost:3000/api/avatars/file/mark.png')
    expect(card('Ticketing', 'Elevent').querySelector('[data-initials]')!.getAttribute('data-initials')).toBe('EL')
    const link = within(spektrix).getByRole('link', { name: 'Spektrix' })
    expect(link.getAttribute('href')).toBe(`${PATH}/spektrix`)
  })

  it('marks what the plan lacks, and only that [A-047, A-048]', async () => {
    await open('', 'owner-b')
    expect(card('Ticketing', 'Spektrix').textContent).toContain(PRO)
    expect(card('Ticketing', 'General booking').textContent).not.toContain(PRO)
    await closeScreens()
    await open()
    expect(screen.queryByText(PRO)).toBeNull()
  })

  it('marks what is enabled [A-046]', async () => {
    await install('googleAnalytics')
    await open()
    expect(card('Analytics', 'Google Analytics').textContent).toMatch(/(?<!Not )Enabled/i)
    expect(card('Analytics', 'Google Analytics').textContent).not.toContain('Not enabled')
    expect(card('Analytics', 'Fathom').textContent).toContain('Not enabled')
  })

  it('is closed to staff without the right', async () => {
    for (const path of ['', '/fathom']) {
      await open(path, 'editor-a')
      expect(screen.getByText('You don’t have access to this page.')).toBeTruthy()
      expect(headings(2)).toHaveLength(0)
      await closeScreens()
    }
  })
})

describe('the page of an app', () => {
  it('shows breadcrumbs, logo, name and description [A-049, A-050]', async () => {
    await open('/spektrix')
    await waitFor(() => expect(texts(breadcrumbs().getAllByText(/./))).toEqual(['Settings', 'Apps', 'Spektrix']))
    expect(breadcrumbs().getByText('Apps').getAttribute('href')).toBe(PATH)
    expect(screen.getByRole('heading', { level: 1, name: 'Spektrix' })).toBeTruthy()
    expect(
      screen.getByText('Reads events, instances and attributes from Spektrix and keeps them in step.'),
    ).toBeTruthy()
    expect(document.querySelector('main img')!.getAttribute('src')).toContain('/api/avatars/file/mark.png')
  })

  it('shows publisher, links, overview, how it works and features [A-051, A-052, A-053, A-054, A-055]', async () => {
    await open('/matomo')
    const publisher = region('Publisher').getByRole('link', { name: /Matomo/ })
    expect(publisher.getAttribute('href')).toBe('https://matomo.org')
    expect(publisher.getAttribute('rel')).toContain('noopener')
    const links = region('Links').getAllByRole('link')
    expect(texts(links)).toEqual(['Website (opens in a new tab)', 'Help (opens in a new tab)'])
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://matomo.org', 'https://matomo.org/help/'])
    const overview = screen.getByRole('region', { name: 'Overview' }).querySelector('p')!
    expect(overview.textContent).toContain('open-source web analytics')
    expect(texts(region('How it works').getAllByRole('listitem'))).toEqual([
      'Add your website to your Matomo.',
      'Enable the app, and enter the address of the server and the site’s number.',
    ])
    expect(texts(region('Features').getAllByRole('listitem'))).toEqual([
      'Your own serverFigures stay where you host them.',
      'With or without cookiesYou choose how visits are told apart.',
    ])
  })

  it('enables the app, and removes it after a question [A-056, A-171, A-172, A-331, A-332, A-343]', async () => {
    await install('hotjar')
    const { user } = await open('/fathom')
    await user.click(screen.getByRole('button', { name: 'Enable' }))
    await findToast('Fathom has been enabled successfully')
    expect(await installed()).toEqual([apps.hotjar, apps.fathom])
    const configure = await screen.findByRole('link', { name: 'Configure' })
    expect(configure.getAttribute('href')).toBe('/admin/apps/fathom')
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    const question = within(screen.getByRole('dialog', { name: 'Remove Fathom' }))
    expect(
      question.getByText(
        'Are you sure you want to remove Fathom? This will disconnect the integration and all its services.',
      ),
    ).toBeTruthy()
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    expect(await installed()).toEqual([apps.hotjar, apps.fathom])
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }))
    await findToast('Fathom has been removed successfully')
    expect(await screen.findByRole('button', { name: 'Enable' })).toBeTruthy()
    expect(await installed()).toEqual([apps.hotjar])
  })

  it('says that enabling or removing failed [A-302, A-303]', async () => {
    await install('openStreetMap')
    const hotjar = await open('/hotjar')
    hotjar.disconnect()
    await hotjar.user.click(screen.getByRole('button', { name: 'Enable' }))
    await findToast('Failed to enable Hotjar')
    await closeScreens()
    const map = await open('/openStreetMap')
    await map.user.click(screen.getByRole('button', { name: 'Remove' }))
    map.disconnect()
    await map.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }))
    await findToast('Failed to remove OpenStreetMap')
    expect(screen.queryByRole('button', { name: 'Enable' })).toBeNull()
    expect(await installed()).toEqual([apps.openStreetMap])
  })

  it('offers the upgrade in place of an app that the plan lacks [A-057, A-058, A-207]', async () => {
    await open('/spektrix', 'owner-b')
    expect(
      screen.getByText(
        'Spektrix requires Ticketing Integrations. Please upgrade your plan or purchase an add-on to access premium ticketing integrations.',
      ),
    ).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Enable' })).toBeNull()
    const upgrade = screen.getByRole('link', { name: 'Upgrade Plan' })
    expect(upgrade.getAttribute('href')).toBe('/admin/settings/billing')
    await closeScreens()
    await open('/spektrix')
    expect(screen.getByRole('button', { name: 'Enable' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Upgrade Plan' })).toBeNull()
  })

  it('answers “not found” for an app that does not exist', async () => {
    await expect(open('/nothing')).rejects.toMatchObject({ digest: 'NEXT_HTTP_ERROR_FALLBACK;404' })
  })
})
