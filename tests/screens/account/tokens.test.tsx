import { screen, waitFor, within } from '@testing-library/react'
import { boot, type TestApp } from '@tests/support/boot'
import { anonymous, PASSWORD, signIn, type Client } from '@tests/support/client'
import { makeSite, type Site } from '@tests/screens/people/support'
import { button, choices, dialog, field, fill } from '@tests/support/screens/controls'
import { loadComponents } from '@tests/support/screens/loadComponents'
import { closeScreens, findToast, openScreen, type OpenScreen } from '@tests/support/screens/openScreen'
import { watchClipboard } from '@tests/support/screens/watchClipboard'

const NAME = 'Screens in the foyer'
const END = `End the token “${NAME}”`

let app: TestApp
let editor: Client
let opened: OpenScreen
let site: Site

beforeAll(async () => {
  app = await boot()
  await loadComponents(app)
})
beforeEach(async () => {
  site = await makeSite(app, {
    people: { Elin: { role: 'Editor' } },
    roles: { Editor: ['pages:manage', 'events:view'] },
  })
  editor = await signIn(app, site.people.Elin!.email)
})
afterEach(closeScreens)
afterAll(() => app.close())

const card = () => within(screen.getByRole('region', { name: 'Access tokens' }))
const create = () => opened.user.click(button('Create token'))
const permission = (group: string, name: string) =>
  within(within(dialog()).getByRole('group', { name: group })).getByRole<HTMLInputElement>('checkbox', { name })
/** Calls the API as a program: with the token and nothing else. */
const callWith = async (token: string, path: string) =>
  (await anonymous(app).get(path, { headers: { Authorization: `Bearer ${token}` } })).status

async function open(): Promise<void> {
  opened = await openScreen(app, editor, '/admin/auth/account')
}

/** Creates a token that can edit pages, for 90 days. */
async function createToken(): Promise<string> {
  await create()
  await fill(opened, 'Name', NAME)
  await opened.user.selectOptions(field('Works for'), '90 days')
  await opened.user.click(permission('Pages', 'Create and Edit'))
  await fill(opened, 'Current password', PASSWORD)
  await create()
  return (await screen.findByRole('dialog', { name: 'Your new token' })).querySelector('code')!.textContent
}

describe('access tokens, in the account', () => {
  it('tick everything to view at once, and keep what another permission needs', async () => {
    await open()
    await create()
    const all = within(dialog()).getByRole<HTMLInputElement>('checkbox', { name: 'Everything, to view only' })
    await opened.user.click(permission('Pages', 'Create and Edit'))
    expect([all.checked, all.indeterminate]).toEqual([false, true])
    await opened.user.click(all)
    expect([permission('Events', 'View').checked, permission('Pages', 'View').checked]).toEqual([true, true])
    await opened.user.click(all)
    expect([permission('Events', 'View').checked, permission('Pages', 'View').checked]).toEqual([false, true])
    expect(all.checked).toBe(false)
  })

  it('lead to the API reference, which is loaded from our own server', async () => {
    await open()
    expect(card().getByRole('link', { name: 'API reference' }).getAttribute('href')).toBe('/admin/api')
    opened = await openScreen(app, editor, '/admin/api')
    expect(screen.getByRole('heading', { name: 'API reference' })).toBeTruthy()
    await waitFor(() => expect(document.querySelector('openapi-explorer')).not.toBeNull(), { timeout: 20_000 })
  })

  it('say at its field what is missing, and keep what was typed', async () => {
    await open()
    expect(card().getByText('You don’t have any access tokens.')).toBeTruthy()
    await create()
    expect(choices('Works for')).toEqual(['30 days', '90 days', '365 days'])
    await fill(opened, 'Name', NAME)
    await fill(opened, 'Current password', 'not the one')
    await create()
    expect(screen.getByRole('alert').textContent).toBe('Choose at least one permission.')
    await opened.user.click(permission('Pages', 'Create and Edit'))
    expect(permission('Pages', 'View').checked).toBe(true)
    await create()
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('This password is incorrect.'))
    expect(document.activeElement).toBe(field('Current password'))
    expect(field('Name').value).toBe(NAME)
    expect((await editor.get<{ tokens: unknown[] }>('/tokens')).text).not.toContain(NAME)
  })

  it('are shown once, to be copied, and then listed with site, permissions, end and last use', async () => {
    await open()
    const token = await createToken()
    expect(token).toMatch(/^cbp_[\w-]{51}$/)
    const copies = watchClipboard()
    await opened.user.click(button('Copy'))
    await findToast('Token copied')
    expect(copies).toEqual([token])
    await opened.user.click(button('I’ve copied it'))
    const entry = await card().findByRole('listitem')
    expect(entry.textContent).toContain(NAME)
    expect(entry.textContent).toContain('Pages: View, Create and Edit')
    expect(entry.textContent).toMatch(
      new RegExp(`${site.name}.* · .Expires \\d{1,2} \\w+ \\d{4}, \\d\\d:\\d\\d UTC. · .Not used yet`),
    )
    expect(document.documentElement.outerHTML).not.toContain(token)
    expect(await callWith(token, '/pages?limit=1')).toBe(200)
    expect(await callWith(token, '/events?limit=1')).toBe(403)
    await closeScreens()
    await open()
    expect(card().getByRole('listitem').textContent).toContain('Last used')
    expect(document.documentElement.outerHTML).not.toContain(token)
  })

  it('are ended after a question, and at once', async () => {
    await open()
    const token = await createToken()
    await opened.user.click(button('I’ve copied it'))
    await opened.user.click(await card().findByRole('button', { name: END }))
    expect(dialog(END).textContent).toContain('Everything that uses it stops working at once.')
    await opened.user.click(button('Cancel'))
    expect(await callWith(token, '/pages?limit=1')).toBe(200)
    await opened.user.click(button(END))
    await opened.user.click(within(dialog(END)).getByRole('button', { name: 'End' }))
    await findToast('Token ended')
    expect(await screen.findByText('You don’t have any access tokens.')).toBeTruthy()
    expect(await callWith(token, '/pages?limit=1')).toBe(401)
  })

  it('stand in the activity of the site, without the token', async () => {
    await open()
    const token = await createToken()
    await opened.user.click(button('I’ve copied it'))
    await opened.user.click(await card().findByRole('button', { name: END }))
    await opened.user.click(within(dialog(END)).getByRole('button', { name: 'End' }))
    await findToast('Token ended')
    await closeScreens()
    await openScreen(app, await signIn(app, site.people.owner.email), '/admin/settings/activity?kind=people')
    expect(screen.getByText(/^Created the access token “.?Screens in the foyer.?”/)).toBeTruthy()
    expect(screen.getByText(/^Ended the access token “.?Screens in the foyer.?”/)).toBeTruthy()
    expect(document.documentElement.outerHTML).not.toContain(token)
  })
})
