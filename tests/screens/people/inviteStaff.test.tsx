import { screen, waitFor, within } from '@testing-library/react'
import { boot, type TestApp } from '@tests/support/boot'
import { button, dialog, field, fill, failNextRequest } from '@tests/support/screens/controls'
import { closeScreens, findToast, type OpenScreen } from '@tests/support/screens/openScreen'
import { card, makeSite, openAs, row, type Site } from './support'

let app: TestApp
let site: Site
let opened: OpenScreen

beforeAll(async () => {
  app = await boot()
})
beforeEach(async () => {
  site = await makeSite(app, {
    people: { Elin: { role: 'Editor' } },
    roles: { Editor: ['pages:manage'], Planner: ['events:manage'] },
    seats: 5,
  })
  opened = await openAs(app, site.people.owner)
  await opened.user.click(button('Add staff'))
})
afterEach(closeScreens)
afterAll(() => app.close())

const send = () => button('Send invite')

async function fillIn(email: string): Promise<void> {
  await fill(opened, 'First name', 'Nia')
  await fill(opened, 'Last name', 'Newcomer')
  await fill(opened, 'Email', email)
  await opened.user.selectOptions(field('Role'), 'Editor')
}

async function inviteTo(email: string): Promise<void> {
  await fill(opened, 'Email', email)
  await opened.user.click(send())
}

const invitationsTo = async (email: string) =>
  (await app.payload.find({ collection: 'invite-tokens', depth: 0, where: { email: { equals: email } } })).docs

describe('inviting staff', () => {
  it('takes a first name, a last name, an address and a role [A-067, A-187]', async () => {
    const { user } = opened
    expect(dialog('Add staff')).toBeTruthy()
    expect(send().disabled).toBe(true)
    await fill(opened, 'First name', 'Nia')
    await fill(opened, 'Last name', 'Newcomer')
    await fill(opened, 'Email', 'nia.newcomer@people.test')
    expect(send().disabled).toBe(true)
    await user.selectOptions(field('Role'), 'Planner')
    expect(send().disabled).toBe(false)
    for (const label of ['First name', 'Last name', 'Email']) {
      const { value } = field(label)
      await fill(opened, label, ' ')
      expect(send().disabled).toBe(true)
      await fill(opened, label, value)
      expect(send().disabled).toBe(false)
    }
    await user.click(send())
    await findToast('Invitation sent to nia.newcomer@people.test')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement?.textContent).toBe('Add staff')
    await waitFor(() =>
      expect(row('Staff', 'Nia Newcomer').textContent).toMatch(/Planner.*Invited by Olwen Tester.*Ends in .*Pending/),
    )
    expect(card('Staff').textContent).toContain('2 of 5 · 1 of them is invited')
    const [invitation] = await invitationsTo('nia.newcomer@people.test')
    expect(invitation).toMatchObject({
      metadata: { firstName: 'Nia', lastName: 'Newcomer' },
      status: 'pending',
      tenant: site.id,
      userRoles: site.roles.Planner,
    })
  })

  it('makes a missing role on the way, and keeps what was typed', async () => {
    const { user } = opened
    await fill(opened, 'First name', 'Nia')
    await user.click(button('Create New Role'))
    const drawer = within(dialog('Create New Role'))
    await fill(opened, 'Title', 'Front of house')
    await user.click(within(drawer.getByRole('group', { name: 'Events' })).getByRole('checkbox', { name: 'View' }))
    await user.click(drawer.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Create New Role' })).toBeNull())
    const role = await within(field('Role')).findByRole<HTMLOptionElement>('option', { name: 'Front of house' })
    expect(role.selected).toBe(true)
    expect(field('First name').value).toBe('Nia')
    await user.keyboard('{Escape}')
    expect(row('Roles', 'Front of house').textContent).toMatch(/1 of \d+ permissions/)
  })

  it('says why it failed, and keeps what was typed [A-287]', async () => {
    await fillIn('lost@people.test')
    failNextRequest(opened, 'POST', /invite-staff$/)
    await opened.user.click(send())
    await findToast('Failed to send invitation')
    expect(field('First name').value).toBe('Nia')
    await inviteTo('no address')
    await findToast('Enter an email address such as name@example.org for “Email”.')
    expect(screen.getByRole('alert').textContent).toBe('Enter an email address such as name@example.org for “Email”.')
    expect(document.activeElement).toBe(field('Email'))
    await inviteTo(site.people.Elin!.email)
    await findToast('Someone with this address already works here.')
    expect(await invitationsTo('lost@people.test')).toHaveLength(0)
  })

  it('offers to send an open invitation again', async () => {
    const { user } = opened
    await fillIn('nia@people.test')
    await user.click(send())
    await findToast('Invitation sent to nia@people.test')
    await user.click(await screen.findByRole('button', { name: 'Add staff' }))
    await fillIn('NIA@people.test')
    await user.click(send())
    await findToast('This address already has an open invitation. You can send it again.')
    expect(within(dialog()).getByRole('status').textContent).toContain('They already have an open invitation.')
    const [before] = await invitationsTo('nia@people.test')
    await user.click(button('Send it again'))
    await findToast('Invitation resent successfully')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const after = await invitationsTo('nia@people.test')
    expect(after).toHaveLength(1)
    expect(Date.parse(after[0]!.expiresAt)).toBeGreaterThan(Date.parse(before!.expiresAt))
  })
})
