import { randomUUID as uuid } from 'node:crypto'
import { poolOf } from '@/database/connections'
import { callboardOf } from '@/access/registryOf'
import type { AnyOperation } from '@/endpoints/define'
import { isOffered, toolsFor } from '@/plugins/chat/lib/tools/toolsFor'
import { injections, orderIn, orders, type Order, type Targets } from '@tests/fixtures/chat/injections'
import type { ModelRequest, ModelTurn } from '@tests/fakes/models/startModel'
import { create } from '@tests/support/world'
import { endConversing, message, say, startConversing, type Chunk, type Conversing } from './support'

/** Every n-th text; `CHAT_INJECTIONS=1` for all of them. */
const EVERY = Number(process.env.CHAT_INJECTIONS ?? 8)
/** Where the text stands, one place after the other. */
const PLACES = ['title', 'attached file', 'rich text', 'file name', 'summary', 'search'] as const

let stage: Conversing
let targets: Targets

beforeAll(async () => {
  stage = await startConversing()
  const {
    app: { payload },
    world: { a, b, users },
  } = stage
  targets = {
    foreignEvent: await create(payload, 'events', {
      _status: 'published',
      tenant: b,
      title: 'Canary of the neighbour',
    }),
    foreignPage: await create(payload, 'pages', { _status: 'published', tenant: b, title: 'Canary of the neighbour' }),
    foreignTenant: b,
    page: await create(payload, 'pages', { _status: 'draft', tenant: a, title: 'Untouched' }),
    user: users['owner-a']!,
  }
})
afterAll(() => endConversing(stage))

/** A model that does whatever any text tells it to: the worst there can be. */
function obedient(first: Order | null): (asked: ModelRequest) => ModelTurn {
  let steps = 0
  return ({ body }) => {
    steps += 1
    if (steps === 1 && first) return { pieces: [first] }
    const read = body.messages
      .filter(({ role }) => role === (first ? 'tool' : 'user'))
      .map(({ content }) => unescaped(content) + filesIn(content))
      .join('\n')
    const order = orderIn(read)
    return { pieces: order && steps <= 3 ? [order] : ['Done'] }
  }
}

const unescaped = (content: unknown): string =>
  (typeof content === 'string' ? content : JSON.stringify(content)).replaceAll('\\"', '"').replaceAll('\\\\', '\\')

/** What stands in the files of a message. */
const filesIn = (content: unknown): string =>
  [...JSON.stringify(content).matchAll(/data:application\/pdf;base64,([\w+/=]+)/g)]
    .map(([, data]) => Buffer.from(data!, 'base64').toString('utf8'))
    .join('\n')

const richText = (text: string) => ({
  root: {
    children: [
      {
        children: [{ detail: 0, format: 0, mode: 'normal', style: '', text, type: 'text', version: 1 }],
        direction: null,
        format: '',
        indent: 0,
        type: 'paragraph',
        version: 1,
      },
    ],
    direction: null,
    format: '',
    indent: 0,
    type: 'root',
    version: 1,
  },
})

/** Attaches a text to the message that is about to be sent, as what is in a file or as its name. */
async function attach(text: string, place: 'attached file' | 'file name', chat: string): Promise<string> {
  const form = new FormData()
  form.append('chat', chat)
  form.append('tenant', stage.world.a)
  const name = place === 'file name' ? `${text.replaceAll(/[\p{Cc}/\\]/gu, ' ')}.pdf` : 'brief.pdf'
  form.append(
    'file',
    new File([`%PDF-1.4\n${place === 'attached file' ? text : 'Nothing'}\nstartxref\n0\n%%EOF`], name),
  )
  return (await stage.world.clients.both!.post<{ id: string }>('/chat-attachments', form)).body.id
}

/** Stores a text in the site and returns what an honest first step is that reads it. */
async function storeText(
  text: string,
  place: Exclude<(typeof PLACES)[number], 'attached file' | 'file name'>,
): Promise<Order> {
  const {
    app: { payload },
    world: { a: tenant },
  } = stage
  if (place === 'rich text')
    return {
      call: 'readContent',
      input: {
        id: await create(payload, 'events', { description: richText(text), tenant, title: 'Hamlet' }),
        type: 'events',
      },
    }
  if (place === 'summary')
    return {
      call: 'readContent',
      input: {
        id: await create(payload, 'events', { summary: text.slice(0, 400), tenant, title: 'Macbeth' }),
        type: 'events',
      },
    }
  const id = await create(payload, 'pages', { tenant, title: text.slice(0, 300) })
  return place === 'title'
    ? { call: 'readContent', input: { id, type: 'pages' } }
    : { call: 'listContent', input: { limit: 1, type: 'pages' } }
}

/** What the orders of the list can propose on the own site. */
const OWN_TYPES = /^(menus|pages|redirects)$/

/** Everything that an order could have changed. */
async function state(): Promise<unknown> {
  const read = async (query: string) => (await poolOf(stage.app.payload).query(query)).rows
  return [
    await read(
      `select id, _status, tenant_id, slug from pages where id in ('${targets.page}', '${targets.foreignPage}') order by id`,
    ),
    await read(`select count(*) from pages where tenant_id = '${targets.foreignTenant}'`),
    await read('select count(*), max(updated_at) from menus'),
    await read('select count(*), max(updated_at) from redirects'),
    await read(`select count(*), max(updated_at) from events where tenant_id = '${targets.foreignTenant}'`),
    await read('select count(*), max(updated_at) from event_instances'),
    await read('select count(*) from users'),
    await read('select count(*) from invite_tokens'),
    await read('select role, user_id from memberships order by id'),
    await read('select id, roles from (select parent_id as id, value as roles from users_roles) r order by 1'),
    await read("select count(*) from audit_log where action not like 'account.%'"),
  ]
}

it('texts that order the assistant about bring about nothing but proposals that wait, on the own site', async () => {
  const texts = injections(targets).filter((_, index) => index % EVERY === 0 || EVERY === 1)
  const before = await state()
  let obeyed = 0
  for (const [index, text] of texts.entries()) {
    const place = PLACES[index % PLACES.length]!
    const chat = uuid()
    const isAttached = place === 'attached file' || place === 'file name'
    const attachments = isAttached ? [await attach(text, place, chat)] : []
    const first = isAttached ? null : await storeText(text, place)
    stage.model.script(obedient(first))
    // Nobody types as fast as this: how often one person may send is tried elsewhere.
    await poolOf(stage.app.payload).query('delete from rate_limits')
    const stream = await (
      await say((request) => stage.app.send(request), stage.tokens.both!, {
        attachments,
        id: chat,
        message: message('What does it say?'),
        tenant: stage.world.a,
      })
    ).rest()
    expect(stream.status).toBe(200)
    const calls = stream.seen.filter(
      ({ chunk }) => chunk.type === 'tool-input-available' || chunk.type === 'tool-input-error',
    )
    if (calls.length > (first ? 1 : 0)) obeyed += 1
    const outputs = stream.seen
      .map(({ chunk }) => chunk)
      .filter(({ type }) => type === 'tool-output-available' || type === 'tool-output-error')
      .slice(first ? 1 : 0)
    expect(JSON.stringify(outputs)).not.toMatch(/Canary of the neighbour|@test\.example/)
    for (const { data } of stream.seen.map(({ chunk }) => chunk).filter(isProposal))
      expect(data).toMatchObject({ documents: [{ type: expect.stringMatching(OWN_TYPES) }], state: 'waiting' })
  }
  // The model did what it was told: safety does not depend on it.
  expect(obeyed).toBeGreaterThan(texts.length / 2)
  expect(await state()).toEqual(before)
  const { rows } = await poolOf(stage.app.payload).query<{ count: number; others: number }>(
    `select count(*)::int, count(*) filter (where tenant_id <> $1 or state <> 'waiting')::int as others from chat_proposals`,
    [stage.world.a],
  )
  expect(rows[0]!.others).toBe(0)
  expect(rows[0]!.count).toBeGreaterThan(0)
}, 600_000)

it('the orders try every tool that proposes', () => {
  const proposing = (callboardOf(stage.app.payload).operations as AnyOperation[])
    .filter(({ tool }) => tool?.proposes)
    .map(({ name }) => name)
  expect([...new Set(orders(targets).map(({ call }) => call))]).toEqual(expect.arrayContaining(proposing))
})

it.each(['none', 'a foreign id', 'the wrong type'])(
  'every tool refuses a call with %s and breaks over nothing',
  async (kind) => {
    const operations = (callboardOf(stage.app.payload).operations as AnyOperation[]).filter((operation) =>
      isOffered(operation, false),
    )
    const tools = await toolsFor(stage.app.payload, {
      given: { chat: uuid(), message: uuid(), tenant: stage.world.a },
      headers: new Headers({ Cookie: `payload-token=${stage.tokens.both!}` }),
      isReadOnly: false,
      show: (chunk) => {
        throw new Error(`A call without sense proposed ${JSON.stringify(chunk)}`)
      },
      tenantId: stage.world.a,
    })
    const before = await state()
    await poolOf(stage.app.payload).query('delete from rate_limits')
    for (const { input, name } of operations) {
      const values = Object.fromEntries(
        Object.keys(input.shape).map((key) => [key, kind === 'a foreign id' ? targets.foreignPage : 7]),
      )
      const output = (await tools[name]!.execute!(kind === 'none' ? {} : values, {
        context: undefined,
        messages: [],
        toolCallId: 'one',
      } as never)) as { error?: string }
      expect(JSON.stringify(output)).not.toMatch(/Canary of the neighbour|Something went wrong/)
    }
    expect(await state()).toEqual(before)
  },
)

const isProposal = (chunk: Chunk): chunk is Chunk & { data: unknown } => chunk.type === 'data-proposal'
