import { randomUUID as uuid } from 'node:crypto'
import type { Where } from 'payload'
import { poolOf } from '@/database/connections'
import { deleteTenant } from '@/jobs/tasks/deleteTenant'
import { MAX_DAY_BYTES, MAX_FILE_BYTES } from '@/plugins/chat/lib/attachments/limits'
import { tidyChats } from '@/plugins/chat/jobs/tidyChats'
import { createPdf } from '@/seed/writing/pdf'
import { photo } from '@tests/support/pictures/photo'
import type { ApiResponse } from '@tests/support/client'
import { anonymous, PASSWORD } from '@tests/support/client'
import { create } from '@tests/support/world'
import { endConversing, message, say, startConversing, type Conversing, type ReadMessage } from './support'

const randomUUID = (): string => uuid()

let stage: Conversing
let jpeg: Buffer
const pdf = createPdf('season', 'Season 2027', ['Hamlet opens on 12 March.'])

beforeAll(async () => {
  stage = await startConversing()
  jpeg = await photo('jpeg', 2400, 1600)
})
afterAll(() => endConversing(stage))

interface Kept {
  bytes: number
  id: string
  name: string
  type: string
}

const client = (name = 'editor-a') => stage.world.clients[name]!

/** Attaches a file as the composer does. */
function attach(
  chat: string,
  {
    as = 'editor-a',
    data = jpeg,
    name = 'winters-tale_poster.JPG',
    tenant = stage.world.a,
    type = 'image/jpeg',
  }: { as?: string; data?: Uint8Array; name?: string; tenant?: string; type?: string } = {},
): Promise<ApiResponse<Kept>> {
  const form = new FormData()
  form.append('chat', chat)
  form.append('tenant', tenant)
  form.append('file', new File([new Uint8Array(data)], name, { type }))
  return client(as).post<Kept>('/chat-attachments', form)
}

const speak = (chat: string, attachments: string[], more: object = {}, as = 'editor-a') =>
  say((request) => stage.app.send(request), stage.tokens[as]!, {
    attachments,
    id: chat,
    message: message('What is this?'),
    tenant: stage.world.a,
    ...more,
  })
const rows = async (where: string, ...values: unknown[]) =>
  (await poolOf(stage.app.payload).query(`select id, message_id from chat_attachments where ${where}`, values)).rows
const open = (id: string, as = 'editor-a', query = '') => client(as).get(`/chat-attachments/${id}${query}`)

/** A conversation in which a picture was sent. */
async function sent(as = 'editor-a'): Promise<{ chat: string; id: string }> {
  const chat = randomUUID()
  const {
    body: { id },
  } = await attach(chat, { as })
  expect((await (await speak(chat, [id], {}, as)).rest()).status).toBe(200)
  return { chat, id }
}

describe('what is attached', () => {
  it('is known by what is in it, reaches the model as a picture it can see, and stands with its message', async () => {
    stage.model.script(() => ({ pieces: ['A poster'] }))
    const chat = randomUUID()
    const { body: picture, status } = await attach(chat)
    expect([status, picture]).toEqual([
      201,
      { bytes: expect.any(Number), id: expect.any(String), name: 'winters tale poster.jpg', type: 'image/jpeg' },
    ])
    const { body: document } = await attach(chat, { data: pdf.data, name: 'Season.png', type: 'image/png' })
    expect(document).toMatchObject({ name: 'Season.pdf', type: 'application/pdf' })
    await (await speak(chat, [picture.id, document.id])).rest()
    const asked = JSON.stringify(stage.model.requests.at(-1)!.body.messages)
    expect(asked).toContain('data:image/webp;base64,')
    expect(asked).toContain('data:application/pdf;base64,')
    expect(asked).toContain(picture.id)
    // Smaller than what was attached: models look at no more.
    expect(/data:image\/webp;base64,([^"]+)/.exec(asked)![1]!.length).toBeLessThan(jpeg.length * 1.4)
    const { messages } = (await client().get<{ messages: ReadMessage[] }>(`/chat/${chat}`)).body
    expect(messages[0]!.parts).toEqual([
      { data: picture, id: picture.id, type: 'data-attachment' },
      { data: document, id: document.id, type: 'data-attachment' },
      { text: 'What is this?', type: 'text' },
    ])
    expect((await client().get<{ totalDocs: number }>('/media?draft=true')).body.totalDocs).toBe(0)
    // The next question is asked about it, too; the history is searched by what files are called, and by nothing of how they are stored.
    await (await speak(chat, [])).rest()
    expect(JSON.stringify(stage.model.requests.at(-1)!.body.messages)).toContain('data:image/webp;base64,')
    const found = async (search: string) =>
      (
        await client().get<{ chats: { id: string }[] }>(`/history?tenant=${stage.world.a}&search=${search}`)
      ).body.chats.map(({ id }) => id)
    expect(await found('winters tale')).toEqual([chat])
    expect([...(await found('attachment')), ...(await found('jpeg'))]).toEqual([])
  })

  it('is opened as it came, and asleep', async () => {
    const chat = randomUUID()
    const {
      body: { id },
    } = await attach(chat)
    const full = await open(id)
    expect([full.status, full.headers.get('Content-Type'), full.headers.get('Cache-Control')]).toEqual([
      200,
      'image/jpeg',
      'private, no-store',
    ])
    expect(full.headers.get('Content-Security-Policy')).toContain('sandbox')
    expect((await open(id, 'editor-a', '?size=small')).headers.get('Content-Type')).toBe('image/webp')
    const {
      body: { id: document },
    } = await attach(chat, { data: pdf.data, name: 'a.pdf', type: 'application/pdf' })
    expect((await open(document)).headers.get('Content-Disposition')).toMatch(/^attachment/)
  })

  it('is nothing that runs, that is too large, or that is no picture and no PDF', async () => {
    const chat = randomUUID()
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    const refused = [
      await attach(chat, { data: svg, name: 'a.png', type: 'image/png' }),
      await attach(chat, { data: Buffer.from('<h1>Hello</h1>'), name: 'a.pdf', type: 'application/pdf' }),
      await attach(chat, { data: jpeg.subarray(0, 2_000) }),
      await attach(chat, {
        data: Buffer.concat([pdf.data, Buffer.alloc(MAX_FILE_BYTES)]),
        name: 'a.pdf',
        type: 'application/pdf',
      }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([415, 415, 422, 413])
    expect(refused[0]!.body).toMatchObject({
      cause: 'Choose a picture (JPEG, PNG, WebP, GIF, AVIF, HEIC or TIFF) or a PDF.',
    })
    expect(await rows('chat_id = $1', chat)).toEqual([])
    expect((await client().post('/chat-attachments', { chat, tenant: stage.world.a })).status).toBe(400)
  })

  it('is as much as a message and a day allow', async () => {
    const chat = randomUUID()
    const six = await Promise.all(
      Array.from({ length: 6 }, () => attach(chat, { data: pdf.data, name: 'a.pdf', type: 'application/pdf' })),
    )
    expect(
      (
        await speak(
          chat,
          six.map(({ body }) => body.id),
        )
      ).status,
    ).toBe(400)
    // Spaces before the end: what stands behind it is not stored.
    const end = pdf.data.lastIndexOf('startxref')
    const spaces = Buffer.alloc(MAX_FILE_BYTES - pdf.size, ' ')
    const large = Buffer.concat([pdf.data.subarray(0, end), spaces, pdf.data.subarray(end)])
    const three = await Promise.all(
      Array.from({ length: 3 }, () => attach(chat, { data: large, name: 'a.pdf', type: 'application/pdf' })),
    )
    expect(
      await speak(
        chat,
        three.map(({ body }) => body.id),
      ),
    ).toMatchObject({ body: { cause: expect.stringContaining('20 MB together') }, status: 413 })
    // Nothing was taken: two of them go.
    expect(
      (
        await (
          await speak(
            chat,
            three.slice(1).map(({ body }) => body.id),
          )
        ).rest()
      ).status,
    ).toBe(200)
    const pool = poolOf(stage.app.payload)
    await pool.query('update chat_days set bytes = $2 where tenant_id = $1', [stage.world.a, MAX_DAY_BYTES - 10])
    const full = await attach(randomUUID())
    expect([full.status, full.body, Number(full.headers.get('Retry-After')) > 0]).toEqual([
      429,
      expect.objectContaining({ cause: expect.stringContaining('200 MB today') }),
      true,
    ])
    expect((await attach(randomUUID(), { as: 'owner-b', tenant: stage.world.b })).status).toBe(201)
    await pool.query('update chat_days set bytes = 0')
  })
})

describe('nobody else', () => {
  it('reads what is attached, of another site, of the same site, signed out, before it is sent and after', async () => {
    const chat = randomUUID()
    const {
      body: { id: waiting },
    } = await attach(chat)
    const { id } = await sent()
    for (const one of [waiting, id]) {
      expect(await open(one, 'owner-a')).toMatchObject({ body: { code: 'forbidden:chat' }, status: 403 })
      expect([(await open(one, 'owner-b')).status, (await open(one, 'owner-b')).body]).toEqual([
        404,
        (await open(randomUUID(), 'owner-b')).body,
      ])
      expect((await anonymous(stage.app).get(`/chat-attachments/${one}`)).status).toBe(401)
      for (const name of ['owner-a', 'owner-b'])
        expect((await client(name).delete(`/chat-attachments/${one}`)).status).not.toBe(200)
      expect((await open(one)).status).toBe(200)
    }
  })

  it('attaches to a conversation, or sends what somebody else has attached', async () => {
    const { chat } = await sent()
    expect((await attach(chat, { as: 'owner-a' })).status).toBe(403)
    expect((await attach(chat, { as: 'owner-b', tenant: stage.world.b })).status).toBe(404)
    expect((await attach(randomUUID(), { as: 'owner-b' })).status).toBe(404)
    const {
      body: { id },
    } = await attach(randomUUID())
    // Neither a colleague, nor the person themselves in another conversation.
    expect([(await speak(randomUUID(), [id], {}, 'owner-a')).status, (await speak(randomUUID(), [id])).status]).toEqual(
      [422, 422],
    )
    const { id: used } = await sent()
    expect((await speak(randomUUID(), [used])).status).toBe(422)
  })

  it('reads more than was sent, where the conversation is shared, and nothing when it is closed again', async () => {
    const { chat, id } = await sent()
    const {
      body: { id: waiting },
    } = await attach(chat)
    await client().post(`/chat/${chat}/share`, { isShared: true })
    expect([
      (await open(id, 'viewer-a')).status,
      (await open(waiting, 'viewer-a')).status,
      (await open(id, 'owner-b')).status,
    ]).toEqual([200, 403, 404])
    // Readers add and remove nothing.
    expect([
      (await attach(chat, { as: 'viewer-a' })).status,
      (await client('viewer-a').delete(`/chat-attachments/${id}`)).status,
    ]).toEqual([403, 403])
    await client().post(`/chat/${chat}/share`, { isShared: false })
    expect((await open(id, 'viewer-a')).status).toBe(403)
  })

  it('people without the plan, or without a place at the site, can neither open nor attach anything', async () => {
    const { id } = await sent('both')
    expect((await open(id, 'both')).status).toBe(200)
    const where: Where = { and: [{ user: { equals: stage.world.users.both } }, { tenant: { equals: stage.world.a } }] }
    expect(
      (await stage.app.payload.delete({ collection: 'memberships', overrideAccess: true, where })).docs,
    ).toHaveLength(1)
    expect((await open(id, 'both')).status).toBe(404)
    const { id: own } = await sent()
    const plans = async (plan: string) =>
      stage.app.payload.update({ collection: 'tenants', data: { plan }, id: stage.world.a, overrideAccess: true })
    const { plan } = await stage.app.payload.findByID({
      collection: 'tenants',
      depth: 0,
      id: stage.world.a,
      overrideAccess: true,
    })
    await plans(await create(stage.app.payload, 'plans', { name: 'Quiet', ai_chat: false, staff_seats: -1 }))
    expect(await open(own)).toMatchObject({ body: { code: 'forbidden:auth' }, status: 403 })
    expect(await attach(randomUUID())).toMatchObject({ body: { code: 'forbidden:auth' }, status: 403 })
    await plans(String(plan))
    expect((await attach(randomUUID())).status).toBe(201)
  })
})

describe('what is attached goes', () => {
  it('an attachment is deleted when it is removed before it is sent, and stays with its message after', async () => {
    const chat = randomUUID()
    const {
      body: { id },
    } = await attach(chat)
    expect((await client().delete(`/chat-attachments/${id}`)).body).toEqual({ removed: true })
    expect((await open(id)).status).toBe(404)
    const { id: kept } = await sent()
    expect((await client().delete(`/chat-attachments/${kept}`)).body).toEqual({ removed: false })
    expect((await open(kept)).status).toBe(200)
  })

  it('an attachment is deleted with a message that is sent again without it, and stays where it is sent along', async () => {
    const chat = randomUUID()
    const [one, other] = [(await attach(chat)).body.id, (await attach(chat)).body.id]
    const first = message('Which of these?')
    await (await speak(chat, [one, other], { message: first })).rest()
    await (await speak(chat, [other], { message: message('This one'), replaces: first.id })).rest()
    expect([(await open(one)).status, (await open(other)).status]).toEqual([404, 200])
  })

  it('an attachment is deleted with its conversation, its person and its site, and when it was never sent', async () => {
    const { chat, id } = await sent()
    const {
      body: { id: waiting },
    } = await attach(chat)
    expect((await client().delete(`/chat/${chat}`)).status).toBe(200)
    expect([(await open(id)).status, (await open(waiting)).status, await rows('chat_id = $1', chat)]).toEqual([
      404,
      404,
      [],
    ])
    const {
      body: { id: unsent },
    } = await attach(randomUUID())
    const { id: recent } = await sent()
    await poolOf(stage.app.payload).query(
      "update chat_attachments set created_at = now() - interval '25 hours' where id = any($1)",
      [[unsent, recent]],
    )
    await tidyChats(stage.app.payload, {})
    expect([(await open(unsent)).status, (await open(recent)).status]).toEqual([404, 200])
    expect((await attach(randomUUID(), { as: 'super' })).status).toBe(201)
    // The last super-admin stays.
    await create(stage.app.payload, 'users', { email: 'next@test.example', password: PASSWORD, roles: ['super-admin'] })
    await stage.app.payload.delete({ collection: 'users', id: stage.world.users.super!, overrideAccess: true })
    expect(await rows('user_id = $1', stage.world.users.super)).toEqual([])
    await attach(randomUUID(), { as: 'owner-b', tenant: stage.world.b })
    expect(await rows('tenant_id = $1', stage.world.b)).not.toEqual([])
    await poolOf(stage.app.payload).query("update tenants set deletion = 'requested' where id = $1", [stage.world.b])
    await deleteTenant(stage.app.payload, { id: stage.world.b })
    expect([
      (await rows('tenant_id = $1', stage.world.b)).length,
      (await rows('tenant_id = $1', stage.world.a)).length > 0,
    ]).toEqual([0, true])
  })
})
