import { screen, waitFor, within } from '@testing-library/react'
import { poolOf } from '@/database/connections'
import { boot, type TestApp } from '@tests/support/boot'
import { signIn } from '@tests/support/client'
import { button, dialog, fill, failNextRequest } from '@tests/support/screens/controls'
import { openFrame } from '@tests/support/screens/openFrame'
import { closeScreens, findToast, openScreen } from '@tests/support/screens/openScreen'
import { watchLoads } from '@tests/support/screens/watchLoads'
import { card, makePerson, makeSite, openAs, row, type Person, type Site } from './support'

const REASON = 'You asked why the programme is empty.'

let app: TestApp
let robin: Person
let site: Site

beforeAll(async () => {
  app = await boot()
  robin = await makePerson(app, 'Robin', { roles: ['support'] })
})
beforeEach(async () => {
  site = await makeSite(app, { people: { Amir: { as: 'tenant-admin' } } })
})
afterEach(closeScreens)
afterAll(() => app.close())

/** The visit to the site that is not over. */
async function openVisit(): Promise<{ reason: string } | undefined> {
  const { rows } = await poolOf(app.payload).query<{ reason: string }>(
    'select reason from support_visits where tenant_id = $1 and ended_at is null',
    [site.id],
  )
  return rows[0]
}

async function visit(): Promise<void> {
  const client = await signIn(app, robin.email)
  const { status } = await client.post('/support/visits', { hours: 1, reason: REASON, tenantId: site.id })
  expect(status).toBe(201)
}

const banner = () => within(screen.getByRole('region', { name: 'Support access' }))

describe('a visit of the provider’s support', () => {
  it('is started for a site, with a reason', async () => {
    const opened = await openScreen(app, await signIn(app, robin.email), `/admin/support?find=${site.slug}`)
    const loads = watchLoads()
    await opened.user.click(button(`Visit: ${site.name}`))
    expect(button('Start the visit').disabled).toBe(true)
    await fill(opened, 'Reason', REASON)
    failNextRequest(opened, 'POST', /\/support\/visits$/)
    await opened.user.click(button('Start the visit'))
    expect((await screen.findByRole('alert')).textContent).toBe('Something went wrong. Try again.')
    await opened.user.click(button('Start the visit'))
    await waitFor(() => expect(loads).toHaveLength(1))
    expect((await openVisit())?.reason).toBe(REASON)
  })

  it('stands above each screen of whoever visits, who asks to make changes and ends it', async () => {
    await visit()
    const { user } = await openFrame(app, await signIn(app, robin.email), '/admin', { tenant: site.id })
    const loads = watchLoads()
    expect(banner().getByText(/You have read-only access\./)).toBeTruthy()
    await user.click(banner().getByRole('button', { name: 'Ask to make changes' }))
    expect(await screen.findByText(/The owner has been asked\./)).toBeTruthy()
    await user.click(banner().getByRole('button', { name: 'End visit' }))
    await waitFor(() => expect(loads).toEqual([expect.stringContaining('/admin/support')]))
    expect(await openVisit()).toBeUndefined()
  })

  it('is shown to the owner, who allows changes after a question', async () => {
    await visit()
    const { user } = await openAs(app, site.people.owner)
    expect(row('Support access', 'Robin Tester').textContent).toContain(REASON)
    expect(card('Support access').textContent).toContain('Read-only')
    await user.click(button('Allow changes: Robin Tester'))
    expect(dialog().textContent).toContain('but not people or roles')
    await user.click(within(dialog()).getByRole('button', { name: 'Allow changes' }))
    await findToast('They can make changes until the visit ends')
    await waitFor(() => expect(card('Support access').textContent).toContain('Can make changes'))
    await closeScreens()
    await openFrame(app, await signIn(app, robin.email), '/admin', { tenant: site.id })
    expect(banner().getByText(/The owner has allowed you to make changes\./)).toBeTruthy()
  })

  it('is ended by the people of the site, of whom only the owner allows changes', async () => {
    await visit()
    const { user } = await openAs(app, site.people.Amir!)
    expect(button('Allow changes: Robin Tester').getAttribute('aria-disabled')).toBe('true')
    await user.click(button('Allow changes: Robin Tester'))
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(button('End visit of Robin Tester'))
    await findToast('The visit has ended')
    expect(await openVisit()).toBeUndefined()
  })

  it('stands in the activity of the site with its reason', async () => {
    await visit()
    await openScreen(app, await signIn(app, site.people.owner.email), '/admin/settings/activity')
    expect(screen.getByText(/^Started a support visit: .?You asked why the programme is empty\./)).toBeTruthy()
  })
})
