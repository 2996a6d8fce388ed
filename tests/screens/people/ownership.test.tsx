import { screen, waitFor } from '@testing-library/react'
import { boot, type TestApp } from '@tests/support/boot'
import { PASSWORD } from '@tests/support/client'
import { button, choices, field, fill, failNextRequest } from '@tests/support/screens/controls'
import { closeScreens, findToast } from '@tests/support/screens/openScreen'
import { card, makeSite, openAs, row } from './support'

let app: TestApp

beforeAll(async () => {
  app = await boot()
})
afterEach(closeScreens)
afterAll(() => app.close())

/** The button that opens the dialog; in the dialog, the one that ends it. */
const transfer = () => button('Transfer ownership')

describe('the ownership of a site', () => {
  it('goes to an admin, with the password of the owner', async () => {
    const site = await makeSite(app, {
      people: { Amir: { as: 'tenant-admin' }, Vera: { as: 'tenant-viewer' } },
    })
    const amir = site.people.Amir!
    const opened = await openAs(app, site.people.owner)
    const { user } = opened
    await user.click(transfer())
    expect(choices('New owner')).toEqual(['Choose an admin', `Amir Tester (${amir.email})`])
    await user.selectOptions(field('New owner'), amir.id)
    expect(transfer().disabled).toBe(true)
    await fill(opened, 'Your password', 'not my password')
    await user.click(transfer())
    expect((await screen.findByRole('alert')).textContent).toBe('This password is incorrect.')
    await fill(opened, 'Your password', PASSWORD)
    failNextRequest(opened, 'POST', /transfer-ownership$/)
    await user.click(transfer())
    await findToast('Failed to transfer ownership')
    expect(await ownerOf(site.id)).toBe(site.people.owner.id)
    await user.click(transfer())
    await findToast('Amir Tester owns the site now.')
    await waitFor(() => expect(card('Site owner').textContent).toContain('Amir Tester'))
    expect(row('Staff', 'Olwen Tester').textContent).toContain('Admin')
    expect(screen.queryByRole('button', { name: 'Transfer ownership' })).toBeNull()
    expect(await ownerOf(site.id)).toBe(amir.id)
  })

  it('stays where it is while nobody is admin', async () => {
    const { people } = await makeSite(app, { people: { Vera: { as: 'tenant-viewer' } } })
    const { user } = await openAs(app, people.owner)
    expect(transfer().getAttribute('aria-disabled')).toBe('true')
    await user.hover(transfer())
    expect((await screen.findByRole('tooltip')).textContent).toBe(
      'Only an admin can become the owner. Make someone an admin first.',
    )
    await user.click(transfer())
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

const ownerOf = async (id: string) => (await app.payload.findByID({ collection: 'tenants', depth: 0, id })).owner
