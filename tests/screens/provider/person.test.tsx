import { screen, within } from '@testing-library/react'
import { totpCode } from '@/lib/accounts/totp'
import { boot, type TestApp } from '@tests/support/boot'
import { PASSWORD, signIn, type Client } from '@tests/support/client'
import { makePerson, type Person } from '@tests/screens/people/support'
import { button, dialog } from '@tests/support/screens/controls'
import { openPayloadScreen } from '@tests/support/screens/openPayloadScreen'
import { closeScreens, findToast, type OpenScreen } from '@tests/support/screens/openScreen'
import { makeWorld, type World } from '@tests/support/world'

const REMOVE = 'Remove two-factor sign-in'
const END = 'End all sessions'

let app: TestApp
let world: World
let person: Person
let theirs: Client

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
beforeEach(async () => {
  person = await makePerson(app, 'Ffion')
  theirs = await signIn(app, person.email)
  const { body } = await theirs.post<{ secret: string }>('/users/second-factor', { password: PASSWORD })
  await theirs.post('/users/second-factor/confirm', { code: totpCode(body.secret, Date.now()) })
})
afterEach(closeScreens)
afterAll(() => app.close())

const open = (): Promise<OpenScreen> =>
  openPayloadScreen(app, world.clients.super!, `/admin/collections/users/${person.id}`)
const findCard = () => screen.findByRole('region', { name: 'Signing in' })

describe('how a person signs in, to the provider', () => {
  it('says whether two-factor sign-in is on, and removes it after a question', async () => {
    const { user } = await open()
    const card = await findCard()
    expect(card.textContent).toContain('Two-factor sign-in is on')
    await user.click(button(REMOVE))
    expect(dialog().textContent).toContain('Ffion Tester will sign in with a password alone.')
    await user.click(button('Cancel'))
    expect(card.textContent).toContain('Two-factor sign-in is on')
    await user.click(button(REMOVE))
    await user.click(within(dialog()).getByRole('button', { name: REMOVE }))
    await findToast('Two-factor sign-in removed')
    expect(card.textContent).toContain('Two-factor sign-in is off')
    expect(within(card).getByRole<HTMLButtonElement>('button', { name: REMOVE }).disabled).toBe(true)
    await closeScreens()
    await open()
    expect((await findCard()).textContent).toContain('Two-factor sign-in is off')
  })

  it('says on how many devices they are signed in, and ends the sessions after a question', async () => {
    const { user } = await open()
    const card = await findCard()
    expect(card.textContent).toContain('Signed in on 1 device')
    await user.click(button(END))
    expect(dialog().textContent).toContain('Signs Ffion Tester out on every device')
    await user.click(within(dialog()).getByRole('button', { name: END }))
    await findToast('All sessions have ended')
    expect(card.textContent).toContain('Not signed in anywhere')
    expect((await theirs.get('/users/me')).body.user).toBeNull()
    await closeScreens()
    await open()
    expect((await findCard()).textContent).toContain('Not signed in anywhere')
  })
})
