import { randomUUID as uuid } from 'node:crypto'
import type { Where } from 'payload'
import { create } from '@tests/support/world'
import { endConversing, message, resume, say, startConversing, type Conversing, type ReadMessage } from './support'

const randomUUID = (): string => uuid()

interface Read {
  code?: string
  hasApplied: boolean
  isReadOnly: boolean
  isShared: boolean
  messages: ReadMessage[]
  sharedBy: string | null
}

let stage: Conversing

beforeAll(async () => {
  stage = await startConversing()
})
afterAll(() => endConversing(stage))

const client = (name = 'editor-a') => stage.world.clients[name]!
const send = (request: Request) => stage.app.send(request)
const read = (chat: string, name = 'editor-a') => client(name).get<Read>(`/chat/${chat}`)
const share = (chat: string, isShared: boolean, name = 'editor-a') =>
  client(name).post<{ isShared: boolean }>(`/chat/${chat}/share`, { isShared })

/** A conversation in which a document was listed, another one found that the answer does not name, and a change proposed. */
async function conversation(): Promise<{ chat: string; hidden: string; named: string }> {
  const chat = randomUUID()
  const named = await create(stage.app.payload, 'pages', { tenant: stage.world.a, title: 'Visit' })
  const hidden = await create(stage.app.payload, 'pages', { tenant: stage.world.a, title: 'Redundancies' })
  const before = stage.model.requests.length
  const steps = [
    { call: 'listContent', input: { type: 'pages' } },
    { call: 'readContent', input: { id: hidden, type: 'pages' } },
    { call: 'updateDraft', input: { fields: { title: 'Plan your visit' }, id: named, type: 'pages' } },
  ]
  stage.model.script(({ number }) => ({
    pieces: [steps[number - before] ?? `- [Visit](/admin/collections/pages/${named})`],
  }))
  await (
    await say(send, stage.tokens['editor-a']!, { id: chat, message: message('List pages'), tenant: stage.world.a })
  ).rest()
  return { chat, hidden, named }
}

describe('a conversation that is shared', () => {
  it('[B-090] is read by colleagues at its address, without what tools have found beside the answer', async () => {
    const { chat, hidden, named } = await conversation()
    expect(await read(chat, 'viewer-a')).toMatchObject({ body: { code: 'forbidden:chat' }, status: 403 })
    expect((await share(chat, true)).body).toEqual({ isShared: true })
    const { body, status } = await read(chat, 'viewer-a')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      hasApplied: false,
      isReadOnly: true,
      isShared: true,
      sharedBy: expect.stringMatching(/\S/),
    })
    expect(body.messages.map(({ role }) => role)).toEqual(['user', 'assistant'])
    const written = JSON.stringify(body.messages)
    expect(written).toContain(named)
    expect(written).toContain('Plan your visit')
    expect(written).not.toContain(hidden)
    expect(written).not.toContain('Redundancies')
    // Whose it is sees all of it.
    const mine = (await read(chat)).body
    expect(mine).toMatchObject({ isReadOnly: false, isShared: true, sharedBy: null })
    expect(JSON.stringify(mine.messages)).toContain('Redundancies')
  })

  it('is nothing that colleagues act in', async () => {
    const { chat, named } = await conversation()
    await share(chat, true)
    const viewer = client('owner-a')
    const refused = [
      await viewer.post(`/chat/${chat}/proposals/all/apply`),
      await viewer.post(`/chat/${chat}/proposals/all/dismiss`),
      await viewer.post(`/chat/${chat}/undo`),
      await viewer.post(`/chat/${chat}/stop`),
      await viewer.patch(`/chat/${chat}`, { title: 'Mine' }),
      await viewer.delete(`/chat/${chat}`),
      await share(chat, false, 'owner-a'),
      await say(send, stage.tokens['owner-a']!, { id: chat, message: message('Hello'), tenant: stage.world.a }),
      await resume(send, stage.tokens['owner-a']!, chat),
    ]
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403))
    expect((await read(chat)).body.messages).toHaveLength(2)
    expect((await client().get<{ title: string }>(`/pages/${named}?draft=true`)).body.title).toBe('Visit')
    expect(
      (await viewer.get<{ chats: { id: string }[] }>(`/history?tenant=${stage.world.a}`)).body.chats.map(
        ({ id }) => id,
      ),
    ).not.toContain(chat)
  })

  it("is nothing to people of other sites, and nobody else's again when sharing ends", async () => {
    const { chat } = await conversation()
    await share(chat, true)
    expect((await read(chat, 'owner-b')).status).toBe(404)
    expect((await read(chat, 'viewer-a')).status).toBe(200)
    expect((await share(chat, false)).body).toEqual({ isShared: false })
    expect(await read(chat, 'viewer-a')).toMatchObject({ body: { code: 'forbidden:chat' }, status: 403 })
    expect((await read(chat)).body).toMatchObject({ isReadOnly: false, isShared: false })
  })

  it('stands in the activity of the site, once', async () => {
    const { chat } = await conversation()
    await share(chat, true)
    await share(chat, true)
    const { docs } = await stage.app.payload.find({
      collection: 'audit-log',
      overrideAccess: true,
      where: { and: [{ action: { equals: 'chat.shared' } }, { target: { equals: `chats/${chat}` } }] },
    })
    expect(docs).toHaveLength(1)
  })

  it('closes when whoever shared it leaves the site', async () => {
    const { chat } = await conversation()
    await share(chat, true)
    expect((await read(chat, 'viewer-a')).status).toBe(200)
    const where: Where = {
      and: [{ tenant: { equals: stage.world.a } }, { user: { equals: stage.world.users['editor-a']! } }],
    }
    expect(
      (await stage.app.payload.delete({ collection: 'memberships', overrideAccess: true, where })).docs,
    ).toHaveLength(1)
    expect(await read(chat, 'viewer-a')).toMatchObject({ body: { code: 'forbidden:chat' }, status: 403 })
  })

  it('is shared by the provider, too', async () => {
    const chat = randomUUID()
    stage.model.script(() => ({ pieces: ['Hello'] }))
    await (
      await say(send, stage.tokens.super!, { id: chat, message: message('Good evening'), tenant: stage.world.a })
    ).rest()
    await share(chat, true, 'super')
    expect((await read(chat, 'viewer-a')).body).toMatchObject({ isReadOnly: true })
  })
})
