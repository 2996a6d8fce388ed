import { randomUUID as uuid } from 'node:crypto'
import type { Piece } from '@tests/fakes/models/startModel'
import { create } from '@tests/support/world'
import { endConversing, message, say, startConversing, type Conversing, type ReadMessage } from './support'

const randomUUID = (): string => uuid()

let stage: Conversing

beforeAll(async () => {
  stage = await startConversing({ env: { AI_MONTHLY_LIMIT: '100000' }, perDay: 40 })
})
afterAll(() => endConversing(stage))

interface Said {
  chat?: string
  id?: string
  replaces?: string
  trigger?: string
}

const client = (name = 'editor-a') => stage.world.clients[name]!
const speak = (
  text: string,
  { chat = randomUUID(), id = randomUUID(), replaces, trigger }: Said = {},
  name = 'editor-a',
) =>
  say((request) => stage.app.send(request), stage.tokens[name]!, {
    id: chat,
    message: message(text, id),
    tenant: stage.world.a,
    ...(replaces && { replaces }),
    ...(trigger && { trigger }),
  })
const answer = (...pieces: Piece[]) => stage.model.script(() => ({ pieces }))
const read = async (chat: string) =>
  (await client().get<{ hasApplied: boolean; messages: ReadMessage[] }>(`/chat/${chat}`)).body
const texts = ({ messages }: { messages: ReadMessage[] }) =>
  messages.map(({ parts }) => parts.map(({ text = '' }) => text).join(''))

/** Has the model propose something, in answer to one message. */
async function propose(chat: string, id: string, input: object, trigger?: string): Promise<void> {
  const before = stage.model.requests.length
  stage.model.script(({ number }): { pieces: Piece[] } => ({
    pieces: number === before ? [{ call: 'updateDraft', input }] : ['Here it is'],
  }))
  await (await speak('Change it', { chat, id, ...(trigger && { trigger }) })).rest()
}

describe('a message that is edited and sent again', () => {
  it('stands in the place of the last one, with an answer of its own', async () => {
    const [chat, first, last, edited] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
    answer('Hello')
    await (await speak('Good evening', { chat, id: first })).rest()
    answer('A tragedy')
    await (await speak('What is Hamlte?', { chat, id: last })).rest()
    answer('By Shakespeare')
    expect((await (await speak('What is Hamlet?', { chat, id: edited, replaces: last })).rest()).text()).toBe(
      'By Shakespeare',
    )
    expect(texts(await read(chat))).toEqual(['Good evening', 'Hello', 'What is Hamlet?', 'By Shakespeare'])
    // Pressed twice, it is one message.
    await (await speak('What is Hamlet?', { chat, id: edited, replaces: last })).rest()
    expect(texts(await read(chat))).toHaveLength(4)
  })

  it("stands in the place of no earlier one, of nobody else's, and of none that is being answered", async () => {
    const [chat, first] = [randomUUID(), randomUUID()]
    answer('Yes')
    await (await speak('First', { chat, id: first })).rest()
    await (await speak('Second', { chat })).rest()
    const elsewhere = randomUUID()
    await (await speak('Mine', { chat: elsewhere }, 'owner-a')).rest()
    for (const replaces of [first, randomUUID()])
      expect(await speak('Third', { chat, replaces })).toMatchObject({ body: { code: 'bad_request:api' }, status: 400 })
    expect((await speak('Third', { chat: elsewhere, replaces: first })).status).toBe(403)
    expect(texts(await read(chat))).toEqual(['First', 'Yes', 'Second', 'Yes'])
  })

  it('takes along what its answer proposed: nobody applies what nobody sees', async () => {
    const page = await create(stage.app.payload, 'pages', { tenant: stage.world.a, title: 'Visit' })
    for (const way of ['edited', 'answered again'] as const) {
      const [chat, id] = [randomUUID(), randomUUID()]
      await propose(chat, id, { fields: { title: 'Stay away' }, id: page, type: 'pages' })
      answer('As you like')
      await (
        await speak(way, way === 'edited' ? { chat, replaces: id } : { chat, id, trigger: 'regenerate-message' })
      ).rest()
      expect((await client().post(`/chat/${chat}/proposals/all/apply`)).body).toEqual({ applied: [], stale: [] })
      expect((await client().get<{ title: string }>(`/pages/${page}?draft=true`)).body.title).toBe('Visit')
    }
  })

  it('leaves what was applied, which can still be undone', async () => {
    const page = await create(stage.app.payload, 'pages', { tenant: stage.world.a, title: 'Bar' })
    const [chat, id] = [randomUUID(), randomUUID()]
    await propose(chat, id, { fields: { title: 'Café' }, id: page, type: 'pages' })
    expect((await read(chat)).hasApplied).toBe(false)
    await client().post(`/chat/${chat}/proposals/all/apply`)
    answer('As you like')
    await (await speak('Something else', { chat, replaces: id })).rest()
    expect((await read(chat)).hasApplied).toBe(true)
    expect((await client().post(`/chat/${chat}/undo`)).body).toEqual({
      refused: [],
      undone: [{ id: page, type: 'pages' }],
    })
    expect((await read(chat)).hasApplied).toBe(false)
  })
})

describe('the history', () => {
  it('is searched by titles and by what the person said, and by nothing else', async () => {
    answer('The Scottish play')
    const [named, said] = [randomUUID(), randomUUID()]
    await (await speak('About 100 % "velvet" seats', { chat: named }, 'both')).rest()
    await (await speak('Hello', { chat: said }, 'both')).rest()
    await (await speak('We need more \\ ünïcode_text', { chat: said }, 'both')).rest()
    const found = async (search: string) =>
      (
        await client('both').get<{ chats: { id: string }[] }>(
          `/history?tenant=${stage.world.a}&search=${encodeURIComponent(search)}`,
        )
      ).body.chats.map(({ id }) => id)
    expect(await found('VELVET')).toEqual([named])
    expect(await found('"velvet"')).toEqual([named])
    expect(await found('100 %')).toEqual([named])
    expect(await found('ünïcode_')).toEqual([said])
    expect(await found('more \\')).toEqual([said])
    expect((await found('')).toSorted()).toEqual([named, said].toSorted())
    for (const nothing of ['Scottish', '%%%', '_____', 'type', '"parts"'])
      expect([nothing, await found(nothing)]).toEqual([nothing, []])
  })
})

describe('what is left of a day', () => {
  it('is told to each member, and tokens to those who run the site', async () => {
    const usage = async (name: string) =>
      (
        await client(name).get<{
          isGuide: boolean
          messagesLeft: number
          tokens: { limit: number; used: number } | null
        }>(`/chat-usage?tenant=${stage.world.a}`)
      ).body
    const before = await usage('viewer-a')
    expect(before).toMatchObject({ isGuide: false, tokens: null })
    answer('Yes')
    await (await speak('Hello')).rest()
    expect((await usage('viewer-a')).messagesLeft).toBe(before.messagesLeft - 1)
    expect((await usage('owner-a')).tokens).toMatchObject({ limit: 100_000, used: expect.any(Number) })
    expect((await client('owner-b').get(`/chat-usage?tenant=${stage.world.a}`)).status).toBe(404)
    await stage.app.payload.update({
      collection: 'tenants',
      data: { plan: null },
      id: stage.world.a,
      overrideAccess: true,
    })
    expect(await client('viewer-a').get(`/chat-usage?tenant=${stage.world.a}`)).toMatchObject({
      body: { code: 'forbidden:auth', error: 'Your account does not have access to this feature.' },
      status: 403,
    })
  })
})
