import { randomUUID } from 'node:crypto'
import { screen, waitFor, within } from '@testing-library/react'
import { poolOf } from '@/database/connections'
import { endConversing, startConversing, type Conversing } from '@tests/int/chat/support'
import { closeScreens, findToast, type OpenScreen } from '@tests/support/screens/openScreen'
import { history, openChat, PATH, say, type } from './support'

let stage: Conversing

beforeAll(async () => {
  stage = await startConversing({ isGuide: true })
})
afterEach(async () => {
  await closeScreens()
  await poolOf(stage.app.payload).query('delete from chat_messages; delete from chats')
})
afterAll(() => endConversing(stage))

const isHistory = ({ path }: { path?: string }) => path === '/api/history'
const queriesOf = ({ requests }: OpenScreen) =>
  requests.filter(isHistory).map(({ search }) => new URLSearchParams(search))
const search = () => history().getByRole('searchbox', { name: 'Search conversations' })
const titles = () =>
  history()
    .getAllByRole('listitem')
    .map((row) => within(row).getByRole('link').textContent)

/** Conversations of the owner, each a minute older than the one before. */
async function addChats(count: number): Promise<void> {
  for (let number = 1; number <= count; number++)
    await poolOf(stage.app.payload).query(
      'insert into chats (id, tenant_id, user_id, title, created_at) values ($1, $2, $3, $4, $5)',
      [
        randomUUID(),
        stage.world.a,
        stage.world.users['owner-a'],
        `Old chat ${number}`,
        new Date(Date.UTC(2020, 0, 1) - number * 60_000),
      ],
    )
}

async function choose({ user }: OpenScreen, chat: string, item: string): Promise<HTMLElement> {
  await user.click(history().getByRole('button', { name: `More for “${chat}”` }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
  return screen.findByRole('dialog')
}

describe('the history of conversations', () => {
  it('says that it failed to load, and is loaded again on request [B-176]', async () => {
    await addChats(1)
    const { reconnect, user } = await openChat(stage, PATH, 'owner-a', {
      onConnect: ({ answer }) => answer(isHistory, () => Response.json({ code: 'internal:api' }, { status: 500 })),
    })
    expect(await history().findByText('Failed to load chats')).toBeTruthy()
    expect(history().queryByText('No chats yet')).toBeNull()
    reconnect()
    await user.click(history().getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(titles()).toEqual(['Old chat 1']))
    expect(history().queryByText('Failed to load chats')).toBeNull()
  })

  it('is searched by one request for what was typed at a stretch', async () => {
    await addChats(3)
    const opened = await openChat(stage)
    await history().findByRole('heading', { name: 'Older' })
    await opened.user.type(search(), 'nothing of the kind')
    expect(await history().findByText('No matching conversations')).toBeTruthy()
    await opened.user.clear(search())
    await opened.user.type(search(), 'chat 2')
    await waitFor(() => expect(titles()).toEqual(['Old chat 2']))
    expect(queriesOf(opened).map((query) => query.get('search'))).toEqual([null, 'nothing of the kind', null, 'chat 2'])
  })

  it('renames a conversation, also on its screen', async () => {
    const opened = await openChat(stage)
    await say(opened, 'List venues')
    await history().findByRole('link', { name: 'List venues' })
    const dialog = await choose(opened, 'List venues', 'Rename')
    const title = within(dialog).getByRole('textbox', { name: 'Title' })
    await opened.user.clear(title)
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Rename' }).disabled).toBe(true)
    await opened.user.type(title, 'Our venues')
    await opened.user.click(within(dialog).getByRole('button', { name: 'Rename' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Our venues' })).toBeTruthy()
    expect(await history().findByRole('link', { name: 'Our venues' })).toBeTruthy()
  })

  it('deletes a conversation after a question, and leaves its screen', async () => {
    const opened = await openChat(stage)
    await say(opened, 'List venues')
    const address = window.location.pathname
    await history().findByRole('link', { name: 'List venues' })
    const dialog = await choose(opened, 'List venues', 'Delete')
    expect(dialog.textContent).toContain('“List venues” is deleted for good.')
    await opened.user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await findToast('Conversation deleted')
    await waitFor(() => expect(window.location.pathname).toBe(PATH))
    expect(await screen.findByText('Hello owner-a')).toBeTruthy()
    await waitFor(() => expect(history().queryByRole('link', { name: 'List venues' })).toBeNull())
    const id = address.split('/').at(-1)
    expect((await stage.world.clients['owner-a']!.get(`/chat/${id}`)).status).toBe(404)
  })
})

describe('a conversation that another screen changes', () => {
  it('follows: what is added, and that it was deleted', async () => {
    const opened = await openChat(stage)
    await say(opened, 'List pages')
    const id = window.location.pathname.split('/').at(-1)!
    const otherTab = new BroadcastChannel('callboard-chats')
    await stage.world.clients['owner-a']!.patch(`/chat/${id}`, { title: 'Renamed elsewhere' })
    otherTab.postMessage(id)
    expect(await screen.findByRole('heading', { level: 1, name: 'Renamed elsewhere' })).toBeTruthy()
    await type(opened, 'Unsent')
    await stage.world.clients['owner-a']!.delete(`/chat/${id}`)
    otherTab.postMessage(id)
    await findToast('Conversation deleted')
    await waitFor(() => expect(window.location.pathname).toBe(PATH))
    otherTab.close()
  })
})

describe('a long history', () => {
  it('lists fifty, and twenty more on request [B-283, B-357]', async () => {
    await addChats(73)
    const opened = await openChat(stage)
    expect(await history().findByRole('heading', { name: 'Older' })).toBeTruthy()
    expect(titles()).toEqual(Array.from({ length: 50 }, (_, index) => `Old chat ${index + 1}`))
    await opened.user.click(history().getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(titles()).toHaveLength(70))
    await opened.user.click(history().getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(titles()).toHaveLength(73))
    expect(history().queryByRole('button', { name: 'Show more' })).toBeNull()
    expect(new Set(titles()).size).toBe(73)
    const [first, second, third] = queriesOf(opened)
    expect([first!.get('limit'), first!.get('ending_before')]).toEqual(['50', null])
    expect([second!.get('limit'), second!.get('ending_before')]).toEqual([
      '20',
      new Date(Date.UTC(2020, 0, 1) - 50 * 60_000).toISOString(),
    ])
    expect(third!.get('limit')).toBe('20')
  })
})
