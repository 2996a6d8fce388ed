import { screen, waitFor, within } from '@testing-library/react'
import { boot, type TestApp } from '@tests/support/boot'
import { signIn } from '@tests/support/client'
import { openFrame } from '@tests/support/screens/openFrame'
import { closeScreens, openScreen, type OpenScreen } from '@tests/support/screens/openScreen'
import { makeWorld, type World } from '@tests/support/world'
import { userMenu } from './support'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterEach(async () => {
  await closeScreens()
  document.cookie = 'payload-theme=; max-age=0; path=/'
})
afterAll(() => app.close())

const root = document.documentElement
const open = () => openFrame(app, world.clients['editor-a']!)
const items = () => screen.getAllByRole('menuitem')
const item = (name: string) => screen.getByRole('menuitem', { name })

async function openMenu({ user }: OpenScreen): Promise<void> {
  await user.click(userMenu())
  await screen.findByRole('menu')
}

describe('the user menu', () => {
  it('is at the foot of the ribbon, with account, theme, help and log-out [A-092, A-094, A-095, B-017, B-034, B-036, B-037]', async () => {
    const opened = await open()
    expect(
      within(screen.getByRole('navigation', { name: 'Sections' })).getByRole('button', { name: /^Your account/ }),
    ).toBe(userMenu())
    await openMenu(opened)
    expect(items().map(({ textContent }) => textContent)).toEqual(['Account', 'Dark mode', 'Help centre', 'Log out'])
    expect(item('Account').getAttribute('href')).toBe('/admin/auth/account')
    expect(item('Help centre').getAttribute('target')).toBe('_blank')
    expect(item('Help centre').getAttribute('href')).toMatch(/^https?:\/\//)
    expect(item('Log out').getAttribute('href')).toBe('/admin/auth/logout')
  })

  it('is used with the arrow keys, Home, End and Enter [A-092]', async () => {
    const { user, visited } = await open()
    userMenu().focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).toBe(item('Account')))
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(item('Dark mode'))
    await user.keyboard('{End}')
    expect(document.activeElement).toBe(item('Log out'))
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(item('Account'))
    await user.keyboard('{Enter}')
    expect(visited).toEqual(['/admin/auth/account'])
  })

  it('switches between dark and light; the class follows, and the choice is kept [A-093, A-364, B-035, B-038, B-388]', async () => {
    const opened = await open()
    expect([root.dataset.theme, root.classList.contains('dark')]).toEqual(['light', false])
    await openMenu(opened)
    await opened.user.click(item('Dark mode'))
    expect(root.dataset.theme).toBe('dark')
    await waitFor(() => expect(root.classList.contains('dark')).toBe(true))
    await closeScreens()
    const again = await open()
    await waitFor(() => expect([root.dataset.theme, root.classList.contains('dark')]).toEqual(['dark', true]))
    await openMenu(again)
    await again.user.click(item('Light mode'))
    expect(root.dataset.theme).toBe('light')
    await waitFor(() => expect(root.classList.contains('dark')).toBe(false))
    root.dataset.theme = 'dark'
    await waitFor(() => expect(root.classList.contains('dark')).toBe(true))
  })

  it('shows an avatar of 32 pixels, with initials in place of a picture [B-376]', async () => {
    await open()
    const avatar = userMenu().querySelector('span')!
    expect([avatar.style.inlineSize, avatar.style.blockSize]).toEqual(['32px', '32px'])
    expect(avatar.dataset.initials).toBe('ED')
    expect(avatar.querySelector('img')).toBeNull()
  })
})

describe('logging out', () => {
  it('ends the session on the server [A-094, B-036]', async () => {
    const client = await signIn(app, 'viewer-a@test.example')
    const isSignedIn = async () => (await client.get<{ user: object | null }>('/users/me')).body.user !== null
    expect(await isSignedIn()).toBe(true)
    await openScreen(app, client, '/admin/auth/logout')
    await waitFor(async () => expect(await isSignedIn()).toBe(false))
  })
})

describe('the account', () => {
  const field = () => screen.getByLabelText<HTMLInputElement>('Shown as')
  const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })

  async function retype({ user }: OpenScreen, text: string): Promise<void> {
    await user.clear(field())
    await user.click(field())
    await user.paste(text)
  }

  it('tells one thing at a time, at the top in the middle [A-362, B-039, B-040]', async () => {
    const opened = await openScreen(app, world.clients['editor-a']!, '/admin/auth/account')
    for (const name of ['Elin Kovács', 'Eli Kovács']) {
      await retype(opened, name)
      await opened.user.click(save())
      await waitFor(() => expect(save().disabled).toBe(true))
      await waitFor(() => expect(document.querySelectorAll('[data-sonner-toast][data-visible=true]')).toHaveLength(1))
    }
    const area = document.querySelector<HTMLElement>('[data-sonner-toaster]')!
    expect([area.dataset.yPosition, area.dataset.xPosition]).toEqual(['top', 'center'])
  })

  it('keeps what is typed while a save is on its way', async () => {
    const opened = await openScreen(app, world.clients['editor-a']!, '/admin/auth/account')
    const { promise, resolve } = Promise.withResolvers<undefined>()
    opened.answer(
      ({ path }) => path === '/api/users/profile',
      () => promise,
    )
    await retype(opened, 'Elin Kovács')
    await opened.user.click(save())
    await retype(opened, 'Typed meanwhile')
    resolve(undefined)
    await waitFor(async () => {
      const { displayName } = await app.payload.findByID({ collection: 'users', id: world.users['editor-a']! })
      expect(displayName).toBe('Elin Kovács')
    })
    await waitFor(() => expect(save().disabled).toBe(false))
    expect(field().value).toBe('Typed meanwhile')
  })
})
