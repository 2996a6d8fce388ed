import { screen, waitFor } from '@testing-library/react'
import { totpCode } from '@/lib/accounts/totp'
import { boot, type TestApp } from '@tests/support/boot'
import { anonymous, PASSWORD, signIn } from '@tests/support/client'
import { makePerson, type Person } from '@tests/screens/people/support'
import { button, field, fill, failNextRequest } from '@tests/support/screens/controls'
import { loadComponents } from '@tests/support/screens/loadComponents'
import { closeScreens, openScreen, type OpenScreen } from '@tests/support/screens/openScreen'
import { watchLoads } from '@tests/support/screens/watchLoads'

let app: TestApp
let person: Person

beforeAll(async () => {
  app = await boot()
  await loadComponents(app)
  person = await makePerson(app, 'Ffion')
})
afterEach(closeScreens)
afterAll(() => app.close())

const open = (query = '') => openScreen(app, anonymous(app), `/admin/login${query}`)
const title = () => screen.getByRole('heading', { level: 1 }).textContent
const alert = async () => (await screen.findByRole('alert')).textContent

async function enter(opened: OpenScreen, email: string, password: string): Promise<void> {
  await fill(opened, 'Email address', email)
  await fill(opened, 'Password', password)
  await opened.user.click(button('Sign in'))
}

/** What a field says about itself. */
function description(label: string): string {
  const id = field(label).getAttribute('aria-describedby')
  return (id && document.getElementById(id)?.textContent) || ''
}

describe('the login', () => {
  it('says at a field what it needs, until it has it', async () => {
    const opened = await open()
    await opened.user.click(button('Sign in'))
    expect(description('Email address')).toBe('Fill this in.')
    expect(description('Password')).toBe('Fill this in.')
    expect(document.activeElement).toBe(field('Email address'))
    await fill(opened, 'Email address', 'not an address')
    expect(description('Email address')).toBe('')
    await opened.user.click(button('Sign in'))
    expect(description('Email address')).toMatch(/^Enter an email address/)
    await fill(opened, 'Email address', person.email)
    await opened.user.click(button('Sign in'))
    expect(description('Email address')).toBe('')
    expect(document.activeElement).toBe(field('Password'))
    expect(opened.requests.filter(({ path }) => path === '/api/users/login')).toHaveLength(0)
  })

  it('says the same of a wrong password and of an unknown address', async () => {
    const opened = await open()
    for (const email of ['nobody@people.test', person.email]) {
      await enter(opened, email, 'not the one')
      expect(await alert()).toBe('The email address or password is incorrect.')
      expect(field('Email address').value).toBe(email)
      await fill(opened, 'Password', '')
    }
  })

  it('goes on to what was asked for, also when the connection was lost first', async () => {
    const opened = await open('?redirect=%2Fadmin%2Fauth%2Faccount')
    const loads = watchLoads()
    failNextRequest(opened, 'POST', /\/users\/login$/)
    await enter(opened, person.email, PASSWORD)
    expect(await alert()).toBe('You could not be signed in. Check your connection and try again.')
    await opened.user.click(button('Sign in'))
    await waitFor(() => expect(loads).toEqual(['/admin/auth/account']))
  })

  it('asks for a code, of the app or from paper, where the account requires one', async () => {
    const careful = await makePerson(app, 'Gwen')
    const client = await signIn(app, careful.email)
    const { body } = await client.post<{ secret: string }>('/users/second-factor', { password: PASSWORD })
    const code = totpCode(body.secret, Date.now())
    const confirmed = await client.post<{ codes: string[] }>('/users/second-factor/confirm', { code })
    const opened = await open()
    const loads = watchLoads()
    await enter(opened, careful.email, PASSWORD)
    await screen.findByRole('heading', { level: 1, name: 'One more step' })
    await fill(opened, 'Code', '999999')
    await opened.user.click(button('Continue'))
    expect(await alert()).toMatch(/^This code is wrong, or it has already been used\./)
    expect(loads).toEqual([])
    await opened.user.click(button('Start again'))
    expect(title()).toBe('Sign in')
    await enter(opened, careful.email, PASSWORD)
    await screen.findByLabelText('Code')
    await fill(opened, 'Code', confirmed.body.codes[0]!)
    await opened.user.click(button('Continue'))
    await waitFor(() => expect(loads).toEqual(['/admin']))
  })
})

describe('a link to confirm an address', () => {
  it('says so when it no longer works', async () => {
    await openScreen(app, anonymous(app), `/admin/verify/${'x'.repeat(43)}`)
    expect(title()).toBe('This link no longer works')
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy()
  })
})
