import { randomUUID as uuid } from 'node:crypto'
import { poolOf } from '@/database/connections'
import { PASSWORD } from '@tests/support/client'
import { until } from '@tests/support/until'
import { create } from '@tests/support/world'
import {
  endConversing,
  gate,
  message,
  resume,
  say,
  startConversing,
  type Conversing,
  type ReadMessage,
  type Stream,
} from './support'

const randomUUID = (): string => uuid()

let stage: Conversing

beforeAll(async () => {
  stage = await startConversing()
})
afterAll(() => endConversing(stage))

const send = (request: Request) => stage.app.send(request)
const speak = (
  name: string,
  text: string,
  { chat = randomUUID(), id = randomUUID(), trigger }: { chat?: string; id?: string; trigger?: string } = {},
) =>
  say(send, stage.tokens[name]!, {
    id: chat,
    message: message(text, id),
    tenant: stage.world.a,
    ...(trigger && { trigger }),
  })
const read = async (chat: string, name = 'editor-a') =>
  (
    await stage.world.clients[name]!.get<{ isReadOnly: boolean; messages: ReadMessage[]; title: string }>(
      `/chat/${chat}`,
    )
  ).body
const words = (parts: ReadMessage['parts']) => parts.map(({ text = '' }) => text).join('')
const textSeen = (text: string) => (stream: Stream) => stream.text().includes(text)

describe('a conversation', () => {
  it('[B-126] [B-127] [B-284] is answered in the stream of the SDK, and kept with its title and messages', async () => {
    stage.model.script(() => ({ pieces: ['Good ', 'evening', '.'] }))
    const chat = randomUUID()
    const stream = await speak('editor-a', '  What is on\nnext week? ', { chat })
    expect(stream.headers.get('x-vercel-ai-ui-message-stream')).toBe('v1')
    await stream.rest()
    expect(stream.text()).toBe('Good evening.')
    expect(stream.seen.map(({ chunk }) => chunk.type)).toEqual(
      expect.arrayContaining(['start', 'start-step', 'text-start', 'text-delta', 'text-end', 'finish-step', 'finish']),
    )
    const body = await read(chat)
    expect(body).toMatchObject({
      id: chat,
      isReadOnly: false,
      messages: [{ role: 'user' }, { metadata: { state: 'complete' }, role: 'assistant' }],
      title: 'What is on next week?',
    })
    expect(words(body.messages[1]!.parts)).toBe('Good evening.')
    expect(body.messages[1]!.id).toBe(stream.seen.find(({ chunk }) => chunk.type === 'start')!.chunk.messageId)
  })

  it('takes a message once, however often it is sent, and answers it once', async () => {
    const held = gate()
    stage.model.script(() => ({ pieces: ['One', { until: held.promise }, ' answer'] }))
    const before = stage.model.requests.length
    const [chat, id] = [randomUUID(), randomUUID()]
    const both = await Promise.all([speak('editor-a', 'Hello', { chat, id }), speak('editor-a', 'Hello', { chat, id })])
    held.open()
    for (const stream of both) expect((await stream.rest()).text()).toBe('One answer')
    // Sent again when all is over: the same answer from what is stored.
    expect((await (await speak('editor-a', 'Hello', { chat, id })).rest()).text()).toBe('One answer')
    expect((await read(chat)).messages).toHaveLength(2)
    expect(stage.model.requests.length - before).toBe(1)
  })

  it('goes on when everybody has closed the tab, and is read on by others from where they were', async () => {
    const [first, second] = [gate(), gate()]
    stage.model.script(() => ({
      pieces: ['To be', { until: first.promise }, ' or not', { until: second.promise }, ' to be'],
    }))
    const chat = randomUUID()
    const tab = await speak('editor-a', 'Say it', { chat })
    await tab.until(textSeen('To be'))
    const last = tab.seen.at(-1)!.id
    await tab.leave()
    first.open()
    const anotherTab = await resume(send, stage.tokens['editor-a']!, chat)
    await anotherTab.until(textSeen('or not'))
    const sameTab = await resume(send, stage.tokens['editor-a']!, chat, last)
    second.open()
    expect((await anotherTab.rest()).text()).toBe('To be or not to be')
    expect((await sameTab.rest()).text()).toBe(' or not to be')
    expect(words((await read(chat)).messages[1]!.parts)).toBe('To be or not to be')
    // Who was away when it ended gets the rest; who was not has nothing to come back to.
    expect((await (await resume(send, stage.tokens['editor-a']!, chat, last)).rest()).text()).toBe(' or not to be')
    expect((await resume(send, stage.tokens['editor-a']!, chat)).status).toBe(204)
  })

  it('stops when its person says so, keeps what there is, and can be tried again without counting', async () => {
    const held = gate()
    stage.model.script(() => ({ pieces: ['Half of', { until: held.promise }, ' it'] }))
    const [chat, id] = [randomUUID(), randomUUID()]
    const stream = await speak('editor-a', 'Tell me', { chat, id })
    await stream.until(textSeen('Half of'))
    expect((await stage.world.clients['editor-a']!.post(`/chat/${chat}/stop`)).body).toEqual({ stopped: true })
    await stream.rest()
    held.open()
    const { messages } = await read(chat)
    expect(messages[1]).toMatchObject({
      metadata: { state: 'stopped' },
      parts: expect.arrayContaining([expect.objectContaining({ text: 'Half of' })]),
    })
    expect((await stage.world.clients['editor-a']!.post(`/chat/${chat}/stop`)).body).toEqual({ stopped: false })
    stage.model.script(() => ({ pieces: ['All of it'] }))
    expect(
      (await (await speak('editor-a', 'Tell me', { chat, id, trigger: 'regenerate-message' })).rest()).text(),
    ).toBe('All of it')
    expect((await read(chat)).messages.map(({ metadata: { state } }) => state)).toEqual(['complete', 'complete'])
  })

  it('takes no second message while it answers', async () => {
    const held = gate()
    stage.model.script(() => ({ pieces: [{ until: held.promise }, 'Done'] }))
    const chat = randomUUID()
    const stream = await speak('editor-a', 'First', { chat })
    expect(await speak('editor-a', 'Second', { chat })).toMatchObject({ body: { code: 'conflict:chat' }, status: 409 })
    held.open()
    await stream.rest()
    expect((await (await speak('editor-a', 'Second', { chat })).rest()).text()).toBe('Done')
  })

  it('costs nothing while nobody speaks: no connection listens', async () => {
    const listening = async () =>
      (
        await poolOf(stage.app.payload).query(
          `select from pg_stat_activity where datname = current_database() and query like 'listen callboard%'`,
        )
      ).rows.length
    await until(async () => (await listening()) === 0)
    const held = gate()
    stage.model.script(() => ({ pieces: [{ until: held.promise }, 'x'] }))
    const chats = await Promise.all(Array.from({ length: 5 }, () => speak('editor-a', 'Hello')))
    expect(await listening()).toBe(1)
    held.open()
    await Promise.all(chats.map((one) => one.rest()))
    await until(async () => (await listening()) === 0)
  })
})

describe('what becomes of an answer', () => {
  it.each([
    ['outage', { pieces: [], status: 500 }],
    ['failed', { pieces: ['Half', { error: 'Overloaded' }] }],
    ['cut', { pieces: ['Half', { cut: true as const }] }],
    ['refused', { pieces: [{ refuses: true as const }] }],
    ['empty', { pieces: [] }],
  ])('is told: %s', async (state, turn) => {
    stage.model.script(() => turn)
    const [chat, id] = [randomUUID(), randomUUID()]
    await (await speak('editor-a', 'Hello', { chat, id })).rest()
    const { messages } = await read(chat)
    expect(messages[1]!.metadata.state).toBe(state)
    stage.model.script(() => ({ pieces: ['Here I am'] }))
    expect((await (await speak('editor-a', 'Hello', { chat, id, trigger: 'regenerate-message' })).rest()).text()).toBe(
      'Here I am',
    )
  })

  it('never shows what the provider said of its error', async () => {
    stage.model.script(() => ({ pieces: ['Half', { error: 'secret of the provider' }] }))
    const chat = randomUUID()
    const stream = await (await speak('editor-a', 'Hello', { chat })).rest()
    expect(JSON.stringify([stream.seen, await read(chat)])).not.toContain('secret of the provider')
  })
})

describe('whose it is', () => {
  it('[B-268] [B-349] [B-350] [B-351] belongs to one person: colleagues are forbidden, neighbours find nothing', async () => {
    stage.model.script(() => ({ pieces: ['Mine'] }))
    const chat = randomUUID()
    await (await speak('editor-a', 'Hello', { chat })).rest()
    const tries = (name: string) => {
      const client = stage.world.clients[name]!
      return Promise.all([
        client.get(`/chat/${chat}`),
        client.get(`/chat/${chat}/stream`),
        client.post(`/chat/${chat}/stop`),
        client.patch(`/chat/${chat}`, { title: 'Ours' }),
        client.delete(`/chat/${chat}`),
      ])
    }
    const forbidden = {
      cause: 'This chat belongs to another user. Please check the chat ID and try again.',
      code: 'forbidden:chat',
    }
    for (const name of ['owner-a', 'super'])
      for (const answer of await tries(name))
        expect([name, answer.status, answer.body]).toEqual([name, 403, expect.objectContaining(forbidden)])
    const missing = {
      cause: 'The requested chat was not found. Please check the chat ID and try again.',
      code: 'not_found:chat',
    }
    for (const answer of await tries('owner-b'))
      expect([answer.status, answer.body]).toEqual([404, expect.objectContaining(missing)])
    expect(await stage.world.clients['editor-a']!.get(`/chat/${randomUUID()}`)).toMatchObject({
      body: missing,
      status: 404,
    })
    const { anonymous } = await import('@tests/support/client')
    expect(await anonymous(stage.app).get(`/chat/${chat}`)).toMatchObject({
      body: {
        cause: 'You need to sign in to view this chat. Please sign in and try again.',
        code: 'unauthorized:chat',
      },
      status: 401,
    })
    // Nor can anybody speak in it, or be its first owner with the same id.
    expect((await speak('owner-a', 'Hello', { chat })).body).toMatchObject(forbidden)
    expect(
      await say(send, stage.tokens['owner-b']!, { id: chat, message: message('Hello'), tenant: stage.world.b }),
    ).toMatchObject({ body: missing, status: 404 })
    expect(
      await say(send, stage.tokens['owner-b']!, { id: randomUUID(), message: message('Hello'), tenant: stage.world.a }),
    ).toMatchObject({ status: 404 })
    expect((await read(chat)).messages).toHaveLength(2)
  })

  it('is renamed and deleted by its person, with all that belongs to it', async () => {
    stage.model.script(() => ({ pieces: ['Yes'] }))
    const chat = randomUUID()
    await (await speak('editor-a', 'Hello', { chat })).rest()
    const mine = stage.world.clients['editor-a']!
    expect(await mine.patch(`/chat/${chat}`, { title: '  Spring season ' })).toMatchObject({
      body: { title: 'Spring season' },
      status: 200,
    })
    expect((await mine.patch(`/chat/${chat}`, { title: ' ' })).body).toMatchObject({ code: 'bad_request:api' })
    expect((await mine.delete(`/chat/${chat}`)).body).toEqual({ deleted: true })
    expect((await mine.get(`/chat/${chat}`)).status).toBe(404)
    const tables = ['chat_messages', 'chat_runs']
    for (const table of tables)
      expect((await poolOf(stage.app.payload).query(`select from ${table} where chat_id = $1`, [chat])).rows).toEqual(
        [],
      )
  })

  it('[B-257] takes no blank message, none that is too long, and no id that is none', async () => {
    for (const text of ['', ' \n ', 'x'.repeat(8_001)])
      expect(await speak('editor-a', text)).toMatchObject({
        body: {
          cause: "The request couldn't be processed. Please check your input and try again.",
          code: 'bad_request:api',
        },
        status: 400,
      })
    expect((await speak('editor-a', 'Hello', { chat: 'mine' })).status).toBe(400)
    stage.model.script(() => ({ pieces: ['Yes'] }))
    expect((await (await speak('editor-a', 'x'.repeat(8_000))).rest()).status).toBe(200)
  })

  it('[B-283] [B-357] is listed newest first, page by page, for its person and site only', async () => {
    stage.model.script(() => ({ pieces: ['Yes'] }))
    const chats: string[] = []
    for (const text of ['One', 'Two', 'Three']) {
      chats.unshift(randomUUID())
      await (
        await say(send, stage.tokens.both!, { id: chats[0], message: message(text), tenant: stage.world.a })
      ).rest()
    }
    const elsewhere = randomUUID()
    await (
      await say(send, stage.tokens.both!, { id: elsewhere, message: message('Elsewhere'), tenant: stage.world.b })
    ).rest()
    const list = async (query: string) =>
      (
        await stage.world.clients.both!.get<{
          chats: { createdAt: string; id: string; title: string }[]
          hasMore: boolean
        }>(`/history?tenant=${stage.world.a}&${query}`)
      ).body
    const first = await list('limit=2')
    expect(first).toMatchObject({
      chats: [
        { id: chats[0], title: 'Three' },
        { id: chats[1], title: 'Two' },
      ],
      hasMore: true,
    })
    const rest = { chats: [{ id: chats[2], title: 'One' }], hasMore: false }
    expect(await list(`limit=2&ending_before=${encodeURIComponent(first.chats[1]!.createdAt)}`)).toMatchObject(rest)
    expect(await list(`limit=2&ending_before=${first.chats[1]!.id}`)).toMatchObject(rest)
    expect(await list('')).toMatchObject({ chats: chats.map((id) => ({ id })), hasMore: false })
    expect((await stage.world.clients['owner-b']!.get(`/history?tenant=${stage.world.a}`)).status).toBe(404)
  })

  it('goes with the person', async () => {
    stage.model.script(() => ({ pieces: ['Yes'] }))
    const chat = randomUUID()
    await (await say(send, stage.tokens.super!, { id: chat, message: message('Hello'), tenant: stage.world.a })).rest()
    // The last super-admin stays.
    await create(stage.app.payload, 'users', { email: 'next@test.example', password: PASSWORD, roles: ['super-admin'] })
    await stage.app.payload.delete({ collection: 'users', id: stage.world.users.super!, overrideAccess: true })
    expect((await poolOf(stage.app.payload).query('select from chats where id = $1', [chat])).rows).toEqual([])
  })
})
