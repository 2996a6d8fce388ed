import { randomUUID } from 'node:crypto'
import { down, up } from '@/migrations/20261130_021838_chat_collections'
import { boot, type TestApp } from '@tests/support/boot'
import { create } from '@tests/support/world'
import { makeSite, type Site } from './support/site'
import { poolsOf } from './support/pools'

let app: TestApp
let site: Site

beforeAll(async () => {
  app = await boot()
  site = await makeSite(app)
})
afterAll(() => app.close())

const db = () => ({ db: (app.payload.db as unknown as { drizzle: object }).drizzle }) as never

const run = (text: string, ...values: unknown[]) => poolsOf(app).lookups.query(text, values)

interface OldChat {
  id: string
  messages: { id: string; parts: string }[]
  tenant?: string
  user: string
}

/** Writes a conversation as it was stored before: with the parts as the text that JSON.stringify made of them. */
async function writeOldChat({ id, messages, tenant = site.tenant, user }: OldChat): Promise<void> {
  await run(
    `insert into chats (id, tenant_id, user_id, title, shared_at, created_at) values ($1, $2, $3, 'Spring', '2026-11-02T10:00:00.000Z', '2026-11-01T10:00:00.000Z')`,
    id,
    tenant,
    user,
  )
  for (const [place, { id: messageId, parts }] of messages.entries())
    await run(
      `insert into chat_messages (chat_id, id, tenant_id, place, role, parts, state, created_at) values ($1, $2, $3, $4, $5, $6::json, $7, '2026-11-01T10:00:00.000Z')`,
      id,
      messageId,
      tenant,
      place,
      place % 2 === 0 ? 'user' : 'assistant',
      parts,
      place % 2 === 0 ? 'complete' : 'stopped',
    )
}

describe('The migration of conversations into collections', () => {
  it('keeps every conversation with its messages, in their order and with their states', async () => {
    const user = await create(app.payload, 'users', { email: 'old@test.example', password: 'a long enough password' })
    const [first, second, shared] = [randomUUID(), randomUUID(), randomUUID()]
    const lone = '\ud83d'
    const unusual = [{ text: `NUL \u0000\u0000, ${lone} alone, 😀, a path C:\\u0000 and \\\u0000`, type: 'text' }]
    const said = [{ text: 'Which plays are on?', type: 'text' }]
    await down(db())
    // The client's id of a message is unique only within a conversation.
    await writeOldChat({
      id: first,
      messages: [
        { id: shared, parts: JSON.stringify(said) },
        { id: randomUUID(), parts: JSON.stringify(unusual) },
      ],
      user,
    })
    await writeOldChat({ id: second, messages: [{ id: shared, parts: '[]' }], user })
    await up(db())
    const chat = await app.payload.findByID({ collection: 'chats', depth: 0, id: first, overrideAccess: true })
    expect(chat).toMatchObject({
      createdAt: '2026-11-01T10:00:00.000Z',
      sharedAt: '2026-11-02T10:00:00.000Z',
      tenant: site.tenant,
      title: 'Spring',
      user,
    })
    const messagesOf = async (id: string) =>
      (
        await app.payload.find({
          collection: 'chat-messages',
          depth: 0,
          overrideAccess: true,
          sort: 'place',
          where: { chat: { equals: id } },
        })
      ).docs
    expect(await messagesOf(first)).toMatchObject([
      { messageId: shared, parts: said, place: 0, role: 'user', state: 'complete', tenant: site.tenant },
      {
        parts: [{ text: 'NUL \ufffd\ufffd, \ufffd alone, 😀, a path C:\\u0000 and \\\ufffd', type: 'text' }],
        place: 1,
        role: 'assistant',
        state: 'stopped',
      },
    ])
    expect(await messagesOf(second)).toMatchObject([{ messageId: shared, parts: [] }])
    // And back again.
    await down(db())
    const { rows } = await run('select id, place from chat_messages where chat_id = $1 order by place', first)
    expect(rows).toMatchObject([{ id: shared, place: 0 }, { place: 1 }])
    await up(db())
    expect(await messagesOf(first)).toHaveLength(2)
  })

  it('deletes what nobody could read: conversations whose owner or site is gone, and messages without one', async () => {
    const user = await create(app.payload, 'users', { email: 'kept@test.example', password: 'a long enough password' })
    const [kept, ownerless, siteless] = [randomUUID(), randomUUID(), randomUUID()]
    await down(db())
    const messages = [{ id: randomUUID(), parts: '[]' }]
    await writeOldChat({ id: kept, messages, user })
    await writeOldChat({ id: ownerless, messages, user: randomUUID() })
    await writeOldChat({ id: siteless, messages, tenant: randomUUID(), user })
    await up(db())
    const { rows } = await run(
      'select c.id, m.message_id from chats c full join chat_messages m on m.chat_id = c.id where coalesce(c.id, m.chat_id) = any($1)',
      [kept, ownerless, siteless],
    )
    expect(rows).toEqual([{ id: kept, message_id: messages[0]!.id }])
  })
})
