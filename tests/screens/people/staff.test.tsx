import { screen, waitFor, within } from '@testing-library/react'
import { boot, type TestApp } from '@tests/support/boot'
import { button, choices, dialog, field, failNextRequest } from '@tests/support/screens/controls'
import { closeScreens, findToast } from '@tests/support/screens/openScreen'
import { card, makeSite, openAs, row, rows, type Site } from './support'

let app: TestApp
let site: Site

beforeAll(async () => {
  app = await boot()
})
beforeEach(async () => {
  site = await makeSite(app, {
    people: { Amir: { as: 'tenant-admin' }, Elin: { role: 'Editor' }, Vera: { as: 'tenant-viewer' } },
    roles: { Editor: ['pages:manage'], Planner: ['events:manage'] },
    seats: 5,
  })
})
afterEach(closeScreens)
afterAll(() => app.close())

describe('the staff of a site', () => {
  it('is listed with the owner, who has permissions that nobody can be given, with count, names and roles [A-060, A-061, A-062, A-135, A-138, A-139]', async () => {
    const { user } = await openAs(app, site.people.owner)
    expect(screen.getByRole('heading', { level: 1, name: 'Users & Permissions' })).toBeTruthy()
    const trail = screen.getByRole('navigation', { name: 'Breadcrumbs' })
    await waitFor(() => expect(trail.textContent).toBe('SettingsUsers & Permissions'))
    expect(card('Site owner').textContent).toContain("Some owner permissions can't be given to staff.")
    expect(rows('Site owner').map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Olwen Tester')])
    expect(card('Staff').textContent).toContain('3 of 5')
    expect(row('Staff', 'Amir Tester').textContent).toContain('Admin')
    expect(row('Staff', 'Elin Tester').textContent).toContain(site.people.Elin!.email)
    expect(row('Staff', 'Elin Tester').textContent).toContain('Editor')
    // The role that nobody can be given has a name where somebody has it, and is not among those to choose from.
    expect(row('Staff', 'Vera Tester').textContent).toContain('View only')
    await user.click(button('Manage Vera Tester'))
    expect(choices('Role')).toEqual(['Choose a role', 'Admin', 'Editor', 'Planner'])
  })

  it('gets another role, one person at a time [A-068, A-277, A-281, A-307]', async () => {
    const opened = await openAs(app, site.people.owner)
    const { user } = opened
    await user.click(button('Manage Elin Tester'))
    expect(within(dialog('Manage user')).getByText(site.people.Elin!.email)).toBeTruthy()
    expect(field('Role').value).toBe(site.roles.Editor)
    expect(button('Save').disabled).toBe(true)
    await user.selectOptions(field('Role'), 'Planner')
    failNextRequest(opened, 'POST', /update-permissions$/)
    await user.click(button('Save'))
    await findToast('Failed to update user permissions')
    opened.answer(
      ({ path }) => /update-permissions$/.test(path ?? ''),
      () => Response.json({ error: 'Not today.' }, { status: 422 }),
    )
    await user.click(button('Save'))
    await findToast('Not today.')
    expect(await roleOf('Elin')).toBe(site.roles.Editor)
    opened.reconnect()
    await user.click(button('Save'))
    await findToast('User permissions updated successfully')
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(row('Staff', 'Elin Tester').textContent).toContain('Planner'))
    expect(await roleOf('Elin')).toBe(site.roles.Planner)
  })

  it('gets a link for a new password by email [A-282, A-308]', async () => {
    const opened = await openAs(app, site.people.owner)
    const { user } = opened
    await user.click(button('Manage Elin Tester'))
    failNextRequest(opened, 'POST', /forgot-password$/)
    await user.click(button('Reset password'))
    await findToast('Failed to send password reset email')
    await user.click(button('Reset password'))
    await findToast(`Password reset email sent to ${site.people.Elin!.email}`)
  })

  it('loses somebody after a question [A-288, A-312, A-339]', async () => {
    const opened = await openAs(app, site.people.owner)
    const { user } = opened
    await user.click(button('Manage Elin Tester'))
    const ask = async () => {
      await user.click(button('Remove access'))
      return within(dialog('Remove access of Elin Tester'))
    }
    let question = await ask()
    expect(question.getByText(/^Elin Tester loses access to this site at once\./)).toBeTruthy()
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog', { name: 'Remove access of Elin Tester' })).toBeNull()
    expect(await roleOf('Elin')).toBe(site.roles.Editor)
    failNextRequest(opened, 'POST', /remove-tenant-access$/)
    question = await ask()
    await user.click(question.getByRole('button', { name: 'Remove access' }))
    await findToast('Failed to remove access')
    expect(await roleOf('Elin')).toBe(site.roles.Editor)
    question = await ask()
    await user.click(question.getByRole('button', { name: 'Remove access' }))
    await findToast('Access removed successfully')
    await waitFor(() => expect(rows('Staff')).toHaveLength(2))
    expect(row('Staff', 'Amir Tester')).toBeTruthy()
    expect(row('Staff', 'Vera Tester')).toBeTruthy()
    expect(card('Staff').textContent).toContain('2 of 5')
    expect(await roleOf('Elin')).toBeUndefined()
  })

  it('is told beforehand what they cannot do about whom, and why', async () => {
    const { user } = await openAs(app, site.people.Amir!)
    await user.click(button('Manage Amir Tester'))
    expect(screen.getByRole('note').textContent).toBe('You cannot change your own access. Someone else has to do it.')
    expect(button('Reset password').disabled).toBe(true)
    expect(field('Role').disabled).toBe(true)
    expect(button('Remove access').disabled).toBe(true)
    await user.keyboard('{Escape}')
    await user.click(button('Manage Vera Tester'))
    expect(screen.queryByRole('note')).toBeNull()
    expect(button('Reset password').disabled).toBe(false)
    // Only the owner decides who is an admin.
    expect(choices('Role')).toEqual(['Choose a role', 'Editor', 'Planner'])
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('button', { name: 'Transfer ownership' })).toBeNull()
  })

  it('is the owner alone on a new site, and each card says what is missing', async () => {
    const { people } = await makeSite(app)
    await openAs(app, people.owner)
    expect(card('Staff').textContent).toContain('Only the owner works here so far.')
    expect(card('Roles').textContent).toContain('No roles yet.')
    expect(card('Collaborators').textContent).toContain('No organisation works on your site')
  })
})

/** The role that somebody has on the site, by id. */
async function roleOf(firstName: string): Promise<string | undefined> {
  const { docs } = await app.payload.find({
    collection: 'memberships',
    depth: 0,
    where: { tenant: { equals: site.id }, user: { equals: site.people[firstName]!.id } },
  })
  return docs[0]?.userRole as string | undefined
}
