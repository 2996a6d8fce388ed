import { screen, waitFor, within } from '@testing-library/react'
import { totpCode } from '@/lib/accounts/totp'
import { boot, type TestApp } from '@tests/support/boot'
import { PASSWORD, signIn, signInWith, type Client } from '@tests/support/client'
import { makePerson, type Person } from '@tests/screens/people/support'
import { button, dialog, field, fill } from '@tests/support/screens/controls'
import { loadComponents } from '@tests/support/screens/loadComponents'
import { closeScreens, findToast, openScreen, type OpenScreen } from '@tests/support/screens/openScreen'

let app: TestApp
let client: Client
let opened: OpenScreen
let person: Person

beforeAll(async () => {
  app = await boot()
  await loadComponents(app)
})
beforeEach(async () => {
  person = await makePerson(app, 'Vera')
  client = await signIn(app, person.email)
})
afterEach(closeScreens)
afterAll(() => app.close())

async function open(): Promise<void> {
  opened = await openScreen(app, client, '/admin/auth/account')
}

const card = (name: string) => within(screen.getByRole('region', { name }))
const isSignedIn = async (other: Client) => Boolean((await other.get('/users/me')).body.user)

describe('the account', () => {
  it('changes the name by which somebody is shown, or discards it', async () => {
    await open()
    await fill(opened, 'Shown as', 'Somebody else')
    await opened.user.click(button('Discard'))
    expect(field('Shown as').value).toBe('')
    await fill(opened, 'Shown as', 'Vera B.')
    await opened.user.click(button('Save'))
    await findToast('Your account is saved')
    expect(field('Shown as').value).toBe('Vera B.')
    expect(await app.payload.findByID({ collection: 'users', id: person.id })).toMatchObject({ displayName: 'Vera B.' })
  })

  it('says beside a language that a machine has translated it, and nothing of the kind beside English', async () => {
    await open()
    const note = 'Translated by machine, not yet read by a person.'
    expect(screen.queryByText(note, { exact: false })).toBeNull()
    for (const language of ['Cymraeg', 'Español', 'العربية']) {
      await opened.user.selectOptions(field('Admin language'), language)
      expect(screen.getByText(note, { exact: false })).toBeTruthy()
    }
    await opened.user.selectOptions(field('Admin language'), 'English')
    expect(screen.queryByText(note, { exact: false })).toBeNull()
  })

  it('says at the field what is wrong with a new password, keeps what was typed, and changes it', async () => {
    await open()
    await opened.user.click(button('Change password'))
    const change = () => opened.user.click(button('Change password'))
    await fill(opened, 'Current password', 'not the one')
    await fill(opened, 'New password', 'another long password')
    await change()
    expect((await screen.findByRole('alert')).textContent).toBe('This password is incorrect.')
    expect(document.activeElement).toBe(field('Current password'))
    expect(field('New password').value).toBe('another long password')
    await fill(opened, 'Current password', PASSWORD)
    await change()
    await findToast('Your password has been changed. Your other sessions have ended.')
    expect(screen.queryByRole('dialog')).toBeNull()
    await signInWith(app, person.email, 'another long password')
  })

  it('shows where somebody is signed in, and ends the sessions', async () => {
    const [second, third] = [await signIn(app, person.email), await signIn(app, person.email)]
    await open()
    const sessions = () => card('Where you are signed in')
    expect(sessions().getAllByRole('listitem')).toHaveLength(3)
    expect(sessions().getAllByText('This session')).toHaveLength(1)
    await opened.user.click(sessions().getAllByRole('button', { name: /^End the session on/ })[0]!)
    await findToast('The session has ended')
    await waitFor(() => expect(sessions().getAllByRole('listitem')).toHaveLength(2))
    expect([await isSignedIn(second), await isSignedIn(third)].filter(Boolean)).toHaveLength(1)
    await opened.user.click(button('End all others'))
    await findToast('All other sessions have ended')
    await waitFor(() => expect(sessions().getAllByRole('listitem')).toHaveLength(1))
    expect([await isSignedIn(second), await isSignedIn(third), await isSignedIn(client)]).toEqual([false, false, true])
  })
})

describe('two-factor sign-in', () => {
  const factor = () => card('Two-factor sign-in')

  it('is turned on with a code of the app, and off with a backup code', async () => {
    await open()
    const { user } = opened
    await user.click(factor().getByRole('button', { name: 'Set up' }))
    await fill(opened, 'Current password', PASSWORD)
    await user.click(button('Next'))
    expect(await screen.findByRole('img', { name: 'QR code with the key for your authenticator app' })).toBeTruthy()
    const secret = dialog().querySelector('code')!.textContent.replaceAll(' ', '')
    await fill(opened, 'Code', '000000')
    await user.click(button('Turn on'))
    expect((await screen.findByRole('alert')).textContent).toMatch(/^This code is wrong/)
    await fill(opened, 'Code', totpCode(secret, Date.now()))
    await user.click(button('Turn on'))
    const paper = within(await screen.findByRole('dialog', { name: 'Backup codes' }))
    const codes = paper.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(new Set(codes).size).toBe(10)
    await user.click(paper.getByRole('button', { name: 'I’ve saved them' }))
    expect(await factor().findByText('10 backup codes are left.')).toBeTruthy()
    await user.click(factor().getByRole('button', { name: 'Turn off' }))
    await fill(opened, 'Current password', PASSWORD)
    await fill(opened, 'Code', codes[0]!)
    await user.click(within(dialog('Turn off')).getByRole('button', { name: 'Turn off' }))
    expect(await screen.findByRole('button', { name: 'Set up' })).toBeTruthy()
    await signInWith(app, person.email, PASSWORD)
  })
})
