import { screen, waitFor } from '@testing-library/react'
import { totpCode } from '@/lib/accounts/totp'
import { boot, type TestApp } from '@tests/support/boot'
import { anonymous, PASSWORD, signIn, signInWith } from '@tests/support/client'
import { mailsTo, runAccountJobs, tokenIn } from '@tests/support/mails'
import { makePerson } from '@tests/screens/people/support'
import { button, field, fill, failNextRequest } from '@tests/support/screens/controls'
import { loadComponents } from '@tests/support/screens/loadComponents'
import { closeScreens, openScreen, type OpenScreen } from '@tests/support/screens/openScreen'
import { watchLoads } from '@tests/support/screens/watchLoads'

let app: TestApp

beforeAll(async () => {
  app = await boot()
  await loadComponents(app)
})
afterEach(closeScreens)
afterAll(() => app.close())

const open = (path: string) => openScreen(app, anonymous(app), path)
const title = () => screen.getByRole('heading', { level: 1 }).textContent
const alert = async () => (await screen.findByRole('alert')).textContent
const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

async function askFor(opened: OpenScreen, email: string): Promise<void> {
  await fill(opened, 'Email address', email)
  await opened.user.click(button('Send the link'))
}

/** Asks for a link for somebody, and opens it. */
async function openLinkOf({ email }: { email: string }): Promise<OpenScreen & { path: string }> {
  expect((await anonymous(app).post('/users/forgot-password', { email })).status).toBe(200)
  await runAccountJobs(app)
  const [mail] = await mailsTo(app, email, 'resetPassword')
  const path = `/admin/reset/${tokenIn(mail!.link)}`
  return { ...(await open(path)), path }
}

describe('a forgotten password', () => {
  it('is asked for with an address, and nobody learns whose is known', async () => {
    const person = await makePerson(app, 'Rhian')
    await open('/admin/login')
    expect(link('Forgot your password?')).toBe('/admin/forgot')
    await closeScreens()
    for (const email of ['nobody@people.test', person.email]) {
      const opened = await open('/admin/forgot')
      expect(title()).toBe('Forgot your password?')
      await askFor(opened, email)
      await screen.findByRole('heading', { level: 1, name: 'Check your email' })
      expect(screen.getByText(new RegExp(`^If ${email} has an account, a link is on its way\\.`))).toBeTruthy()
      await closeScreens()
    }
    await runAccountJobs(app)
    expect(await mailsTo(app, person.email, 'resetPassword')).toHaveLength(1)
    expect(await mailsTo(app, 'nobody@people.test', 'resetPassword')).toHaveLength(0)
  })

  it('is not asked for without an address, or without a connection', async () => {
    const opened = await open('/admin/forgot')
    await askFor(opened, 'no address')
    expect(await alert()).toBe('Enter an email address such as name@example.org')
    expect(document.activeElement).toBe(field('Email address'))
    failNextRequest(opened, 'POST', /forgot-password$/)
    await askFor(opened, 'nobody@people.test')
    await waitFor(async () =>
      expect(await alert()).toBe('The link could not be sent. Check your connection and try again.'),
    )
  })

  it('is replaced by one that is long enough, which signs in', async () => {
    const person = await makePerson(app, 'Rhian')
    const opened = await openLinkOf(person)
    const loads = watchLoads()
    const set = () => opened.user.click(button('Set the password'))
    expect(title()).toBe('Choose a new password')
    expect(field('Email address').value).toBe(person.email)
    await fill(opened, 'New password', 'short')
    await set()
    expect(await alert()).toBe('At least 10 characters')
    expect(document.activeElement).toBe(field('New password'))
    await fill(opened, 'New password', 'a long enough one')
    failNextRequest(opened, 'POST', /reset-password$/)
    await set()
    await waitFor(async () =>
      expect(await alert()).toBe('Your password could not be set. Check your connection and try again.'),
    )
    expect(field('New password').value).toBe('a long enough one')
    await set()
    await waitFor(() => expect(loads).toEqual([expect.stringMatching(/^\/admin\/?$/)]))
    await signInWith(app, person.email, 'a long enough one')
    await closeScreens()
    await open(opened.path)
    expect(title()).toBe('This link no longer works')
    expect(link('Send me a new link')).toBe('/admin/forgot')
  })

  it('a new password with two-factor sign-in leads back to the login, for the code', async () => {
    const person = await makePerson(app, 'Gwen')
    const client = await signIn(app, person.email)
    const { body } = await client.post<{ secret: string }>('/users/second-factor', { password: PASSWORD })
    await client.post('/users/second-factor/confirm', { code: totpCode(body.secret, Date.now()) })
    const opened = await openLinkOf(person)
    const loads = watchLoads()
    await fill(opened, 'New password', 'a long enough one')
    await opened.user.click(button('Set the password'))
    await screen.findByRole('heading', { level: 1, name: 'Your password is set' })
    expect(screen.getByText('Sign in with it and a code from your authenticator app.')).toBeTruthy()
    expect(link('Sign in')).toBe('/admin/login')
    expect(loads).toEqual([])
  })
})
