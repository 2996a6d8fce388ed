import { screen, waitFor, within } from '@testing-library/react'
import { boot, type TestApp } from '@tests/support/boot'
import { closeScreens, findToast, openScreen, type OpenScreen } from '@tests/support/screens/openScreen'
import { makeWorld, type World } from '@tests/support/world'
import { add, domainsOf, EDGE, newSite, put } from '@tests/int/domains/support'

const PATH = '/admin/settings/domains'
const DEVELOPMENT = 'riverside.localhost'

let app: TestApp
let world: World
let site: string | undefined
let count = 0

beforeAll(async () => {
  app = await boot({ env: EDGE })
  world = await makeWorld(app)
})
beforeEach(() => arrange())
afterEach(closeScreens)
afterAll(() => app.close())

/** A site of the owner's with these domains, the first of them primary. No other site has a name of theirs. */
async function arrange(names: string[] = [DEVELOPMENT], { hasPlan = true } = {}): Promise<void> {
  if (site) await app.payload.db.updateOne({ collection: 'tenants', data: { domains: [] }, id: site })
  site = await newSite(app, { hasPlan, owner: world.users['owner-a']!, slug: `site-${++count}` })
  for (const name of names) expect((await add(owner(), site, name)).status).toBe(200)
}

const owner = () => world.clients['owner-a']!
const open = (): Promise<OpenScreen> => openScreen(app, owner(), PATH, { tenant: site! })
const stored = async () =>
  (await domainsOf(owner(), site!)).map(({ domain, isPrimary }) => (isPrimary ? `${domain} (primary)` : domain))
const cards = () => within(screen.getByRole('main')).queryAllByRole('listitem')
const card = (name: string) => cards().find((one) => within(one).queryByRole('heading', { name }))!
const addButton = () => within(screen.getByRole('main')).getByRole('button', { name: 'Add Domain' })
const dialog = () => within(screen.getByRole('dialog'))
const field = () => dialog().getByLabelText<HTMLInputElement>('Domain name')
const changes = ({ requests }: OpenScreen) => requests.filter(({ method }) => method === 'PATCH')
const isChange = ({ method }: { method?: string }) => method === 'PATCH'

/** Opens the details of a domain. */
const show = ({ user }: OpenScreen, name: string) => user.click(within(card(name)).getByRole('button'))

/** Types over what stands in the dialog that adds a domain. */
async function type({ user }: OpenScreen, name: string): Promise<void> {
  await user.clear(field())
  await user.click(field())
  await user.paste(name)
}

async function submit(opened: OpenScreen, name: string): Promise<void> {
  await type(opened, name)
  await opened.user.keyboard('{Enter}')
}

async function addOnScreen(opened: OpenScreen, name: string): Promise<void> {
  await opened.user.click(addButton())
  await submit(opened, name)
}

describe('the domains screen', () => {
  it('shows where it is, and a card for each with its state and certificate [A-072, A-151]', async () => {
    await arrange([DEVELOPMENT, 'riverside-theatre.org'])
    await open()
    await waitFor(() =>
      expect(screen.getByRole('navigation', { name: 'Breadcrumbs' }).textContent).toBe('SettingsDomains'),
    )
    expect(cards()).toHaveLength(2)
    expect(screen.getByText('2 domains')).toBeTruthy()
    expect(card(DEVELOPMENT).textContent).toMatch(/DevelopmentPrimary.*SSL certificate: Not needed/)
    expect(card('riverside-theatre.org').textContent).toMatch(/Needs setup.*SSL certificate: Pending/)
    expect(card('riverside-theatre.org').textContent).not.toContain('Primary')
    expect(
      within(card('riverside-theatre.org')).getByRole('button', { name: 'Set up riverside-theatre.org' }),
    ).toBeTruthy()
  })

  it('asks no setup of a development domain [A-074, A-076, A-077, A-151]', async () => {
    const opened = await open()
    await show(opened, DEVELOPMENT)
    expect(
      dialog()
        .getAllByRole('tab')
        .map(({ textContent }) => textContent),
    ).toEqual(['Overview', 'SSL/Security'])
    expect(dialog().queryByRole('button', { name: 'Verify domain' })).toBeNull()
    await opened.user.click(dialog().getByRole('tab', { name: 'SSL/Security' }))
    expect(dialog().getByText('Development domains need no certificate.')).toBeTruthy()
    await opened.user.keyboard('{Escape}')
    expect(card(DEVELOPMENT).contains(document.activeElement)).toBe(true)
  })

  it('says at the first attempt what is wrong with a name, and from then on with every letter [A-073, A-180, A-181, A-182]', async () => {
    const opened = await open()
    await opened.user.click(addButton())
    await type(opened, 'riverside')
    expect(dialog().queryByRole('alert')).toBeNull()
    await opened.user.keyboard('{Enter}')
    expect(dialog().getByRole('alert').textContent).toBe('Please enter a valid domain name')
    expect(field().getAttribute('aria-invalid')).toBe('true')
    await opened.user.type(field(), '.org')
    expect(dialog().queryByRole('alert')).toBeNull()
    await type(opened, 'Riverside.localhost')
    expect(dialog().getByRole('alert').textContent).toBe('This domain is already added')
    expect(changes(opened)).toHaveLength(0)
    await submit(opened, 'edge.platform.example')
    expect((await dialog().findByRole('alert')).textContent).toBe(
      'This name belongs to the platform and cannot be added',
    )
    expect(await stored()).toEqual([`${DEVELOPMENT} (primary)`])
  })

  it('adds a domain, also from a whole address [A-073, A-316]', async () => {
    const opened = await open()
    await addOnScreen(opened, 'https://www.riverside-theatre.org/visit')
    await findToast('Domain www.riverside-theatre.org has been added successfully')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement?.textContent).toBe('Add Domain')
    expect(card('www.riverside-theatre.org').textContent).toContain('Needs setup')
    expect(await stored()).toEqual([`${DEVELOPMENT} (primary)`, 'www.riverside-theatre.org'])
  })

  it('allows one domain on a plan without custom domains, besides those for development [A-183, A-184, A-225]', async () => {
    await arrange([], { hasPlan: false })
    const opened = await open()
    expect(screen.getByText('No domains yet')).toBeTruthy()
    await addOnScreen(opened, 'lantern-players.org')
    await findToast('Domain lantern-players.org has been added successfully')
    expect(card('lantern-players.org').textContent).toContain('Primary')
    await addOnScreen(opened, 'lantern-players.com')
    expect((await dialog().findByRole('alert')).textContent).toBe(
      'Custom domains are not available in your current plan',
    )
    const plans = dialog().getByRole('link', { name: 'See plans' })
    expect(plans.getAttribute('href')).toBe('/admin/settings/billing')
    await submit(opened, 'lantern.local:3000')
    await findToast('Domain lantern.local:3000 has been added successfully')
    expect(await stored()).toEqual(['lantern-players.org (primary)', 'lantern.local:3000'])
  })

  it('makes another domain primary, which then cannot be removed [A-074, A-153, A-154, A-318]', async () => {
    await arrange([DEVELOPMENT, 'second.local', 'third.local'])
    const opened = await open()
    await show(opened, 'second.local')
    expect(dialog().getByRole('button', { name: 'Remove domain' })).toBeTruthy()
    await opened.user.click(dialog().getByRole('button', { name: 'Set as primary' }))
    await findToast('second.local is now the primary domain')
    expect(dialog().queryByRole('button', { name: 'Remove domain' })).toBeNull()
    expect(dialog().queryByRole('button', { name: 'Set as primary' })).toBeNull()
    await opened.user.keyboard('{Escape}')
    expect(cards().filter(({ textContent }) => textContent.includes('Primary'))).toEqual([card('second.local')])
    expect(await stored()).toEqual([DEVELOPMENT, 'second.local (primary)', 'third.local'])
  })

  it('removes a domain after a question [A-074, A-317, A-342]', async () => {
    await arrange([DEVELOPMENT, 'second.local'])
    const opened = await open()
    await show(opened, 'second.local')
    await opened.user.click(dialog().getByRole('button', { name: 'Remove domain' }))
    const question = within(screen.getByRole('dialog', { name: 'Remove second.local?' }))
    expect(question.getByText('This action cannot be undone')).toBeTruthy()
    await opened.user.click(question.getByRole('button', { name: 'Cancel' }))
    expect(changes(opened)).toHaveLength(0)
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Remove domain'))
    await opened.user.keyboard('{Enter}')
    await opened.user.click(dialog().getByRole('button', { name: 'Remove domain' }))
    await findToast('Domain second.local has been removed')
    expect(cards()).toHaveLength(1)
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Add Domain'))
    expect(await stored()).toEqual([`${DEVELOPMENT} (primary)`])
  })

  it('says what failed, and changes nothing [A-292, A-293, A-294]', async () => {
    await arrange([DEVELOPMENT, 'second.local'])
    const opened = await open()
    opened.disconnect(isChange)
    await addOnScreen(opened, 'third.local')
    await findToast('Failed to add domain')
    expect(field().value).toBe('third.local')
    await opened.user.keyboard('{Escape}')
    await show(opened, 'second.local')
    await opened.user.click(dialog().getByRole('button', { name: 'Set as primary' }))
    await findToast('Failed to set primary domain')
    await opened.user.click(dialog().getByRole('button', { name: 'Remove domain' }))
    await opened.user.click(dialog().getByRole('button', { name: 'Remove domain' }))
    await findToast('Failed to remove domain')
    expect(cards()).toHaveLength(2)
    expect(card('second.local').contains(document.activeElement)).toBe(true)
    expect(card(DEVELOPMENT).textContent).toContain('Primary')
    expect(await stored()).toEqual([`${DEVELOPMENT} (primary)`, 'second.local'])
  })

  it('refuses a change that somebody else has overtaken, with the way to see it', async () => {
    const opened = await open()
    await put(owner(), site!, [{ domain: DEVELOPMENT, isPrimary: true }, { domain: 'third.local' }])
    await addOnScreen(opened, 'fourth.local')
    expect(await screen.findByRole('button', { name: 'Reload' })).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(card('fourth.local')).toBeUndefined()
    expect(await stored()).toEqual([`${DEVELOPMENT} (primary)`, 'third.local'])
  })
})
