import { jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { Authenticator } from '@tests/support/authenticator'
import { boot, type TestApp } from '@tests/support/boot'
import { anonymous, PASSWORD, signIn, type Client } from '@tests/support/client'
import { makeSite, type Site } from '@tests/screens/people/support'
import { button, dialog, fill } from '@tests/support/screens/controls'
import { connectDevice, offerPasskeys } from '@tests/support/screens/connectDevice'
import { loadComponents } from '@tests/support/screens/loadComponents'
import { closeScreens, findToast, openScreen, type OpenScreen } from '@tests/support/screens/openScreen'
import { watchLoads } from '@tests/support/screens/watchLoads'

/** The browser is the same before and after sign-in. */
const DEVICE_COOKIE = `callboard-device=${'d'.repeat(43)}`

let app: TestApp
let opened: OpenScreen
let site: Site
let disconnect: () => void

beforeAll(async () => {
  app = await boot()
  await loadComponents(app)
})
beforeEach(async () => {
  site = await makeSite(app, { people: { Elin: { role: 'Editor' } }, roles: { Editor: ['pages:manage'] } })
})
afterEach(() => {
  disconnect()
  return closeScreens()
})
afterAll(() => app.close())

const inBrowser = (client: Client): Client => ({
  ...client,
  cookie: [client.cookie, DEVICE_COOKIE].filter(Boolean).join('; '),
})
const card = (name: string) => within(screen.getByRole('region', { name }))
const isSignedIn = async (client: Client) => Boolean((await client.get('/users/me')).body.user)

/** Opens the account of Elin and adds a passkey, up to the backup codes. */
async function add(): Promise<Client> {
  const client = await signIn(app, site.people.Elin!.email)
  opened = await openScreen(app, inBrowser(client), '/admin/auth/account')
  await opened.user.click(button('Add a passkey'))
  await fill(opened, 'Name', 'Office laptop')
  await fill(opened, 'Current password', PASSWORD)
  await opened.user.click(button('Next'))
  return client
}

async function openLogin(): Promise<void> {
  opened = await openScreen(app, inBrowser(anonymous(app)), '/admin/login')
}

describe('passkeys', () => {
  it('are added in the account, with backup codes beside the first, and end with a passkey in place of a code', async () => {
    disconnect = connectDevice(new Authenticator())
    const client = await signIn(app, site.people.Elin!.email)
    opened = await openScreen(app, inBrowser(client), '/admin/auth/account')
    expect(card('Passkeys').getByText('You don’t have any passkeys.')).toBeTruthy()
    await closeScreens()
    await add()
    const codes = await screen.findByRole('dialog', { name: 'Backup codes' })
    await waitFor(() => expect(screen.getAllByRole('dialog')).toEqual([codes]))
    expect(within(codes).getAllByRole('listitem')).toHaveLength(10)
    await opened.user.click(within(codes).getByRole('button', { name: 'I’ve saved them' }))
    await findToast('The passkey was added')
    expect((await card('Passkeys').findByRole('listitem')).textContent).toMatch(/^Office laptop.*Added .*never used/)
    expect(card('Two-factor sign-in').getByRole('button', { name: 'Add an authenticator app' })).toBeTruthy()

    await opened.user.click(button('End the passkey “Office laptop”'))
    await fill(opened, 'Current password', PASSWORD)
    await opened.user.click(within(dialog()).getByRole('button', { name: 'Use a passkey' }))
    await screen.findByRole('button', { name: 'Passkey confirmed' })
    await opened.user.click(within(dialog()).getByRole('button', { name: 'End' }))
    await findToast('The passkey was ended')
    expect(await card('Passkeys').findByText('You don’t have any passkeys.')).toBeTruthy()
  })

  it('ask for a code before the next one or an app is added, and keep it when the person cancels the device', async () => {
    const first = new Authenticator()
    disconnect = connectDevice(first)
    await add()
    const codes = await screen.findByRole('dialog', { name: 'Backup codes' })
    await opened.user.click(within(codes).getByRole('button', { name: 'I’ve saved them' }))
    await card('Passkeys').findByRole('listitem')
    const prove = async () => {
      await fill(opened, 'Current password', PASSWORD)
      await opened.user.click(within(dialog()).getByRole('button', { name: 'Use a passkey' }))
      await screen.findByRole('button', { name: 'Passkey confirmed' })
    }
    const next = () => opened.user.click(within(dialog()).getByRole('button', { name: 'Next' }))

    await opened.user.click(button('Add a passkey'))
    await fill(opened, 'Name', 'Telephone')
    await prove()
    for (const [problem, text] of [
      ['NotAllowedError', 'No passkey was used. Try again, or choose another way.'],
      ['InvalidStateError', /^This device already has a passkey of your account/],
    ] as const) {
      jest.spyOn(navigator.credentials, 'create').mockRejectedValueOnce(new DOMException('Refused', problem))
      await next()
      await within(dialog()).findByText(text)
    }
    disconnect()
    disconnect = connectDevice(new Authenticator())
    await next()
    await waitFor(() => expect(card('Passkeys').getAllByRole('listitem')).toHaveLength(2))
    disconnect()
    disconnect = connectDevice(first)

    await opened.user.click(card('Two-factor sign-in').getByRole('button', { name: 'Add an authenticator app' }))
    await prove()
    await next()
    await screen.findByRole('img', { name: 'QR code with the key for your authenticator app' })
    expect(within(dialog()).queryByRole('button', { name: 'Use a passkey' })).toBeNull()
  })

  it('are renamed, which asks for nothing but the name', async () => {
    disconnect = connectDevice(new Authenticator())
    await add()
    const codes = await screen.findByRole('dialog', { name: 'Backup codes' })
    await opened.user.click(within(codes).getByRole('button', { name: 'I’ve saved them' }))
    await card('Passkeys').findByRole('listitem')
    await opened.user.click(button('Rename the passkey “Office laptop”'))
    const name = within(dialog()).getByRole('textbox', { name: 'Name' })
    expect(name).toHaveProperty('value', 'Office laptop')
    expect(within(dialog()).getAllByRole('textbox')).toHaveLength(1)
    await opened.user.clear(name)
    await opened.user.type(name, 'Box office')
    await opened.user.click(within(dialog()).getByRole('button', { name: 'Rename' }))
    await findToast('The passkey was renamed')
    expect(await screen.findByRole('button', { name: 'End the passkey “Box office”' })).toBeTruthy()
    expect(card('Passkeys').getByRole('listitem').textContent).toMatch(/^Box office/)
  })

  it('sign in from the field for the email address, where the browser offers them', async () => {
    const device = new Authenticator()
    disconnect = connectDevice(device)
    await add()
    await screen.findByRole('dialog', { name: 'Backup codes' })
    await closeScreens()
    disconnect()
    const autofill = offerPasskeys()
    disconnect = connectDevice(device, { autofill })
    await openLogin()
    const loads = watchLoads()
    await waitFor(() => expect(autofill.isOffered()).toBe(true))
    expect(screen.getByLabelText('Email address').getAttribute('autocomplete')).toBe('username webauthn')
    // Another way to use a passkey takes the place of the offer, which comes back when the person cancels.
    jest.spyOn(navigator.credentials, 'get').mockRejectedValueOnce(new DOMException('Cancelled', 'NotAllowedError'))
    await opened.user.click(button('Sign in with a passkey'))
    await screen.findByRole('alert')
    await waitFor(() => expect(autofill.isOffered()).toBe(true))
    expect(loads).toEqual([])
    autofill.choose()
    await waitFor(() => expect(loads).toEqual(['/admin']))
  })

  it('are not offered there by browsers that cannot, nor asked for', async () => {
    disconnect = connectDevice(new Authenticator())
    const asked = jest.spyOn(navigator.credentials, 'get')
    await openLogin()
    await waitFor(() => expect(button('Sign in with a passkey')).toHaveProperty('disabled', false))
    expect(asked).not.toHaveBeenCalled()
  })

  it('sign in from the sign-in screen, and say so when the person cancels or the device is not known', async () => {
    const device = new Authenticator()
    disconnect = connectDevice(device)
    await add()
    await screen.findByRole('dialog', { name: 'Backup codes' })
    await closeScreens()
    await openLogin()
    const loads = watchLoads()
    const use = () => opened.user.click(button('Sign in with a passkey'))

    disconnect()
    disconnect = connectDevice(null)
    await use()
    expect((await screen.findByRole('alert')).textContent).toBe(
      'No passkey was used. Try again, or choose another way.',
    )
    disconnect()
    const unknown = new Authenticator()
    unknown.userHandle = device.userHandle
    disconnect = connectDevice(unknown)
    await use()
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe(
        'This passkey does not sign in here. Try another one, or sign in with your password.',
      ),
    )
    expect(loads).toEqual([])
    disconnect()
    disconnect = connectDevice(device)
    await use()
    await waitFor(() => expect(loads).toEqual(['/admin']))
  })

  it('follow the password in place of a code, where a site wants the password first', async () => {
    const device = new Authenticator()
    disconnect = connectDevice(device)
    const client = await add()
    await screen.findByRole('dialog', { name: 'Backup codes' })
    expect(await isSignedIn(client)).toBe(true)
    await closeScreens()

    opened = await openScreen(app, await signIn(app, site.people.owner.email), '/admin/settings/users', {
      tenant: site.id,
    })
    const rule = () => card('Passkeys').getByRole('switch', { name: 'Ask for the password before the passkey' })
    expect(rule().getAttribute('aria-checked')).toBe('false')
    await opened.user.click(rule())
    await findToast('Saved')
    await waitFor(() => expect(rule().getAttribute('aria-checked')).toBe('true'))
    await closeScreens()

    await openLogin()
    const loads = watchLoads()
    await opened.user.click(button('Sign in with a passkey'))
    expect((await screen.findByRole('alert')).textContent).toMatch(/^A site of yours asks for your password too/)
    await fill(opened, 'Email address', site.people.Elin!.email)
    await fill(opened, 'Password', PASSWORD)
    await opened.user.click(button('Sign in'))
    await screen.findByRole('heading', { name: 'One more step' })
    expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull()
    await opened.user.click(button('Use a passkey'))
    await waitFor(() => expect(loads).toEqual(['/admin']))
  })
})
