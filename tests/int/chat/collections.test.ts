import { randomUUID } from 'node:crypto'
import { poolOf } from '@/database/connections'
import { deleteTenant } from '@/jobs/tasks/deleteTenant'
import { ORIGIN } from '@tests/support/boot'
import { PASSWORD } from '@tests/support/client'
import { recordStatements } from '@tests/support/countStatements'
import { create } from '@tests/support/world'
import { endConversing, message, say, startConversing, type Conversing } from './support'

let stage: Conversing

beforeAll(async () => {
  stage = await startConversing()
  stage.model.script(() => ({ pieces: ['Nobody else reads this'] }))
})
afterAll(() => endConversing(stage))

interface List {
  docs: { id: string; title?: string; [name: string]: unknown }[]
  totalDocs: number
}

const client = (name: string) => stage.world.clients[name]!

/** A conversation of the editor of A, and the id of one of its messages. */
async function conversation(name = 'editor-a', tenant = stage.world.a): Promise<{ chat: string; stored: string }> {
  const chat = randomUUID()
  const said = { id: chat, message: message('A secret of the house'), tenant }
  await (await say((request) => stage.app.send(request), stage.tokens[name]!, said)).rest()
  const { rows } = await poolOf(stage.app.payload).query<{ id: string }>(
    'select id from chat_messages where chat_id = $1 order by place',
    [chat],
  )
  return { chat, stored: rows[0]!.id }
}

const listed = async (name: string, path: string) => (await client(name).get<List>(path)).body.docs ?? []

describe('The id of a conversation', () => {
  it('is the same in capitals, for its owner and for nobody else', async () => {
    const { chat } = await conversation()
    const sayAs = async (name: string, id: string) => {
      const answer = await say((request) => stage.app.send(request), stage.tokens[name]!, {
        id,
        message: message('Once more'),
        tenant: stage.world.a,
      })
      await answer.rest().catch(() => undefined)
      return answer.status
    }
    expect(await sayAs('owner-a', chat.toUpperCase())).toBe(await sayAs('owner-a', chat))
    for (const path of ['stream', 'proposals'])
      expect([403, 404]).toContain((await client('owner-a').get(`/chat/${chat.toUpperCase()}/${path}`)).status)
    expect(await sayAs('editor-a', chat.toUpperCase())).toBe(200)
    const { rows } = await poolOf(stage.app.payload).query<{ id: string; user_id: string }>(
      'select id, user_id from chats where lower(id) = $1',
      [chat],
    )
    expect(rows).toEqual([{ id: chat, user_id: stage.world.users['editor-a'] }])
  })
})

describe('The collections of conversations', () => {
  it('show a conversation and its messages to their owner', async () => {
    const { chat, stored } = await conversation()
    expect((await client('editor-a').get(`/chats/${chat}`)).body).toMatchObject({
      id: chat,
      tenant: stage.world.a,
      title: 'A secret of the house',
    })
    expect(await listed('editor-a', `/chat-messages?where[chat][equals]=${chat}`)).toMatchObject([
      { chat, id: stored, role: 'user' },
      { chat, role: 'assistant', state: 'complete' },
    ])
  })

  it.each(['owner-a', 'viewer-a', 'both', 'owner-b'])(
    'show %s nothing of a conversation of somebody else, not even that it exists',
    async (name) => {
      const { chat, stored } = await conversation()
      for (const path of [`/chats/${chat}`, `/chat-messages/${stored}`])
        expect([path, (await client(name).get(path)).status]).toEqual([path, 404])
      for (const path of [
        `/chats?where[id][equals]=${chat}`,
        `/chats?where[tenant][equals]=${stage.world.a}&limit=0`,
        `/chat-messages?where[chat][equals]=${chat}`,
        `/chat-messages?where[messageId][exists]=true&limit=0`,
      ])
        expect([path, await listed(name, path)]).toEqual([path, []])
    },
  )

  it('show a shared conversation to colleagues at its address only, where results of tools are removed', async () => {
    const { chat, stored } = await conversation()
    expect((await client('editor-a').post(`/chat/${chat}/share`, { isShared: true })).status).toBe(200)
    expect((await client('viewer-a').get(`/chat/${chat}`)).status).toBe(200)
    expect((await client('viewer-a').get(`/chat-messages/${stored}`)).status).toBe(404)
    expect((await client('viewer-a').get(`/chats/${chat}`)).status).toBe(404)
  })

  it('show super-admins that a conversation exists, but neither its title nor its messages', async () => {
    const { chat, stored } = await conversation()
    const { body } = await client('super').get(`/chats/${chat}?depth=2`)
    expect(body).toMatchObject({ id: chat, tenant: expect.anything() })
    expect(body).not.toHaveProperty('title')
    expect(JSON.stringify(body)).not.toContain('secret')
    expect((await client('super').get(`/chat-messages/${stored}`)).status).toBe(404)
    expect(await listed('super', `/chat-messages?where[chat][equals]=${chat}`)).toEqual([])
    // By a title that cannot be read, nothing can be found or put in order.
    expect(await listed('super', `/chats?where[id][equals]=${chat}`)).toHaveLength(1)
    for (const path of [
      '/chats?where[title][contains]=secret',
      '/chat-messages?where[chat.title][contains]=secret',
      '/chats?sort=title',
    ])
      expect([path, (await client('super').get(path)).status]).toEqual([path, 400])
    // Their own they read as everybody.
    const own = await conversation('super')
    expect((await client('super').get(`/chats/${own.chat}`)).body).toMatchObject({ title: 'A secret of the house' })
    expect((await client('super').get(`/chat-messages/${own.stored}`)).status).toBe(200)
  })

  it('are written by nobody through REST, not even by the owner of a conversation', async () => {
    const { chat, stored } = await conversation()
    const tenant = stage.world.a
    for (const name of ['editor-a', 'owner-a', 'super']) {
      const user = stage.world.users[name]
      const refused = [
        await client(name).post('/chats', { id: randomUUID(), tenant, title: 'Mine', user }),
        await client(name).patch(`/chats/${chat}`, { title: 'Other' }),
        await client(name).delete(`/chats/${chat}`),
        await client(name).post('/chat-messages', { chat, messageId: randomUUID(), parts: [], place: 9, tenant }),
        await client(name).patch(`/chat-messages/${stored}`, { parts: [] }),
        await client(name).delete(`/chat-messages/${stored}`),
      ]
      expect([name, refused.map(({ status }) => [403, 404].includes(status))]).toEqual([name, refused.map(() => true)])
    }
    expect((await client('editor-a').get(`/chats/${chat}`)).body.title).toBe('A secret of the house')
    expect((await client('editor-a').get(`/chat-messages/${stored}`)).status).toBe(200)
  })

  it('show programs with an access token of the owner nothing', async () => {
    const { chat, stored } = await conversation('owner-a')
    const { body } = await client('owner-a').post<{ token: string }>('/tokens', {
      expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
      keys: ['pages:view'],
      name: 'Program',
      password: PASSWORD,
      tenant: stage.world.a,
    })
    const headers = { Authorization: `Bearer ${body.token}` }
    const program = (path: string) => stage.app.send(new Request(`${ORIGIN}/api${path}`, { headers }))
    expect((await program('/pages')).status).toBe(200)
    for (const path of [`/chats/${chat}`, `/chat-messages/${stored}`])
      expect([path, (await program(path)).status >= 400]).toEqual([path, true])
    for (const path of ['/chats', '/chat-messages']) {
      const text = await (await program(path)).text()
      expect([path, text.includes(chat)]).toEqual([path, false])
    }
    expect((await client('owner-a').get(`/chats/${chat}`)).status).toBe(200)
  })

  it('keep what its owner said in a site they have left from them', async () => {
    const { chat, stored } = await conversation('both')
    expect((await client('both').get(`/chats/${chat}`)).status).toBe(200)
    await stage.app.payload.delete({
      collection: 'memberships',
      overrideAccess: true,
      where: { and: [{ tenant: { equals: stage.world.a } }, { user: { equals: stage.world.users.both } }] },
    })
    expect((await client('both').get(`/chats/${chat}`)).status).toBe(404)
    expect((await client('both').get(`/chat-messages/${stored}`)).status).toBe(404)
  })

  it('delete all that belongs to a conversation with it', async () => {
    const { chat } = await conversation()
    const rowsIn = async (table: string) =>
      (await poolOf(stage.app.payload).query(`select from ${table} where chat_id::text = $1`, [chat])).rowCount
    expect(await rowsIn('chat_messages')).toBe(2)
    await stage.app.payload.delete({ collection: 'chats', id: chat, overrideAccess: true })
    for (const table of ['chat_messages', 'chat_runs', 'chat_proposals', 'chat_attachments'])
      expect([table, await rowsIn(table)]).toEqual([table, 0])
  })

  it('store what PostgreSQL cannot hold in JSON as a replacement character', async () => {
    stage.model.script(() => ({ pieces: ['before \u0000 after'] }))
    const { chat } = await conversation()
    const answer = (await listed('editor-a', `/chat-messages?where[chat][equals]=${chat}`))[1]!
    expect(answer.state).toBe('complete')
    expect(JSON.stringify(answer.parts)).toContain('before \ufffd after')
    stage.model.script(() => ({ pieces: ['Yes'] }))
  })

  it('are read and written by few statements in the course of an answer', async () => {
    const { statements } = await recordStatements(() => conversation())
    const own = statements.filter(({ text }) => /"chats"|"chat_messages"/.test(text))
    // Two locks that read the conversation, its row, two messages in their places, and what the model is given.
    expect(own.length).toBeGreaterThan(5)
    expect(own.length).toBeLessThanOrEqual(13)
  })

  it('hold one conversation when the same one is begun twice at once', async () => {
    const chat = randomUUID()
    const first = message('Hello')
    const send = () =>
      say((request) => stage.app.send(request), stage.tokens['editor-a']!, {
        id: chat,
        message: first,
        tenant: stage.world.a,
      })
    const streams = await Promise.all([send(), send(), send()])
    expect(streams.map(({ status }) => status)).toEqual([200, 200, 200])
    await Promise.all(streams.map((stream) => stream.rest()))
    expect(await listed('editor-a', `/chats?where[id][equals]=${chat}`)).toHaveLength(1)
    expect(await listed('editor-a', `/chat-messages?where[chat][equals]=${chat}`)).toHaveLength(2)
  })

  it('go with the account of their owner, messages included', async () => {
    const user = await create(stage.app.payload, 'users', { email: 'leaves@test.example', password: PASSWORD })
    const chat = randomUUID()
    const tenant = stage.world.a
    await stage.app.payload.create({
      collection: 'chats',
      data: { id: chat, tenant, title: 'Ours', user },
      overrideAccess: true,
    })
    await stage.app.payload.create({
      collection: 'chat-messages',
      data: { chat, messageId: randomUUID(), parts: [], place: 0, role: 'user', state: 'complete', tenant },
      overrideAccess: true,
    })
    await stage.app.payload.delete({ collection: 'users', id: user, overrideAccess: true })
    const left = async (collection: 'chat-messages' | 'chats', path: string) =>
      (await stage.app.payload.count({ collection, overrideAccess: true, where: { [path]: { equals: chat } } }))
        .totalDocs
    expect([await left('chats', 'id'), await left('chat-messages', 'chat')]).toEqual([0, 0])
  })

  it('go with their site, and leave those of other sites', async () => {
    const { chat } = await conversation('owner-b', stage.world.b)
    const { chat: other } = await conversation()
    const left = async (tenant: string) => {
      const where = { tenant: { equals: tenant } }
      const counts = (['chats', 'chat-messages'] as const).map((collection) =>
        stage.app.payload.count({ collection, overrideAccess: true, where }),
      )
      return (await Promise.all(counts)).map(({ totalDocs }) => totalDocs > 0)
    }
    expect((await client('owner-b').get(`/chats/${chat}`)).status).toBe(200)
    expect(await left(stage.world.b)).toEqual([true, true])
    await poolOf(stage.app.payload).query("update tenants set deletion = 'requested' where id = $1", [stage.world.b])
    await deleteTenant(stage.app.payload, { id: stage.world.b })
    expect(await left(stage.world.b)).toEqual([false, false])
    expect((await client('editor-a').get(`/chats/${other}`)).status).toBe(200)
  })
})
