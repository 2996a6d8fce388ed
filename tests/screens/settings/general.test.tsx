import { screen, waitFor, within } from '@testing-library/react'
import type { Tenant } from '@/payload-types'
import { boot, type TestApp } from '@tests/support/boot'
import { PICTURE } from '@tests/support/pictures/pixel'
import { closeScreens, findToast, openScreen, type OpenScreen } from '@tests/support/screens/openScreen'
import { create, makeWorld, type World } from '@tests/support/world'

const PATH = '/admin/settings/general'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterEach(closeScreens)
afterAll(() => app.close())

const open = (person = 'owner-a'): Promise<OpenScreen> => openScreen(app, world.clients[person]!, PATH)
const site = (): Promise<Tenant> => app.payload.findByID({ collection: 'tenants', depth: 0, id: world.a })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const isBroken = ({ method, name }: { method?: string; name?: string }) => Boolean(name) || method !== 'GET'

async function retype({ user }: OpenScreen, label: string, text: string): Promise<void> {
  await user.clear(field(label))
  await user.click(field(label))
  await user.paste(text)
}

describe('general settings', () => {
  it('shows where it is, and saves a changed name [A-012, A-014, A-015, A-320]', async () => {
    const opened = await open()
    const trail = await screen.findByRole('navigation', { name: 'Breadcrumbs' })
    await waitFor(() => expect(trail.textContent).toBe('SettingsGeneral'))
    expect(button('Save').disabled).toBe(true)
    await retype(opened, 'Site name', 'Theatre of Sydney')
    await opened.user.click(button('Save'))
    await findToast('General settings updated successfully')
    expect((await site()).name).toBe('Theatre of Sydney')
    await waitFor(() => expect(button('Save').disabled).toBe(true))
  })

  it('offers the time zones of the installation, and saves one [A-018, A-348]', async () => {
    const { user } = await open()
    const zones = within(field('Time zone')).getAllByRole('option')
    expect(zones.map(({ textContent }) => textContent)).toEqual([
      'UTC',
      'America/New York',
      'America/Chicago',
      'America/Denver',
      'America/Los Angeles',
      'Europe/London',
      'Europe/Paris',
      'Asia/Tokyo',
      'Australia/Sydney',
    ])
    await user.selectOptions(field('Time zone'), 'Asia/Tokyo')
    await user.click(button('Save'))
    await findToast('General settings updated successfully')
    expect((await site()).timezone).toBe('Asia/Tokyo')
  })

  it('finds a currency by a part of its name, and puts the old one back on Discard [A-019]', async () => {
    const { user } = await open()
    const before = screen.getByRole('button', { name: /^Currency/ }).textContent
    await user.click(screen.getByRole('button', { name: /^Currency/ }))
    await user.keyboard('swedish krona')
    const [first] = await screen.findAllByRole('option', { name: /Swedish Krona/i })
    await user.click(first!)
    expect(screen.getByRole('button', { name: /^Currency: .*Krona/ })).toBeTruthy()
    await user.click(button('Discard'))
    expect(screen.getByRole('button', { name: /^Currency/ }).textContent).toBe(before)
  })

  it('shows in five languages what the chosen formats come to [A-020, A-021]', async () => {
    const { user } = await open()
    const languages = within(screen.getByLabelText('Preview')).getAllByRole('term')
    expect(languages.map(({ textContent }) => textContent)).toEqual([
      'English',
      'Cymraeg',
      '日本語',
      'العربية',
      'Español',
    ])
    const moments = () =>
      within(screen.getByLabelText('Preview'))
        .getAllByRole('definition')
        .map((one) => one.textContent)
    await user.selectOptions(field('Month'), 'long')
    await user.selectOptions(field('Date'), 'DD/MM/YYYY')
    await user.selectOptions(field('Time'), '24h')
    await user.selectOptions(field('Between date and time'), 'comma')
    expect(moments()[0]).toMatch(/^\d{1,2} \w+ \d{4}, \d\d:\d\d$/)
    expect(moments()[1]).not.toBe(moments()[0])
    await user.click(screen.getByRole('switch', { name: 'Show seconds' }))
    expect(moments()[0]).toMatch(/, \d\d:\d\d:\d\d$/)
  })

  it('asks for a password once visitors are to be asked for one [A-029, A-030, A-031, A-211, A-212]', async () => {
    const opened = await open()
    const { user } = opened
    expect(screen.queryByLabelText('Password')).toBeNull()
    await user.click(screen.getByRole('switch', { name: 'Ask visitors for a password' }))
    await user.click(button('Save'))
    expect(await screen.findAllByText('Choose a password of at least 8 characters.')).not.toHaveLength(0)
    expect(document.activeElement).toBe(field('Password'))
    await retype(opened, 'Password', 'short')
    await user.click(button('Save'))
    expect(await screen.findAllByText('“Password” needs at least 8 characters.')).not.toHaveLength(0)
    await retype(opened, 'Password', 'open sesame')
    await user.click(button('Save'))
    await findToast('General settings updated successfully')
    expect(await screen.findByText(/^A password is set\./)).toBeTruthy()
    await user.click(screen.getByRole('switch', { name: 'Ask visitors for a password' }))
    expect(screen.queryByLabelText('Message')).toBeNull()
    await user.click(button('Save'))
    await waitFor(async () => expect((await site()).passwordProtection?.enabled).toBe(false))
  })

  it('refuses pictures of the wrong type or size, uploads one, and removes it [A-016, A-017, A-193, A-195, A-321, A-322]', async () => {
    const { user } = await open()
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!
    const choose = (name: string, type: string, content: BlobPart) =>
      user.upload(input, new File([content], name, { type }))
    input.removeAttribute('accept')
    await choose('a.gif', 'image/gif', 'GIF89a')
    await findToast('Unsupported file type')
    await choose('large.png', 'image/png', new Uint8Array(5 * 1024 * 1024 + 1))
    await findToast('Please select an image smaller than 5MB')
    await choose('mark.png', 'image/png', new Uint8Array(PICTURE))
    await findToast('Avatar updated')
    expect((await site()).avatar).toBeTruthy()
    await user.click(button('Remove'))
    await findToast('Avatar removed')
    expect((await site()).avatar).toBeFalsy()
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull()
  })

  it('says what failed, and keeps what was typed [A-297, A-298, A-299, A-300]', async () => {
    const opened = await open()
    const { answer, disconnect, reconnect, user } = opened
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!
    const upload = () => user.upload(input, new File([new Uint8Array(PICTURE)], 'a.png', { type: 'image/png' }))
    await retype(opened, 'Site name', 'Lost on the way')
    disconnect(isBroken)
    await user.click(button('Save'))
    await findToast('Failed to update settings')
    expect(field('Site name').value).toBe('Lost on the way')
    await upload()
    await findToast('Failed to upload avatar')
    disconnect(({ name }) => name === 'updateTenantAvatar')
    await upload()
    await findToast('Failed to update avatar')
    reconnect()
    await upload()
    await findToast('Avatar updated')
    disconnect(({ name }) => name === 'removeTenantAvatar')
    await user.click(button('Remove'))
    await findToast('Failed to remove avatar')
    answer(
      ({ name }) => name === 'updateTenantGeneral',
      () => Response.json({ code: 'forbidden:settings', error: 'Only the owner can do this.', success: false }),
    )
    await user.click(button('Save'))
    await findToast('Only the owner can do this.')
  })

  it('offers to reload when somebody else was faster', async () => {
    const opened = await open()
    await world.clients['admin-a']!.post(`/tenants/${world.a}/general`, { name: 'Faster' })
    await retype(opened, 'Site name', 'Too late')
    await opened.user.click(button('Save'))
    expect(
      (await screen.findByText(/^Someone has changed this in the meantime\./)).closest('[role=alert]'),
    ).toBeTruthy()
    expect(field('Site name').value).toBe('Too late')
    expect((await site()).name).toBe('Faster')
  })

  it('shows plan, price and features, and the notice of an upgrade [A-022, A-023, A-024, A-026, A-028, A-102, A-103, A-360]', async () => {
    const { plan } = await site()
    await create(app.payload, 'plans', { name: 'Larger', price: 99 })
    const data = { features: ['One website', '2 staff seats'], name: 'Starter', price: 19 }
    await app.payload.update({ collection: 'plans', data, id: String(plan) })
    const { user } = await open()
    const card = screen.getByRole('region', { name: 'Plan' })
    expect(card.textContent).toContain('Starter')
    expect(card.textContent).toContain('$19/month')
    expect(
      within(card)
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual(['One website', '2 staff seats'])
    await user.click(within(card).getByRole('button', { name: 'Upgrade Plan' }))
    await findToast('Upgrade flow coming soon!')
  })

  it('offers no upgrade from a plan with "plus" in its name [A-027, A-059]', async () => {
    await app.payload.update({
      collection: 'plans',
      data: { name: 'Stage Plus', price: 999 },
      id: String((await site()).plan),
    })
    await open()
    expect(screen.getByRole('region', { name: 'Plan' }).textContent).toContain('Stage Plus')
    expect(screen.queryByRole('button', { name: 'Upgrade Plan' })).toBeNull()
  })

  it('says that a site has no plan [A-025]', async () => {
    await app.payload.update({ collection: 'tenants', data: { plan: null }, id: world.a })
    await open()
    expect(screen.getByText('No plan information available')).toBeTruthy()
  })

  it('is closed to staff without the right, who read who can grant it [A-010]', async () => {
    await open('editor-a')
    expect(screen.getByText('You don’t have access to this page.')).toBeTruthy()
    expect(screen.queryByLabelText('Site name')).toBeNull()
  })
})
