import { runOnce } from 'graphile-worker'
import { poolOf } from '@/database/connections'
import { taskList } from '@/jobs/worker/taskList'
import { boot, type TestApp } from '@tests/support/boot'
import { anonymous } from '@tests/support/client'
import { countStatements } from '@tests/support/countStatements'
import { makeWorld, type World } from '@tests/support/world'

interface Row {
  changed: number
  complete: number
  label: string
  missing: number
  partial: number
  type: string
}
interface Overview {
  languages: { code: string; types: Row[] }[]
  left: number
}
interface Found {
  documents: { changed: number; done: number; id: string; title: string; total: number }[]
  pages: number
  total: number
}

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  await app.payload.update({ id: world.b, collection: 'tenants', data: { languages: ['en', 'cy'] } })
})
afterAll(() => app.close())
beforeEach(async () => {
  await poolOf(app.payload).query('delete from rate_limits')
  await poolOf(app.payload).query('delete from pages')
  await poolOf(app.payload).query('delete from events')
  await poolOf(app.payload).query(
    `select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs where task_identifier = 'countTranslations'))`,
  )
})

const client = (who: string) => world.clients[who] ?? anonymous(app)
const overview = (who = 'editor-a', tenant = world.a) =>
  client(who).get<Overview>(`/translations/overview?tenantId=${tenant}`)
const rowsOf = async (who?: string, tenant?: string) =>
  ((await overview(who, tenant)).body.languages[0]?.types ?? []).map(
    ({ changed, complete, missing, partial, type }) => ({ changed, complete, missing, partial, type }),
  )
const list = (state: string, { page = 1, tenant = world.a, to = 'cy', type = 'pages', who = 'editor-a' } = {}) =>
  client(who).get<Found>(`/translations/documents?tenantId=${tenant}&type=${type}&to=${to}&state=${state}&page=${page}`)
const titles = async (state: string) => (await list(state)).body.documents.map(({ title }) => title)
const work = () =>
  runOnce({ connectionString: app.databaseUrl, noHandleSignals: true, taskList: taskList(app.payload) })
const jobs = async () =>
  (await poolOf(app.payload).query(`select 1 from graphile_worker.jobs where task_identifier = 'countTranslations'`))
    .rowCount

const make = async (title: string, { tenant = world.a, type = 'pages', who = 'editor-a' } = {}) =>
  (
    await client(who).post<{ doc: { id: string } }>(`/${type}?draft=true&locale=en&depth=0`, {
      tenant,
      title,
      ...(type === 'pages' && { layout: [{ blockType: 'hero', heading: 'Welcome' }] }),
    })
  ).body.doc.id
const write = async (id: string, locale: string, data: object) =>
  expect(
    (await client('editor-a').patch(`/pages/${id}?draft=true&locale=${locale}&fallback-locale=null`, data)).status,
  ).toBe(200)
const layoutIn = async (id: string) =>
  (
    await client('editor-a').get<{ layout: { blockType: string; heading: string | null; id: string }[] }>(
      `/pages/${id}?draft=true&depth=0&locale=cy&fallback-locale=null`,
    )
  ).body.layout

async function makeComplete(title: string): Promise<string> {
  const id = await make(title)
  await write(id, 'cy', {
    layout: (await layoutIn(id)).map((block) => ({ ...block, heading: 'Croeso' })),
    title: `${title} yn Gymraeg`,
  })
  return id
}

/** A page in each state. */
async function makeFour(): Promise<Record<'changed' | 'complete' | 'missing' | 'partial', string>> {
  const [missing, partial, complete, changed] = [
    await make('Not begun'),
    await make('Begun'),
    await makeComplete('Complete'),
    await makeComplete('Behind'),
  ]
  await write(partial, 'cy', { title: 'Dechrau' })
  await write(changed, 'en', { title: 'Behind again' })
  return { changed, complete, missing, partial }
}

const ONE_EACH = [{ changed: 1, complete: 1, missing: 1, partial: 1, type: 'pages' }]

describe('the overview of a site', () => {
  it('counts documents by state, and each number leads to its documents', async () => {
    const ids = await makeFour()
    expect((await overview()).body.left).toBe(0)
    expect(await rowsOf()).toEqual(ONE_EACH)
    expect([
      await titles('missing'),
      await titles('partial'),
      await titles('complete'),
      await titles('changed'),
    ]).toEqual([['Not begun'], ['Begun'], ['Complete'], ['Behind again']])
    expect((await list('partial')).body).toMatchObject({
      documents: [{ changed: 0, done: 1, id: ids.partial, total: 2 }],
      pages: 1,
      total: 1,
    })
  })

  it('follows what is written, confirmed and changed in the main language', async () => {
    const { changed, complete } = await makeFour()
    expect(
      (await client('editor-a').post(`/documents/pages/${changed}/translations/confirm`, { to: 'cy' })).status,
    ).toBe(200)
    expect(await rowsOf()).toMatchObject([{ changed: 0, complete: 2 }])
    await write(complete, 'en', { title: 'Complete no more' })
    expect(await rowsOf()).toMatchObject([{ changed: 1, complete: 1 }])
  })

  it('leaves out what lies in the trash until it comes back', async () => {
    const { missing } = await makeFour()
    const trash = (deletedAt: string | null) => client('owner-a').patch(`/pages/${missing}?trash=true`, { deletedAt })
    expect((await trash(new Date().toISOString())).status).toBe(200)
    expect(await rowsOf()).toMatchObject([{ complete: 1, missing: 0 }])
    expect(await titles('missing')).toEqual([])
    expect((await trash(null)).status).toBe(200)
    expect(await rowsOf()).toEqual(ONE_EACH)
  })

  it('lists page by page', async () => {
    for (let index = 0; index < 26; index++) await make(`Page ${index}`)
    const [first, second] = [(await list('missing')).body, (await list('missing', { page: 2 })).body]
    expect([first.total, first.pages, first.documents.length, second.documents.length]).toEqual([26, 2, 25, 1])
    expect(new Set([...first.documents, ...second.documents].map(({ id }) => id)).size).toBe(26)
  })

  it('costs as many statements for many documents as for few', async () => {
    await makeFour()
    const few = await countStatements(() => overview())
    await poolOf(app.payload).query(
      `with made as (insert into pages (id, tenant_id) select gen_random_uuid(), $1::uuid from generate_series(1, 5000) returning id)
      insert into translation_counts (document_id, collection, tenant_id, main, total, languages) select id, 'pages', $1::uuid, 'en', 2, '{"cy": {"done": 2, "changed": 0}}' from made`,
      [world.a],
    )
    expect(await countStatements(() => overview())).toBe(few)
    expect(await rowsOf()).toMatchObject([{ complete: 5001, missing: 1 }])
  })
})

describe('documents from before', () => {
  it('are counted by the worker, once, and the overview says how many are left', async () => {
    await makeFour()
    await poolOf(app.payload).query('delete from translation_counts')
    expect((await overview()).body).toMatchObject({ languages: [{ types: [] }], left: 4 })
    await overview()
    expect(await jobs()).toBe(1)
    await work()
    expect((await overview()).body.left).toBe(0)
    expect(await rowsOf()).toEqual(ONE_EACH)
    expect(await jobs()).toBe(0)
  })

  it('are counted again for another main language, those that were saved meanwhile too', async () => {
    const { missing } = await makeFour()
    await app.payload.update({
      id: world.a,
      collection: 'tenants',
      data: { defaultLanguage: 'cy', publishedLanguages: ['cy', 'en'] },
    })
    try {
      await write(missing, 'cy', { title: 'Heb ddechrau' })
      expect((await overview()).body).toMatchObject({ languages: [{ code: 'en' }], left: 3 })
      await work()
      // What has nothing in Welsh has nothing to be translated; what is written in Welsh after the English is its new source.
      expect((await overview()).body.left).toBe(0)
      expect(await rowsOf()).toEqual([{ changed: 1, complete: 3, missing: 0, partial: 0, type: 'pages' }])
    } finally {
      await app.payload.update({ id: world.a, collection: 'tenants', data: { defaultLanguage: 'en' } })
    }
  })

  it('documents that are saved while the worker counts them keep the count of the save', async () => {
    const { missing } = await makeFour()
    const before = (
      await poolOf(app.payload).query<{ languages: object }>(
        'select languages from translation_counts where document_id = $1',
        [missing],
      )
    ).rows
    const { writeMissingCounts } = await import('@/plugins/translations/database/counts')
    await writeMissingCounts(
      { payload: app.payload },
      'pages',
      { main: 'en', tenant: world.a },
      new Map([[missing, { languages: { cy: { changed: 0, done: 2 } }, total: 2 }]]),
    )
    expect(
      (
        await poolOf(app.payload).query<{ languages: object }>(
          'select languages from translation_counts where document_id = $1',
          [missing],
        )
      ).rows,
    ).toEqual(before)
    await writeMissingCounts(
      { payload: app.payload },
      'pages',
      { main: 'cy', tenant: world.a },
      new Map([[missing, { languages: {}, total: 0 }]]),
    )
    expect(
      (
        await poolOf(app.payload).query<{ main: string }>(
          'select main from translation_counts where document_id = $1',
          [missing],
        )
      ).rows,
    ).toEqual([{ main: 'cy' }])
  })
})

describe('who may', () => {
  it('view a type sees its numbers and documents; other types are not there', async () => {
    await make('Page of B', { tenant: world.b, who: 'editor-b' })
    await make('Event of B', { tenant: world.b, type: 'events', who: 'editor-b' })
    expect((await rowsOf('editor-b', world.b)).map(({ type }) => type).sort()).toEqual(['events', 'pages'])
    expect((await rowsOf('both', world.b)).map(({ type }) => type)).toEqual(['pages'])
    const of = { tenant: world.b, who: 'both' }
    expect((await list('missing', of)).body.documents.map(({ title }) => title)).toEqual(['Page of B'])
    expect((await list('missing', { ...of, type: 'events' })).status).toBe(403)
    expect((await list('missing', { ...of, type: 'events', who: 'editor-b' })).body.total).toBe(1)
    expect((await rowsOf('viewer-a')).length).toBe(0)
    await make('Page of A')
    expect(await rowsOf('viewer-a')).toMatchObject([{ missing: 1, type: 'pages' }])
  })

  it('nobody of another theatre learns of them', async () => {
    await make('Page of A')
    await make('Page of B', { tenant: world.b, who: 'editor-b' })
    for (const who of ['owner-b', 'editor-b', 'stranger', 'nobody']) {
      const [numbers, documents] = [await overview(who), await list('missing', { who })]
      expect([who, [401, 403, 404].includes(numbers.status), [401, 403, 404].includes(documents.status)]).toEqual([
        who,
        true,
        true,
      ])
      expect(JSON.stringify([numbers.body, documents.body])).not.toContain('Page of A')
    }
    expect(await titles('missing')).toEqual(['Page of A'])
    expect(await rowsOf()).toMatchObject([{ missing: 1, type: 'pages' }])
    expect(
      (await list('missing', { tenant: world.b, who: 'editor-b' })).body.documents.map(({ title }) => title),
    ).toEqual(['Page of B'])
  })

  it('a site with one language has none, and what is unknown is not found', async () => {
    await app.payload.update({ id: world.b, collection: 'tenants', data: { languages: ['en'] } })
    try {
      expect((await overview('editor-b', world.b)).body).toEqual({ languages: [], left: 0, main: null })
      expect((await list('missing', { tenant: world.b, who: 'editor-b' })).status).toBe(404)
    } finally {
      await app.payload.update({ id: world.b, collection: 'tenants', data: { languages: ['en', 'cy'] } })
    }
    expect([
      (await list('missing', { to: 'fr' })).status,
      (await list('missing', { type: 'nothing' })).status,
      (await list('missing')).status,
    ]).toEqual([404, 404, 200])
  })
})

it('a document without texts in the main language is in no number, and is not counted for ever', async () => {
  expect(
    (await client('editor-a').post('/pages?draft=true&locale=cy&depth=0', { tenant: world.a, title: 'Tymor' })).status,
  ).toBe(201)
  await poolOf(app.payload).query('delete from translation_counts')
  expect((await overview()).body.left).toBe(1)
  await work()
  expect((await overview()).body).toMatchObject({ languages: [{ types: [] }], left: 0 })
})
