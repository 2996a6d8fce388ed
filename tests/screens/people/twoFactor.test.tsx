import { screen, waitFor, within } from '@testing-library/react'
import { totpCode } from '@/lib/accounts/totp'
import { boot, type TestApp } from '@tests/support/boot'
import { PASSWORD, signIn } from '@tests/support/client'
import { button, dialog, failNextRequest } from '@tests/support/screens/controls'
import { closeScreens, findToast, type OpenScreen } from '@tests/support/screens/openScreen'
import { card, makeSite, openAs, row, type Person, type Site } from './support'

let app: TestApp
let site: Site

beforeAll(async () => {
  app = await boot()
})
beforeEach(async () => {
  site = await makeSite(app, {
    people: { Amir: { as: 'tenant-admin' }, Elin: { role: 'Editor' } },
    roles: { Editor: ['pages:manage'] },
  })
})
afterEach(closeScreens)
afterAll(() => app.close())

const required = () => within(card('Two-factor sign-in')).getByRole<HTMLButtonElement>('switch')
const isRequired = async () =>
  (await app.payload.findByID({ collection: 'tenants', depth: 0, id: site.id })).requireTwoFactor ?? false

async function setUpFactor({ email }: Person): Promise<void> {
  const client = await signIn(app, email)
  const { body } = await client.post<{ secret: string }>('/users/second-factor', { password: PASSWORD })
  const { status } = await client.post('/users/second-factor/confirm', { code: totpCode(body.secret, Date.now()) })
  expect(status).toBe(200)
}

async function requireIt({ user }: OpenScreen): Promise<void> {
  await user.click(required())
  await user.click(button('Require it'))
}

describe('two-factor sign-in of everybody', () => {
  it('is for an owner to require who has it, so that they are not locked out', async () => {
    await openAs(app, site.people.owner)
    expect(required().disabled).toBe(true)
    expect(card('Two-factor sign-in').textContent).toContain('Set up two-factor sign-in for your own account first')
    expect(card('Two-factor sign-in').textContent).toContain('0 of 2 on your staff have it.')
  })

  it('is required after a question that counts whom it keeps out, and no longer without one', async () => {
    await setUpFactor(site.people.owner)
    await setUpFactor(site.people.Amir!)
    const opened = await openAs(app, site.people.owner)
    const { user } = opened
    expect(card('Two-factor sign-in').textContent).toContain('1 of 2 on your staff have it.')
    await user.click(required())
    expect(dialog().textContent).toContain(
      '1 person does not have it yet, and has to set it up in their account before they can work here.',
    )
    await user.click(button('Cancel'))
    expect(required().getAttribute('aria-checked')).toBe('false')
    failNextRequest(opened, 'POST', /require-two-factor$/)
    await requireIt(opened)
    await findToast('Failed to change two-factor sign-in')
    expect(await isRequired()).toBe(false)
    await requireIt(opened)
    await findToast('Two-factor sign-in is now required')
    await waitFor(() => expect(required().getAttribute('aria-checked')).toBe('true'))
    expect(await isRequired()).toBe(true)
    expect(row('Staff', 'Elin Tester').textContent).toContain('Waits for two-factor sign-in')
    expect(row('Staff', 'Amir Tester').textContent).not.toContain('Waits for two-factor sign-in')
    await user.click(required())
    await findToast('Two-factor sign-in is no longer required')
    await waitFor(() => expect(row('Staff', 'Elin Tester').textContent).not.toContain('Waits'))
    expect(await isRequired()).toBe(false)
  })

  it('is why somebody without it can do nothing yet', async () => {
    await setUpFactor(site.people.owner)
    const owner = await signIn(app, site.people.owner.email)
    expect((await owner.post(`/tenants/${site.id}/require-two-factor`, { required: true })).status).toBe(200)
    const { user } = await openAs(app, site.people.owner)
    await user.click(button('Manage Elin Tester'))
    await user.click(button('What may they do?'))
    const drawer = within(dialog('What may Elin Tester do?'))
    await user.click(await drawer.findByRole('button', { name: /^Permission:/ }))
    await user.type(screen.getByRole('combobox', { name: 'Permission' }), 'pages')
    await user.click(screen.getByRole('option', { name: 'Pages: Create and Edit' }))
    expect((await drawer.findByRole('status')).textContent).toBe('No They have to set up two-factor sign-in first.')
  })

  it('is decided by nobody but the owner', async () => {
    await openAs(app, site.people.Amir!)
    expect(card('Staff')).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Two-factor sign-in' })).toBeNull()
  })
})
