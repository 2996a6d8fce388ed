import pg from 'pg'
import { createLocalReq, type PayloadRequest } from 'payload'
import { poolOf } from '@/database/connections'
import { loadAnswersPage } from '@/components/views/Answers/loadAnswersPage'
import { findAnswer } from '@/database/answers/readAnswers'
import { readAnsweredForm, type AnsweredForm } from '@/endpoints/forms/answers/answeredForm'
import type { AnswerFilters } from '@/lib/forms/answers/filters'
import { boot, type TestApp } from '@tests/support/boot'
import { create, makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World
let form: string
let req: PayloadRequest

const ALL: AnswerFilters = { from: null, isUnread: false, search: '', to: null }
const CHUNK = 10_000

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  form = await create(app.payload, 'forms', {
    _status: 'published',
    fields: [{ blockType: 'textQuestion', id: 'q1', label: 'Your name', name: 'name' }],
    tenant: world.a,
    title: 'Choir',
  })
  req = await createLocalReq(
    { user: await app.payload.findByID({ id: world.users['editor-a']!, collection: 'users' }) },
    app.payload,
  )
})
afterAll(() => app.close())

/** Answers of n1, n2, … of which every third is read, several in the same second. */
const fill = (count: number) =>
  poolOf(app.payload).query(
    `insert into form_submissions (id, tenant_id, form_id, answers, questions, created_at, read_at)
      select gen_random_uuid(), $1, $2, json_build_object('name', 'n' || n, 'street', 's' || n), '[{"name": "street", "label": "Street", "kind": "textQuestion"}]',
        '2026-01-01'::timestamptz + (n / 3) * interval '1 second', case when n % 3 = 0 then now() end from generate_series(1, $3::int) n`,
    [world.a, form, count],
  )

const opened = async (): Promise<AnsweredForm> => (await readAnsweredForm(req, form))!

/** How many statements the database gets for something. */
async function statements(work: () => Promise<unknown>): Promise<number> {
  const real = pg.Client.prototype.query
  let count = 0
  pg.Client.prototype.query = function counted(this: InstanceType<typeof pg.Client>, ...args: unknown[]) {
    count++
    return (real as (...all: unknown[]) => unknown).apply(this, args)
  } as never
  try {
    await work()
    return count
  } finally {
    pg.Client.prototype.query = real
  }
}

it('costs as many statements for ten thousand answers as for one, and says how many there are', async () => {
  const look = async (filters = ALL) => loadAnswersPage(req, await opened(), filters, 1)
  await fill(1)
  await look()
  const few = await statements(look)
  await poolOf(app.payload).query('delete from form_submissions')
  await fill(CHUNK)
  expect(await statements(look)).toBe(few)
  const { answers, columns, counts, pages } = await look()
  expect([answers.length, pages, counts]).toEqual([
    25,
    400,
    { found: CHUNK, oldest: '2026-01-01T00:00:00.000Z', total: CHUNK, unread: 6667 },
  ])
  expect(columns.map(({ isFormer, label }) => [label, isFormer])).toEqual([
    ['Your name', false],
    ['Street', true],
  ])
  expect((await look({ ...ALL, search: 'N77' })).counts.found).toBe(111)
  expect((await look({ ...ALL, isUnread: true })).counts.found).toBe(6667)
})

it('shows each answer on one page, the last page where somebody asks for one beyond, and one by one without a gap', async () => {
  await poolOf(app.payload).query('delete from form_submissions')
  await fill(60)
  const found = await opened()
  const pages = await Promise.all([1, 2, 3].map((page) => loadAnswersPage(req, found, ALL, page)))
  const ids = pages.flatMap(({ answers }) => answers.map(({ id }) => id))
  expect([ids.length, new Set(ids).size]).toEqual([60, 60])
  expect(await loadAnswersPage(req, found, ALL, 99)).toMatchObject({ answers: pages[2]!.answers, page: 3 })
  const walked: string[] = []
  for (let id: string | null = ids[0]!; id;) {
    walked.push(id)
    const answer = await findAnswer(req, found.target, { ...ALL, timeZone: 'UTC' }, id)
    expect(answer!.newer).toBe(walked.at(-2) ?? null)
    id = answer!.older
  }
  expect(walked).toEqual(ids)
  const unread = { ...ALL, isUnread: true, timeZone: 'UTC' }
  const [first] = (await loadAnswersPage(req, found, { ...ALL, isUnread: true }, 1)).answers
  expect((await findAnswer(req, found.target, unread, first!.id))!.newer).toBeNull()
})

it('reads no answer by the id of another form', async () => {
  const other = await create(app.payload, 'forms', {
    _status: 'published',
    fields: [],
    tenant: world.a,
    title: 'Other',
  })
  const { rows } = await poolOf(app.payload).query<{ id: string }>('select id from form_submissions limit 1')
  const found = await opened()
  const filters = { ...ALL, timeZone: 'UTC' }
  expect(await findAnswer(req, found.target, filters, rows[0]!.id)).not.toBeNull()
  expect(await findAnswer(req, { ...found.target, formId: other }, filters, rows[0]!.id)).toBeNull()
  expect(await findAnswer(req, { ...found.target, tenantId: world.b }, filters, rows[0]!.id)).toBeNull()
})

it('shows a form from the trash, and none of another site', async () => {
  await poolOf(app.payload).query('update forms set deleted_at = now() where id = $1', [form])
  expect((await readAnsweredForm(req, form))?.form.deletedAt).toBeTruthy()
  const foreign = await create(app.payload, 'forms', {
    _status: 'published',
    fields: [],
    tenant: world.b,
    title: 'Of B',
  })
  expect(await readAnsweredForm(req, foreign)).toBeNull()
  expect(await readAnsweredForm(req, crypto.randomUUID())).toBeNull()
})
