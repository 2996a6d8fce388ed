import { screen, waitFor, within } from '@testing-library/react'
import { boot, type TestApp } from '@tests/support/boot'
import { openFrame } from '@tests/support/screens/openFrame'
import { closeScreens } from '@tests/support/screens/openScreen'
import { create, makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  const id = await create(app.payload, 'notices', {
    body: 'They can edit pages.',
    href: '/admin/auth/account',
    recipient: world.users['owner-a'],
    tenant: world.a,
    title: 'Ana accepted',
  })
  await app.payload.db.updateOne({
    collection: 'notices',
    data: { createdAt: '2026-11-21T09:05:00.000Z' },
    id,
  })
})
afterEach(closeScreens)
afterAll(() => app.close())

const open = (person = 'owner-a') => openFrame(app, world.clients[person]!)
const bell = () => screen.getByRole('button', { name: /^Notifications/ })
const panel = () => screen.findByRole('dialog', { name: /^Notifications/ })
const isNotices = ({ path }: { path?: string }) => path === '/api/notices'

describe('the bell', () => {
  it('opens its panel by keyboard, says when there is nothing, and has the focus again [A-096, B-016]', async () => {
    const { user } = await open('editor-a')
    bell().focus()
    await user.keyboard('{Enter}')
    expect(await within(await panel()).findByText(/^No notifications\./)).toBeTruthy()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(bell())
  })

  it('counts what is unread, and shows each with its time in UTC [A-363]', async () => {
    const { user } = await open()
    await waitFor(() => expect(bell().getAttribute('aria-label')).toBe('Notifications, 1 unread'))
    await user.click(bell())
    const notices = within(await panel())
    expect((await notices.findByText(/09:05 UTC/)).getAttribute('datetime')).toBe('2026-11-21T09:05:00.000Z')
    expect(notices.getByRole('link', { name: 'Ana accepted' }).getAttribute('href')).toBe('/admin/auth/account')
    expect(notices.getByText('They can edit pages.')).toBeTruthy()
  })

  it('reads again when the panel opens', async () => {
    const { requests, user } = await open()
    await waitFor(() => expect(bell().getAttribute('aria-label')).toMatch(/1 unread/))
    expect(requests.filter(isNotices)).toHaveLength(1)
    await create(app.payload, 'notices', { recipient: world.users['owner-a'], title: 'Ben joined' })
    await user.click(bell())
    expect(await within(await panel()).findByText('Ben joined')).toBeTruthy()
    expect(bell().getAttribute('aria-label')).toMatch(/2 unread/)
    expect(requests.filter(isNotices)).toHaveLength(2)
  })

  it('says that notifications could not be loaded, and loads them when the server said it would be back', async () => {
    const { reconnect, requests, user } = await openFrame(app, world.clients['owner-a']!, '/admin', {
      onConnect: ({ answer }) =>
        answer(isNotices, () =>
          Response.json(
            { code: 'unavailable:notices', error: 'Busy' },
            { headers: { 'Retry-After': '1' }, status: 503 },
          ),
        ),
    })
    await waitFor(() => expect(requests.filter(isNotices)).toHaveLength(1))
    await user.click(bell())
    const notices = within(await panel())
    expect(await notices.findByText('Notifications could not be loaded.')).toBeTruthy()
    expect(notices.getByRole('button', { name: 'Try again' })).toBeTruthy()
    reconnect()
    expect(await notices.findByText('Ana accepted')).toBeTruthy()
    expect(notices.queryByText('Notifications could not be loaded.')).toBeNull()
  })
})
