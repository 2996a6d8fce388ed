import { poolOf } from '@/database/connections'
import { readSidebarCounts } from '@/database/navigation/sidebarCounts'
import { boot, type TestApp } from '@tests/support/boot'
import { anonymous } from '@tests/support/client'
import { mailsTo } from '@tests/support/mails'
import { create, makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World
let form: string
let formOfB: string

const text = (name: string, label: string, more: object = {}) => ({ blockType: 'textQuestion', label, name, ...more })

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  form = await create(app.payload, 'forms', {
    _status: 'published',
    fields: [
      text('name', 'Your name'),
      {
        blockType: 'choiceQuestion',
        label: 'Voice',
        name: 'voice',
        options: [
          { label: 'Alto', value: 'a' },
          { label: 'Bass', value: 'b' },
        ],
      },
      { blockType: 'consentQuestion', label: 'You may write to me', name: 'consent' },
      { blockType: 'numberQuestion', label: 'Age', name: 'age' },
    ],
    notify: ['choir@test.example'],
    tenant: world.a,
    title: 'Choir auditions',
  })
  formOfB = await create(app.payload, 'forms', {
    _status: 'published',
    fields: [text('name', 'Your name')],
    tenant: world.b,
    title: 'Of B',
  })
})
afterAll(() => app.close())
/** Lines of the log before a test: it only grows. */
let before: number

beforeEach(async () => {
  await poolOf(app.payload).query('delete from form_submissions; delete from rate_limits; delete from mails')
  before = (await poolOf(app.payload).query('select 1 from audit_log')).rowCount!
})

const send = async (answers: object, more: object = {}, id = form) => {
  const answer = await anonymous(app).post(`/forms/${id}/submit`, { answers, ...more })
  expect(answer.status).toBe(201)
}

interface Row {
  id: string
  answers: Record<string, unknown>
  language: string
  page: string
  questions: { label: string; name: string; chosen?: unknown }[]
  read_at: Date | null
  read_by_id: string | null
  created_at: Date
}

/** As the database has them, newest first. */
const rows = async (id = form): Promise<Row[]> =>
  (
    await poolOf(app.payload).query<Row>(
      'select * from form_submissions where form_id = $1 order by created_at desc, id desc',
      [id],
    )
  ).rows

const as = (name: string) => world.clients[name]!
const log = async () =>
  (
    await poolOf(app.payload).query<{ action: string; line: string }>(
      `select action, coalesce(before::text, '') || coalesce(after::text, '') as line from audit_log order by created_at, id offset ${before}`,
    )
  ).rows
const moved = (id: string, days: number) =>
  poolOf(app.payload).query(
    `update form_submissions set created_at = now() - make_interval(days => $2) where id = $1`,
    [id, days],
  )

describe('Form submission sent by a visitor', () => {
  it('stores the questions as asked, the language and the page, and sends an email that links to it', async () => {
    await app.payload.update({
      id: form,
      collection: 'forms',
      data: {
        fields: [
          { blockType: 'textQuestion', label: 'Eich enw', name: 'name' },
          { blockType: 'consentQuestion', label: 'Cewch ysgrifennu ataf', name: 'consent' },
        ] as never,
        title: 'Clyweliadau',
      },
      // Its questions have no English labels yet.
      draft: true,
      locale: 'cy' as 'en',
    })
    await app.payload.update({
      id: form,
      collection: 'forms',
      data: {
        _status: 'published',
        fields: [
          text('name', 'Your name'),
          {
            blockType: 'choiceQuestion',
            label: 'Voice',
            name: 'voice',
            options: [
              { label: 'Alto', value: 'a' },
              { label: 'Bass', value: 'b' },
            ],
          },
          { blockType: 'consentQuestion', label: 'You may write to me', name: 'consent' },
          { blockType: 'numberQuestion', label: 'Age', name: 'age' },
        ] as never,
      },
      locale: 'en',
    })
    await send({ consent: true, name: 'Ada', voice: 'a' }, { language: 'en', page: '/auditions' })
    const [sent] = await rows()
    expect(sent).toMatchObject({
      answers: { consent: true, name: 'Ada', voice: 'a' },
      language: 'en',
      page: '/auditions',
    })
    expect(sent!.questions.map(({ label, name }) => [name, label])).toEqual([
      ['name', 'Your name'],
      ['voice', 'Voice'],
      ['consent', 'You may write to me'],
      ['age', 'Age'],
    ])
    expect(sent!.questions[1]!.chosen).toEqual([{ label: 'Alto', value: 'a' }])
    const [mail] = await mailsTo(app, 'choir@test.example', 'formAnswer')
    expect(mail!.link).toMatch(new RegExp(`/admin/collections/forms/${form}/answers/${sent!.id}$`))
    expect(JSON.stringify(mail)).not.toContain('Ada')
  })

  it("falls back to the site's first language and to the page of the Referer header", async () => {
    await send({ name: 'Ada' }, { language: 'xx' })
    await anonymous(app).post(
      `/forms/${form}/submit`,
      { answers: { name: 'Bo' } },
      { headers: { Referer: 'https://a.test/auditions/open?utm=1' } },
    )
    expect((await rows()).map(({ language, page }) => [language, page])).toEqual([
      ['en', '/auditions/open'],
      ['en', null],
    ])
    expect(
      (await anonymous(app).post(`/forms/${form}/submit`, { answers: { name: 'Ada' }, page: 'javascript:alert(1)' }))
        .status,
    ).toBe(400)
  })
})

describe('Reading form submissions', () => {
  it('is allowed for people who may manage forms of that site only', async () => {
    await send({ name: 'Ada' })
    const [{ id }] = (await rows()) as [Row]
    const status = async (name: string) => (await as(name).get(`/form-submissions/${id}`)).status
    expect([await status('editor-a'), await status('viewer-a'), await status('owner-b')]).toEqual([200, 403, 404])
    const count = async (name: string) =>
      (await as(name).get<{ isReader: boolean; forms: unknown[] }>(`/forms/answer-counts?tenantId=${world.a}`)).body
    expect(await count('editor-a')).toEqual({ forms: [{ id: form, total: 1, unread: 1 }], isReader: true })
    expect(await count('viewer-a')).toMatchObject({ isReader: false })
    expect((await as('owner-b').get(`/forms/answer-counts?tenantId=${world.a}`)).status).toBe(404)
  })

  it('marks submissions as read for all staff, and keeps the first reader', async () => {
    await send({ name: 'Ada' })
    await send({ name: 'Bo' })
    const [newer, older] = (await rows()) as [Row, Row]
    const mark = (name: string, body: object) => as(name).post<{ marked: number }>(`/forms/${form}/answers/mark`, body)
    const both = await Promise.all([
      mark('editor-a', { ids: [older.id], isRead: true }),
      mark('admin-a', { ids: [older.id], isRead: true }),
    ])
    expect(both.map(({ body }) => body.marked).sort()).toEqual([0, 1])
    const reader = (await rows())[1]!.read_by_id
    await mark('owner-a', { ids: [older.id], isRead: true })
    expect((await rows()).map(({ read_by_id }) => read_by_id)).toEqual([null, reader])
    expect((await mark('editor-a', { ids: [older.id], isRead: false })).body.marked).toBe(1)
    expect(
      (await mark('editor-a', { isRead: true, matching: { search: 'bo', until: new Date().toISOString() } })).body
        .marked,
    ).toBe(1)
    expect((await rows()).map(({ read_at }) => read_at !== null)).toEqual([true, false])
    expect((await mark('viewer-a', { ids: [newer.id], isRead: true })).status).toBe(403)
    expect((await mark('owner-b', { ids: [newer.id], isRead: true })).status).toBe(404)
    expect([
      (await mark('editor-a', { isRead: true })).status,
      (await mark('editor-a', { ids: [newer.id], isRead: true, matching: { until: new Date().toISOString() } })).status,
    ]).toEqual([400, 400])
  })
})

describe('Sidebar', () => {
  it('counts unread submissions for people who may read them, without trashed forms', async () => {
    const id = await create(app.payload, 'forms', {
      _status: 'published',
      fields: [],
      tenant: world.a,
      title: 'Box office',
    })
    await send({}, {}, id)
    await send({ name: 'Ada' })
    await send({ name: 'Of B' }, {}, formOfB)
    const counted = async (isReader: boolean, tenant = world.a) =>
      (await readSidebarCounts(app.payload, tenant, { isReader, slugs: ['pages', 'forms'] })).unreadAnswers
    expect([await counted(true), await counted(true, world.b), await counted(false)]).toEqual([2, 1, 0])
    await as('owner-a').patch(`/forms/${id}`, { deletedAt: new Date().toISOString() })
    expect(await counted(true)).toBe(1)
    await as('editor-a').post(`/forms/${form}/answers/mark`, {
      isRead: true,
      matching: { until: new Date(Date.now() + 1000).toISOString() },
    })
    expect(await counted(true)).toBe(0)
    expect(
      Object.keys(
        (await readSidebarCounts(app.payload, world.a, { isReader: true, slugs: ['pages', 'forms'] })).drafts,
      ),
    ).toEqual(['pages', 'forms'])
  })
})

describe('Deleting form submissions', () => {
  const remove = (name: string, body: object, id = form) =>
    as(name).post<{ deleted: number }>(`/forms/${id}/answers/delete`, body)

  it('requires the delete permission, deletes only those requested, and logs the number without their content', async () => {
    for (const name of ['Ada', 'Bo', 'Cy']) await send({ name })
    const [{ id }] = (await rows()) as [Row]
    expect([
      (await remove('editor-a', { ids: [id] })).status,
      (await remove('owner-b', { ids: [id] })).status,
      (await remove('viewer-a', { ids: [id] })).status,
    ]).toEqual([403, 404, 403])
    expect(await rows()).toHaveLength(3)
    expect((await remove('owner-a', { ids: [id] })).body.deleted).toBe(1)
    const until = new Date().toISOString()
    await poolOf(app.payload).query(
      `update form_submissions set created_at = now() + interval '1 hour' where answers ->> 'name' = 'Ada'`,
    )
    expect((await remove('owner-a', { matching: { until } })).body.deleted).toBe(1)
    expect((await rows()).map(({ answers }) => answers.name)).toEqual(['Ada'])
    const lines = await log()
    expect(lines.map(({ action }) => action)).toEqual(['forms.answersDeleted', 'forms.answersDeleted'])
    expect(lines[0]!.line).toBe('{"count": "1", "title": "Choir auditions"}')
  })

  it('leaves submissions of another form in place, even by id', async () => {
    await send({ name: 'Of A' })
    await send({ name: 'Of B' }, {}, formOfB)
    const [foreign] = (await rows(formOfB)) as [Row]
    expect((await remove('owner-a', { ids: [foreign.id] })).status).toBe(404)
    expect(
      (await remove('owner-a', { matching: { until: new Date(Date.now() + 1000).toISOString() } })).body.deleted,
    ).toBe(1)
    expect(await rows(formOfB)).toHaveLength(1)
  })

  it('deleting answers through the REST API writes an audit log entry without their content', async () => {
    await send({ name: 'Ada Secret' })
    const [{ id }] = (await rows()) as [Row]
    expect((await as('editor-a').delete(`/form-submissions/${id}`)).status).toBe(403)
    expect((await as('owner-a').delete(`/form-submissions/${id}`)).status).toBe(200)
    expect(await log()).toEqual([{ action: 'form-submissions.deleted', line: '' }])
  })
})

describe('Form', () => {
  const answered = async (): Promise<string> => {
    const id = await create(app.payload, 'forms', {
      _status: 'published',
      fields: [text('name', 'Your name')],
      tenant: world.a,
      title: 'Volunteers',
    })
    await send({ name: 'Ada' }, {}, id)
    return id
  }

  it('keeps its submissions in the trash, and deletes them when it is deleted for good', async () => {
    const id = await answered()
    await as('owner-a').patch(`/forms/${id}`, { deletedAt: new Date().toISOString() })
    expect(await rows(id)).toHaveLength(1)
    expect((await anonymous(app).post(`/forms/${id}/submit`, { answers: { name: 'Bo' } })).status).toBe(404)
    await as('owner-a').patch(`/forms/${id}?trash=true`, { deletedAt: null })
    expect(await rows(id)).toHaveLength(1)
    expect((await as('owner-b').delete(`/forms/${id}`)).status).toBeGreaterThan(400)
    expect(await rows(id)).toHaveLength(1)
    const gone = await as('owner-a').delete(`/forms/${id}`)
    expect([gone.status, await rows(id)]).toEqual([200, []])
    expect((await log()).filter(({ action }) => action === 'forms.answersDeleted').map(({ line }) => line)).toEqual([
      '{"count": "1", "title": "Volunteers"}',
    ])
  })

  it('is duplicated with its questions and without its submissions', async () => {
    const id = await answered()
    const copy = await as('editor-a').post<{ doc: { id: string } }>(`/forms/${id}/duplicate`)
    expect(copy.status).toBe(200)
    expect([(await rows(copy.body.doc.id)).length, (await rows(id)).length]).toEqual([0, 1])
  })

  it('keeps submissions for a year by default, and forever when the field was empty before', async () => {
    const made = await as('editor-a').post<{ doc: { id: string; keepAnswersDays: number } }>('/forms', {
      _status: 'published',
      tenant: world.a,
      title: 'New',
    })
    expect(made.body.doc.keepAnswersDays).toBe(365)
    await poolOf(app.payload).query('update forms set keep_answers_days = null where id = $1', [made.body.doc.id])
    await poolOf(app.payload).query('update _forms_v set version_keep_answers_days = null where parent_id = $1', [
      made.body.doc.id,
    ])
    const saved = await as('editor-a').patch<{ doc: { keepAnswersDays: null } }>(`/forms/${made.body.doc.id}`, {
      title: 'Old',
    })
    expect(saved.body.doc.keepAnswersDays).toBeNull()
    for (const wrong of [0, -1, 1.5, 4000])
      expect((await as('editor-a').patch(`/forms/${made.body.doc.id}`, { keepAnswersDays: wrong })).status).toBe(400)
  })
})

describe('Expired form submissions', () => {
  it("are deleted in batches after the published form's retention period, with their number in the audit log", async () => {
    const { deleteExpiredAnswers } = await import('@/jobs/tasks/deleteExpiredAnswers')
    for (const name of ['Ada', 'Bo', 'Cy', 'Di']) await send({ name })
    await send({ name: 'Of B' }, {}, formOfB)
    const all = await rows()
    for (const { id } of all.slice(1)) await moved(id, 40)
    await moved((await rows(formOfB))[0]!.id, 4000)
    await poolOf(app.payload).query('update forms set keep_answers_days = null where id = $1', [formOfB])
    await poolOf(app.payload).query('update forms set keep_answers_days = 41 where id = $1', [form])
    await deleteExpiredAnswers(app.payload)
    expect(await rows()).toHaveLength(4)
    await as('editor-a').patch(`/forms/${form}?draft=true`, { keepAnswersDays: 39 })
    await deleteExpiredAnswers(app.payload)
    expect(await rows()).toHaveLength(4)
    await poolOf(app.payload).query('update forms set keep_answers_days = 39 where id = $1', [form])
    await deleteExpiredAnswers(app.payload, 2)
    expect((await rows()).map(({ id }) => id)).toEqual([all[0]!.id])
    expect(await rows(formOfB)).toHaveLength(1)
    const lines = (await log()).filter(({ action }) => action === 'forms.answersExpired')
    expect(lines.map(({ line }) => line)).toEqual([
      '{"count": "2", "title": "Choir auditions"}',
      '{"count": "1", "title": "Choir auditions"}',
    ])
  })
})
