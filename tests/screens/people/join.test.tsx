import { screen, waitFor } from '@testing-library/react'
import { boot, type TestApp } from '@tests/support/boot'
import { anonymous, PASSWORD, signIn, type Client } from '@tests/support/client'
import { mailsTo, tokenIn } from '@tests/support/mails'
import { button, field, fill, failNextRequest } from '@tests/support/screens/controls'
import { closeScreens, openScreen, type OpenScreen } from '@tests/support/screens/openScreen'
import { watchLoads } from '@tests/support/screens/watchLoads'
import { makePerson, makeSite, type Site } from './support'

let app: TestApp
let site: Site
let owner: Client

beforeAll(async () => {
  app = await boot()
})
beforeEach(async () => {
  site = await makeSite(app, { roles: { Editor: ['pages:manage'] } })
  owner = await signIn(app, site.people.owner.email)
})
afterEach(closeScreens)
afterAll(() => app.close())

const newAddress = () => `nia-${site.slug}@people.test`
const title = () => screen.getByRole('heading', { level: 1 }).textContent
const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

const newestToken = async (email: string) => tokenIn((await mailsTo(app, email, 'invitation')).at(-1)!.link)

async function invite(email: string): Promise<{ id: string; token: string }> {
  const { body } = await owner.post<{ id: string }>('/users/invite-staff', {
    email,
    firstName: 'Nia',
    lastName: 'Newcomer',
    roleId: site.roles.Editor,
    tenantId: site.id,
  })
  return { id: body.id, token: await newestToken(email) }
}

const open = (token: string, client: Client = anonymous(app)): Promise<OpenScreen> =>
  openScreen(app, client, `/admin/invite/${token}`)

async function membershipOf(email: string) {
  const { docs } = await app.payload.find({
    collection: 'memberships',
    depth: 0,
    where: { tenant: { equals: site.id }, 'user.email': { equals: email } },
  })
  return docs[0]
}

describe('the screen of an invitation', () => {
  it('says who invites to what, and takes the token out of the address [A-006]', async () => {
    const { token } = await invite(newAddress())
    await open(token)
    expect(title()).toBe(`Join ${site.name}`)
    expect(screen.getByText(`Olwen Tester has invited you to work on ${site.name} as Editor.`)).toBeTruthy()
    expect(field('Email').value).toBe(newAddress())
    expect(field('First name').value).toBe('Nia')
    expect(field('Last name').value).toBe('Newcomer')
    expect(window.location.pathname).toBe('/admin/invite')
  })

  it('lets a new person in once the password is long enough, and keeps what was typed until then [A-006]', async () => {
    const { token } = await invite(newAddress())
    const opened = await open(token)
    const loads = watchLoads()
    const join = () => opened.user.click(button('Create account and join'))
    await fill(opened, 'Password', 'short')
    await join()
    expect(screen.getByRole('alert').textContent).toBe('At least 10 characters')
    expect(document.activeElement).toBe(field('Password'))
    await fill(opened, 'Last name', 'Pugh')
    await fill(opened, 'Password', 'a long enough one')
    failNextRequest(opened, 'POST', /accept-invitation$/)
    await join()
    expect((await screen.findByRole('alert')).textContent).toBe(
      'You could not join. Check your connection and try again.',
    )
    expect(field('Last name').value).toBe('Pugh')
    expect(await membershipOf(newAddress())).toBeUndefined()
    await join()
    await waitFor(() => expect(loads).toEqual(['/admin']))
    expect(await membershipOf(newAddress())).toMatchObject({ role: 'staff', userRole: site.roles.Editor })
  })

  it('is found again by the tab that showed it, without the token in the address', async () => {
    const { token } = await invite(newAddress())
    await open(token)
    await closeScreens()
    const loads = watchLoads()
    await openScreen(app, anonymous(app), '/admin/invite')
    await waitFor(() => expect(loads).toEqual([`/admin/invite/${token}`]))
    expect(screen.queryByRole('heading')).toBeNull()
  })

  it('sends somebody who has an account to the login, to come back', async () => {
    const nia = await makePerson(app, 'Nia')
    await open((await invite(nia.email)).token)
    expect(link(`Sign in as ${nia.email} to join`)).toBe('/admin/login?redirect=%2Fadmin%2Finvite')
    expect(screen.queryByLabelText('Password')).toBeNull()
  })

  it('lets in whoever is signed in as that address', async () => {
    const nia = await makePerson(app, 'Nia')
    const { token } = await invite(nia.email)
    const { user } = await open(token, await signIn(app, nia.email))
    const loads = watchLoads()
    await user.click(button(`Join ${site.name}`))
    await waitFor(() => expect(loads).toEqual(['/admin']))
    expect(await membershipOf(nia.email)).toMatchObject({ role: 'staff', userRole: site.roles.Editor })
  })

  it('tells somebody who is signed in with another address, and logs them out', async () => {
    const nia = await makePerson(app, 'Nia')
    const other = await makePerson(app, 'Other')
    const { token } = await invite(nia.email)
    const client = await signIn(app, other.email)
    const { user } = await open(token, client)
    const loads = watchLoads()
    expect(
      screen.getByText(
        `This invitation is for ${nia.email}, and you are signed in as ${other.email}. Log out to use it.`,
      ),
    ).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Join/ })).toBeNull()
    await user.click(button('Log out'))
    await waitFor(() => expect(loads).toEqual([`/admin/invite/${token}`]))
    expect((await client.get('/users/me')).body.user).toBeNull()
    expect(await membershipOf(nia.email)).toBeUndefined()
  })

  it('is dead once the invitation was sent again, cancelled or used, or where there was none [A-147, A-148]', async () => {
    const expectDead = async (token: string) => {
      await open(token)
      expect(title()).toBe('This invitation cannot be used')
      expect(screen.getByText(/ask the person who invited you to send it again/)).toBeTruthy()
      expect(link('Sign in')).toBe('/admin/login')
      await closeScreens()
    }
    const first = await invite(newAddress())
    await owner.post(`/invite-tokens/${first.id}/resend`)
    const second = await newestToken(newAddress())
    await expectDead(first.token)
    await open(second)
    expect(title()).toBe(`Join ${site.name}`)
    await closeScreens()
    await owner.patch(`/invite-tokens/${first.id}`, { status: 'cancelled' })
    await expectDead(second)
    const used = await invite(`used-${newAddress()}`)
    await anonymous(app).post('/users/accept-invitation', { password: PASSWORD, token: used.token })
    await expectDead(used.token)
    window.sessionStorage.clear()
    await openScreen(app, anonymous(app), '/admin/invite')
    expect(title()).toBe('This invitation cannot be used')
  })
})
