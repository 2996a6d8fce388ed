import { screen, waitFor } from '@testing-library/react'
import { boot, type TestApp } from '@tests/support/boot'
import { signIn } from '@tests/support/client'
import { button } from '@tests/support/screens/controls'
import { closeScreens } from '@tests/support/screens/openScreen'
import { card, makeSite, openAs, type Site } from './support'

let app: TestApp
let site: Site

beforeAll(async () => {
  app = await boot()
  site = await makeSite(app, {
    people: { Amir: { as: 'tenant-admin' }, Keeper: { role: 'Keeper' }, Vera: { as: 'tenant-viewer' } },
    roles: { Keeper: ['users:admin'] },
    seats: 5,
  })
})
afterEach(closeScreens)
afterAll(() => app.close())

async function invite(email: string): Promise<void> {
  const owner = await signIn(app, site.people.owner.email)
  const answer = await owner.post('/users/invite-staff', {
    email,
    firstName: 'Some',
    lastName: 'Body',
    roleId: site.roles.Keeper,
    tenantId: site.id,
  })
  expect(answer.status).toBe(201)
}

/** The warning at the top of the screen. */
const banner = () => document.querySelector('main [role=status]')?.textContent

// The tests follow one another: each takes a seat.
describe('the seats of a plan', () => {
  it('are not mentioned while several are free', async () => {
    await openAs(app, site.people.owner)
    expect(card('Staff').textContent).toContain('3 of 5')
    expect(banner()).toBeUndefined()
  })

  it('bring a warning when one is left [A-334, A-346]', async () => {
    await invite('one@people.test')
    await openAs(app, site.people.owner)
    expect(banner()).toMatch(/^Almost at limit\. One seat is left on your plan\./)
    expect(button('Add staff').getAttribute('aria-disabled')).toBeNull()
  })

  it('are closed at the limit, with the way to more [A-188, A-333]', async () => {
    await invite('two@people.test')
    const { user } = await openAs(app, site.people.owner)
    expect(banner()).toMatch(/^Staff limit reached\. Upgrade your plan to add more people\./)
    expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/admin/settings/billing')
    expect(card('Staff').textContent).toContain('5 of 5')
    expect(button('Add staff').getAttribute('aria-disabled')).toBe('true')
    await user.hover(button('Add staff'))
    expect((await screen.findByRole('tooltip')).textContent).toBe('Staff limit reached.')
    await user.click(button('Add staff'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('are the owner’s to ask for, for whoever cannot see the plans', async () => {
    await openAs(app, site.people.Keeper!)
    await waitFor(() => expect(banner()).toBe('Staff limit reached. The owner of the site can upgrade the plan.'))
    expect(screen.queryByRole('link', { name: 'See plans' })).toBeNull()
  })

  it('are counted without a limit where the plan has none', async () => {
    const { people } = await makeSite(app, { people: { Amir: { as: 'tenant-admin' } } })
    await openAs(app, people.owner)
    expect(card('Staff').querySelector('header p')?.textContent).toBe('1')
    expect(banner()).toBeUndefined()
  })
})
