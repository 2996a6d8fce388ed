import { dataWithTexts } from '@/plugins/translations/lib/withTexts'
import { poolOf } from '@/database/connections'
import { boot, type TestApp } from '@tests/support/boot'
import { anonymous } from '@tests/support/client'
import { countStatements } from '@tests/support/countStatements'
import { create, makeWorld, type World } from '@tests/support/world'

interface Told {
  languages: { changed: number; code: string; done: number; total: number }[]
  mayWrite: boolean
  texts: { path: string; source: string; state: string; value: string }[]
  updatedAt: string
}
interface Doc {
  id: string
  layout: { blockType: string; heading: string | null; id: string; lead?: string | null }[]
  updatedAt: string
}

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())
beforeEach(() => poolOf(app.payload).query('delete from rate_limits'))

const client = (who = 'editor-a') => world.clients[who] ?? anonymous(app)
const address = (id: string, locale: string) =>
  `/pages/${id}?draft=true&depth=0&fallback-locale=null&locale=${locale}` as const
const make = async (data: Record<string, unknown> = {}, who = 'editor-a', tenant = world.a): Promise<Doc> =>
  (
    await client(who).post<{ doc: Doc }>('/pages?draft=true&locale=en&depth=0', {
      layout: [
        { blockType: 'hero', heading: 'Welcome' },
        { blockType: 'hero', heading: 'Book' },
      ],
      tenant,
      title: 'Season',
      ...data,
    })
  ).body.doc
const change = (id: string, locale: string, data: Record<string, unknown>, who = 'editor-a') =>
  client(who).patch<{ doc: Doc }>(address(id, locale), data)
const ask = (id: string, who = 'editor-a', to = 'cy') =>
  client(who).get<Told>(`/documents/pages/${id}/translations?to=${to}`)
const statesOf = async (id: string) =>
  Object.fromEntries((await ask(id)).body.texts.map(({ path, state }) => [path, state]))
const confirm = (id: string, paths?: string[], who = 'editor-a', to = 'cy') =>
  client(who).post<Told>(`/documents/pages/${id}/translations/confirm`, { to, ...(paths && { paths }) })
const factsOf = async (id: string): Promise<number> =>
  (await poolOf(app.payload).query('select 1 from translation_facts where document_id = $1', [id])).rowCount ?? 0

/** As the screen saves. */
async function translate(
  id: string,
  texts: Record<string, string>,
  { since, who = 'editor-a' }: { since?: string; who?: string } = {},
) {
  const doc = (await client(who).get<Doc>(address(id, 'cy'))).body
  const values = dataWithTexts({ ...doc }, new Map(Object.entries(texts)))
  return change(id, 'cy', { ...values, _status: 'draft', updatedAt: since ?? doc.updatedAt }, who)
}

/** A page whose texts are all translated, the first of which has changed since. */
async function makeBehind(): Promise<Doc> {
  const doc = await make()
  expect(
    (
      await translate(doc.id, {
        title: 'Tymor',
        [`layout.${doc.layout[0]!.id}.heading`]: 'Croeso',
        [`layout.${doc.layout[1]!.id}.heading`]: 'Archebu',
      })
    ).status,
  ).toBe(200)
  expect((await change(doc.id, 'en', { title: 'Spring season' })).status).toBe(200)
  return doc
}

describe('Translations of a document', () => {
  it('are counted and saved text by text, and leave the main language unchanged', async () => {
    const { id, layout } = await make()
    expect((await ask(id)).body.languages).toMatchObject([{ changed: 0, code: 'cy', done: 0, total: 3 }])
    expect((await translate(id, { [`layout.${layout[1]!.id}.heading`]: 'Archebu' })).status).toBe(200)
    const { languages, texts } = (await ask(id)).body
    expect(languages).toMatchObject([{ done: 1, total: 3 }])
    expect(texts.map(({ source, state, value }) => [source, state, value])).toEqual([
      ['Season', 'missing', ''],
      ['Welcome', 'missing', ''],
      ['Book', 'done', 'Archebu'],
    ])
    expect((await client().get<Doc>(address(id, 'en'))).body.layout.map(({ heading }) => heading)).toEqual([
      'Welcome',
      'Book',
    ])
  })

  it('become outdated when their source changes, until they are saved again or confirmed', async () => {
    const { id, layout } = await makeBehind()
    expect((await statesOf(id)).title).toBe('changed')
    expect((await ask(id)).body.languages).toMatchObject([{ changed: 1, done: 3 }])
    expect((await confirm(id, [`layout.${layout[0]!.id}.heading`])).body.languages).toMatchObject([{ changed: 1 }])
    expect((await confirm(id, ['title'])).body.languages).toMatchObject([{ changed: 0, done: 3 }])
    await change(id, 'en', { title: 'Autumn season' })
    expect((await statesOf(id)).title).toBe('changed')
    await translate(id, { title: 'Tymor yr hydref' })
    expect((await statesOf(id)).title).toBe('done')
    await change(id, 'en', { title: 'Winter season' })
    expect((await confirm(id)).body.languages).toMatchObject([{ changed: 0, done: 3 }])
  })

  it('translations without a recorded source are current until the source changes', async () => {
    const { id } = await make()
    await translate(id, { title: 'Tymor' })
    await poolOf(app.payload).query('delete from translation_facts where document_id = $1', [id])
    expect((await statesOf(id)).title).toBe('done')
    await change(id, 'en', { title: 'Spring season' })
    expect((await statesOf(id)).title).toBe('changed')
  })

  it('keep their state when their row moves, when the page is published and when it is trashed and restored', async () => {
    const { id, layout } = await make()
    const path = `layout.${layout[0]!.id}.heading`
    await translate(id, { title: 'Tymor', [path]: 'Croeso' })
    await change(id, 'en', { layout: [{ ...layout[0], heading: 'Welcome all' }, layout[1]] })
    expect((await statesOf(id))[path]).toBe('changed')
    const now = (await client().get<Doc>(address(id, 'en'))).body
    await change(id, 'en', { layout: now.layout.toReversed() })
    expect(await statesOf(id)).toMatchObject({ [path]: 'changed', title: 'done' })
    expect((await client().patch(`/pages/${id}?locale=en`, { _status: 'published' })).status).toBe(200)
    expect((await statesOf(id))[path]).toBe('changed')
    const owner = client('owner-a')
    expect(
      (await owner.patch(`/pages/${id}?trash=true&locale=en`, { deletedAt: new Date().toISOString() })).status,
    ).toBe(200)
    expect((await ask(id)).body.mayWrite ?? false).toBe(false)
    expect((await confirm(id)).status).toBe(404)
    expect((await owner.patch(`/pages/${id}?trash=true&locale=en`, { deletedAt: null })).status).toBe(200)
    expect(await statesOf(id)).toMatchObject({ [path]: 'changed', title: 'done' })
    await change(id, 'en', { layout: [now.layout[1]] })
    expect(Object.keys(await statesOf(id))).not.toContain(path)
    expect(
      (
        await poolOf(app.payload).query<{ facts: { texts: object } }>(
          'select facts from translation_facts where document_id = $1 order by saved_at desc limit 1',
          [id],
        )
      ).rows[0]!.facts.texts,
    ).not.toHaveProperty([path])
  })

  it('keep their state in a restored version and in a copy', async () => {
    const { id } = await makeBehind()
    const stale = (
      await client().get<{ docs: { id: string }[] }>(
        `/pages/versions?where[parent][equals]=${id}&sort=-updatedAt&limit=1`,
      )
    ).body.docs[0]!.id
    await translate(id, { title: 'Tymor y gwanwyn' })
    expect((await statesOf(id)).title).toBe('done')
    const copy = (await client().post<{ doc: Doc }>(`/pages/${id}/duplicate?locale=en`, {})).body.doc
    expect((await ask(copy.id)).body.languages).toMatchObject([{ done: 3 }])
    expect((await client().post(`/pages/versions/${stale}?draft=true&locale=en`, {})).status).toBe(200)
    expect((await statesOf(id)).title).toBe('changed')
    const behind = (await client().post<{ doc: Doc }>(`/pages/${id}/duplicate?locale=en`, {})).body.doc
    expect((await statesOf(behind.id)).title).toBe('changed')
  })

  it('lose their records when their document is deleted', async () => {
    const { id } = await makeBehind()
    expect(await factsOf(id)).toBeGreaterThan(0)
    const owner = client('owner-a')
    await owner.patch(`/pages/${id}?trash=true`, { deletedAt: new Date().toISOString() })
    expect((await owner.delete(`/pages/${id}?trash=true`)).status).toBe(200)
    expect(await factsOf(id)).toBe(0)
  })

  it('are refused with 409 when somebody else has saved since', async () => {
    const { id } = await make()
    const { updatedAt } = (await ask(id)).body
    expect((await change(id, 'en', { title: 'Spring season' }, 'admin-a')).status).toBe(200)
    expect((await translate(id, { title: 'Tymor' }, { since: updatedAt })).status).toBe(409)
    expect((await statesOf(id)).title).toBe('missing')
    expect((await translate(id, { title: 'Tymor' }, { since: (await ask(id)).body.updatedAt })).status).toBe(200)
  })
})

describe('Translation screen', () => {
  /** As it saves: a form, like that of the document. */
  const saveOnScreen = async (id: string, title: string, who = 'editor-a') => {
    const form = new FormData()
    form.append('_payload', JSON.stringify({ _status: 'draft', title, updatedAt: (await ask(id)).body.updatedAt }))
    return client(who).patch<{ doc: Doc; errors?: { message: string }[] }>(address(id, 'cy'), form)
  }

  it('refuses to save while somebody else has locked the document, and names them', async () => {
    const { id } = await make()
    await create(app.payload, 'payload-locked-documents', {
      document: { relationTo: 'pages', value: id },
      user: { relationTo: 'users', value: world.users['admin-a'] },
    })
    const refused = await saveOnScreen(id, 'Tymor')
    expect([refused.status, refused.body.errors?.[0]?.message]).toEqual([423, expect.stringMatching(/admin-a/)])
    expect((await statesOf(id)).title).toBe('missing')
    expect((await saveOnScreen(id, 'Tymor', 'admin-a')).status).toBe(200)
    expect((await statesOf(id)).title).toBe('done')
  })

  it('continues from its last save', async () => {
    const { id } = await make()
    const { updatedAt } = (await saveOnScreen(id, 'Tymor')).body.doc
    expect((await ask(id)).body.updatedAt).toBe(updatedAt)
    expect((await translate(id, { title: 'Y tymor' }, { since: updatedAt })).status).toBe(200)
  })

  it('adds at most four statements to a save', async () => {
    const [{ id }, other] = [await make(), await make({}, 'editor-b', world.b)]
    const cost = (one: string, who: string, title: string) =>
      countStatements(async () => expect((await change(one, 'en', { title }, who)).status).toBe(200))
    await cost(id, 'editor-a', 'Once')
    await cost(other.id, 'editor-b', 'Once')
    const more = (await cost(id, 'editor-a', 'Twice')) - (await cost(other.id, 'editor-b', 'Twice'))
    expect(more).toBeGreaterThan(0)
    expect(more).toBeLessThanOrEqual(4)
  })
})

describe('Access to translations', () => {
  it('lets people who may read the document read them, and people who may edit it confirm them', async () => {
    const { id } = await makeBehind()
    expect((await ask(id, 'viewer-a')).body).toMatchObject({ languages: [{ changed: 1 }], mayWrite: false })
    expect((await confirm(id, undefined, 'viewer-a')).status).toBe(403)
    expect((await translate(id, { title: 'Fy nhymor' }, { who: 'viewer-a' })).status).toBe(403)
    expect((await ask(id)).body).toMatchObject({ languages: [{ changed: 1 }], mayWrite: true })
    expect((await confirm(id)).status).toBe(200)
  })

  it('writes an audit log entry about who confirmed what', async () => {
    const { id } = await makeBehind()
    await confirm(id, ['title'])
    const { rows } = await poolOf(app.payload).query<{ after: object; target: string }>(
      `select after, target from audit_log where action = 'translations.confirmed' and target = $1`,
      [`pages/${id}`],
    )
    expect(rows).toEqual([{ after: { language: 'Welsh', title: 'Spring season' }, target: `pages/${id}` }])
  })

  it('is refused for people of another site', async () => {
    const { id } = await makeBehind()
    for (const who of ['owner-b', 'editor-b', 'stranger', 'nobody']) {
      const [reading, confirming] = [await ask(id, who), await confirm(id, undefined, who)]
      expect([who, [401, 403, 404].includes(reading.status), [401, 403, 404].includes(confirming.status)]).toEqual([
        who,
        true,
        true,
      ])
      expect(JSON.stringify(reading.body)).not.toContain('Tymor')
    }
    expect((await ask(id)).body.languages).toMatchObject([{ changed: 1 }])
  })

  it('returns none for a site with one language, and records nothing', async () => {
    const { id } = await make({}, 'editor-b', world.b)
    await change(id, 'en', { title: 'Spring season' }, 'editor-b')
    expect((await ask(id, 'editor-b')).body).toMatchObject({ languages: [], texts: [] })
    expect((await confirm(id, undefined, 'editor-b')).status).toBe(404)
    expect(await factsOf(id)).toBe(0)
    expect((await confirm((await makeBehind()).id, undefined, 'editor-a', 'fr')).status).toBe(404)
  })
})
