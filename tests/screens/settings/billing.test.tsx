import { screen, waitFor, within } from '@testing-library/react'
import { readPlans } from '@/seed/reading/kinds'
import { boot, type TestApp } from '@tests/support/boot'
import { closeScreens, findToast, openScreen, type OpenScreen } from '@tests/support/screens/openScreen'
import { create, makeWorld, type World } from '@tests/support/world'

const PATH = '/admin/settings/billing'

let app: TestApp
let world: World
let plans: Record<string, string>
let addon: string

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  plans = {}
  for (const plan of readPlans()) plans[plan.name] = await create(app.payload, 'plans', plan)
  addon = await create(app.payload, 'addons', { name: 'Ticketing', price: 25, ticketing_integrations: true })
  const { docs } = await app.payload.find({ collection: 'plans', where: { name: { equals: 'Everything' } } })
  await app.payload.db.updateMany({ collection: 'tenants', data: { plan: plans.Plus }, where: {} })
  await app.payload.delete({ collection: 'plans', id: docs[0]!.id })
})
beforeEach(() => give('Plus'))
afterEach(closeScreens)
afterAll(() => app.close())

const give = (plan: string, more: object = {}) =>
  app.payload.update({ collection: 'tenants', data: { addons: [], plan: plans[plan]!, ...more }, id: world.a })
const site = () => app.payload.findByID({ collection: 'tenants', depth: 0, id: world.a })
const open = (person = 'owner-a'): Promise<OpenScreen> =>
  openScreen(app, world.clients[person]!, PATH, { tenant: world.a })
const region = (name: string) => screen.getByRole('region', { name })
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })

describe('the billing screen', () => {
  it('shows plan, usage, the other plans and no add-ons, and where an upgrade will be', async () => {
    await give('Starter')
    const { user } = await open()
    await waitFor(() =>
      expect(screen.getByRole('navigation', { name: 'Breadcrumbs' }).textContent).toBe('SettingsBilling'),
    )
    expect(region('Plan').textContent).toContain('Starter')
    expect(region('Plan').textContent).toContain('$0/month')
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Starter$0/monthCurrent plan',
      'Standard$49/month',
      'Plus$149/month',
    ])
    const included = within(screen.getByRole('row', { name: /Ticketing integrations/ })).getAllByRole('cell')
    expect(included.map(({ textContent }) => textContent)).toEqual(['Not included', 'Not included', 'Included'])
    const seats = within(screen.getByRole('row', { name: /Staff seats/ })).getAllByRole('cell')
    expect(seats.map(({ textContent }) => textContent)).toEqual(['2', '5', 'Unlimited'])
    expect(screen.getByText('No add-ons are active.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Upgrade Plan' }))
    await findToast('Upgrade flow coming soon!')
  })

  it('counts the seats that are used or invited to, and the additional languages', async () => {
    await give('Standard')
    const usage = async (): Promise<(string | null)[]> => {
      await closeScreens()
      await open()
      return within(region('Usage'))
        .getAllByRole('definition')
        .map(({ textContent }) => textContent)
    }
    const seats = (line: string | null | undefined) => Number(/^\d+/.exec(line ?? '')![0])
    const [before, languages] = await usage()
    expect(before).toMatch(/^\d+ of 5$/)
    expect(languages).toBe('1 of 2')
    const { docs } = await app.payload.find({ collection: 'user-roles', where: { tenant: { equals: world.a } } })
    const invited = await world.clients['owner-a']!.post('/users/invite-staff', {
      email: 'new@test.example',
      firstName: 'Nia',
      lastName: 'Prosser',
      roleId: docs[0]!.id,
      tenantId: world.a,
    })
    expect(invited.status).toBe(201)
    expect(seats((await usage())[0])).toBe(seats(before) + 1)
  })

  it('shows no limit and no upgrade on the largest plan', async () => {
    await open()
    expect(region('Usage').textContent).toMatch(/Staff seats\d+, no limit/)
    expect(region('Usage').textContent).toContain('Additional languages1, no limit')
    expect(screen.queryByRole('button', { name: 'Upgrade Plan' })).toBeNull()
  })

  it('lets the provider give another plan and an add-on, which the screen then shows', async () => {
    await give('Starter')
    const { user } = await open('super')
    expect(region('Add-ons').textContent).toContain('No add-ons are active.')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Plan' }), 'Standard')
    await user.click(screen.getByRole('switch', { name: 'Ticketing' }))
    await user.click(save())
    await findToast('Plan updated')
    await waitFor(() => expect(region('Plan').textContent).toContain('Standard'))
    expect(region('Add-ons').textContent).toContain('Ticketing$25/month')
    expect(await site()).toMatchObject({ addons: [{ active: true, addon }], plan: plans.Standard })
  })

  it('says that the plan could not be changed, or why', async () => {
    const { disconnect, reconnect, user } = await open('super')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Plan' }), 'No plan')
    disconnect()
    await user.click(save())
    await findToast('Failed to update the plan')
    reconnect()
    await give('Starter')
    await user.click(save())
    await findToast(/^Someone has changed this in the meantime\./)
    expect((await site()).plan).toBe(plans.Starter)
  })

  it('offers no change of the plan to the site itself, and nothing to its staff', async () => {
    await open()
    expect(screen.queryByText('Change plan and add-ons')).toBeNull()
    expect(screen.queryByRole('combobox')).toBeNull()
    await closeScreens()
    await open('editor-a')
    expect(screen.getByText('You don’t have access to this page.')).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Usage' })).toBeNull()
  })
})
