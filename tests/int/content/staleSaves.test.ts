import { boot, type TestApp } from '@tests/support/boot'
import { countAdvisoryWaits } from '@tests/support/locks'
import { until } from '@tests/support/until'
import { create, makeWorld, type World } from '@tests/support/world'
import { poolOf } from '@/database/connections'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())

interface Doc {
  id: string
  title: string
  updatedAt: string
}

interface Saved {
  doc: Doc
  errors?: { data?: { code?: string; errors?: { message: string; path: string }[] }; message: string }[]
}

const client = (who: string) => world.clients[who]!
const TAB = 'a'.repeat(32)
const OTHER_TAB = 'b'.repeat(32)

const newPerson = (name: string) => create(app.payload, 'people', { _status: 'published', name, tenant: world.a })

const newPage = (more: Record<string, unknown> = {}) =>
  create(app.payload, 'pages', { _status: 'published', tenant: world.a, title: 'Spring', ...more })

/** As the edit screen reads a document. */
const read = async (who: string, page: string) => (await client(who).get<Doc>(`/pages/${page}?draft=true&depth=0`)).body

/** As the edit screen saves: a form that tells what it read and which tab it is in. */
const save = (who: string, page: string, data: Record<string, unknown>, query = 'draft=true&autosave=true') => {
  const form = new FormData()
  form.append('_payload', JSON.stringify(data))
  return client(who).patch<Saved>(`/pages/${page}?${query}`, form)
}

describe('Save based on an outdated version', () => {
  it.each([
    ['an autosave', 'draft=true&autosave=true', { _status: 'draft' }],
    ['a draft', 'draft=true', { _status: 'draft' }],
    ['a publish', '', { _status: 'published' }],
  ])('is refused with 409 even without a lock: %s', async (_, query, state) => {
    const page = await newPage()
    const { updatedAt } = await read('admin-a', page)
    expect((await save('editor-a', page, { _screen: TAB, title: 'Mine', updatedAt })).status).toBe(200)
    const refused = await save('admin-a', page, { ...state, _screen: OTHER_TAB, title: 'Over it', updatedAt }, query)
    expect(refused.status).toBe(409)
    expect(refused.body.errors?.[0]?.message).toMatch(/editor-a.* has saved this since you opened it/)
    expect(refused.body.errors?.[0]?.data).toMatchObject({ code: 'stale:documents', errors: [{ path: 'updatedAt' }] })
    const now = await read('admin-a', page)
    expect(now.title).toBe('Mine')
    // Whoever has seen it saves over it.
    expect(
      (
        await save(
          'admin-a',
          page,
          { ...state, _screen: OTHER_TAB, title: 'Knowingly', updatedAt: now.updatedAt },
          query,
        )
      ).status,
    ).toBe(200)
    expect((await read('admin-a', page)).title).toBe('Knowingly')
  })

  it('is refused for another tab of the same person, and accepted from the tab that saved last', async () => {
    const page = await newPage()
    const { updatedAt } = await read('editor-a', page)
    expect((await save('editor-a', page, { _screen: TAB, title: 'One', updatedAt })).status).toBe(200)
    expect((await save('editor-a', page, { _screen: OTHER_TAB, title: 'Two', updatedAt })).status).toBe(409)
    // A save that was sent before the answer of the one before it had come.
    expect((await save('editor-a', page, { _screen: TAB, title: 'Three', updatedAt })).status).toBe(200)
    expect(
      (await save('editor-a', page, { _screen: TAB, _status: 'published', title: 'Four', updatedAt }, '')).status,
    ).toBe(200)
  })

  it('is refused for an API client that sends updatedAt, and accepted from one that does not', async () => {
    const page = await newPage()
    const first = await read('editor-a', page)
    const second = await client('admin-a').patch<Saved>(`/pages/${page}`, {
      title: 'By a program',
      updatedAt: first.updatedAt,
    })
    expect(second.status).toBe(200)
    expect(
      (await client('admin-a').patch<Saved>(`/pages/${page}`, { title: 'Once more', updatedAt: first.updatedAt }))
        .status,
    ).toBe(409)
    expect(
      (
        await client('admin-a').patch<Saved>(`/pages/${page}`, {
          title: 'Once more',
          updatedAt: second.body.doc.updatedAt,
        })
      ).status,
    ).toBe(200)
    expect((await client('editor-a').patch(`/pages/${page}`, { title: 'Without' })).status).toBe(200)
    expect(
      (await client('editor-a').patch<Saved>(`/pages/${page}`, { title: 'Nonsense', updatedAt: 'yesterday' })).status,
    ).toBe(400)
  })

  it('is accepted for one of several that arrive at the same moment', async () => {
    const page = await newPage()
    const { updatedAt } = await read('editor-a', page)
    const people = ['editor-a', 'admin-a', 'owner-a', 'both', 'studio']
    const answers = await Promise.all(
      people.map((who, index) => save(who, page, { _screen: String(index).repeat(32), title: `By ${who}`, updatedAt })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    const winner = people[answers.findIndex(({ status }) => status === 200)]
    expect((await read('editor-a', page)).title).toBe(`By ${winner}`)
  })

  it('is answered with 403, without a name, for people who may not change the document', async () => {
    const page = await newPage()
    const { updatedAt } = await read('editor-a', page)
    expect((await save('editor-a', page, { _screen: TAB, title: 'Mine', updatedAt })).status).toBe(200)
    for (const who of ['viewer-a', 'owner-b', 'stranger']) {
      const answer = await save(who, page, { _screen: OTHER_TAB, title: 'Over it', updatedAt })
      expect([who, answer.status, answer.text.includes('editor-a')]).toEqual([who, 403, false])
    }
  })

  it('does not occur after unpublishing, which leaves the content unchanged', async () => {
    const page = await newPage()
    const { updatedAt } = await read('editor-a', page)
    expect(
      (await client('editor-a').patch(`/pages/${page}?unpublishAllLocales=true`, { _status: 'draft' })).status,
    ).toBe(200)
    expect((await save('editor-a', page, { _screen: TAB, title: 'Goes on', updatedAt })).status).toBe(200)
  })
})

describe('GET /api/documents/:type/:id/saved', () => {
  it('waits for saves in progress and returns the newest updatedAt to people who may read the document', async () => {
    const page = await newPage()
    const asked = (who: string) => client(who).get<{ updatedAt: string }>(`/documents/pages/${page}/saved`)
    const before = await read('editor-a', page)
    expect((await asked('viewer-a')).body.updatedAt).toBe(before.updatedAt)
    const pool = await poolOf(app.payload).connect()
    await pool.query('begin')
    await pool.query(`select pg_advisory_xact_lock(hashtext('callboard.save'), hashtext($1))`, [page])
    // As a save that has begun and not ended when its screen is opened again.
    const answer = asked('editor-a')
    await until(async () => (await countAdvisoryWaits(poolOf(app.payload))) === 1)
    const saving = save('editor-a', page, { _screen: TAB, title: 'On its way', updatedAt: before.updatedAt })
    await pool.query('commit')
    pool.release()
    await saving
    expect(Date.parse((await answer).body.updatedAt)).toBeGreaterThanOrEqual(Date.parse(before.updatedAt))
    const now = await read('editor-a', page)
    expect([now.title, (await asked('editor-a')).body.updatedAt]).toEqual(['On its way', now.updatedAt])
    for (const who of ['owner-b', 'stranger']) expect([who, (await asked(who)).status]).toEqual([who, 404])
  })
})

interface Compared {
  changes: { after: string | null; before: string | null; place: string[] }[]
  lockedBy: string | null
  more: number
  savedBy: string | null
  updatedAt: string
}

describe('POST /api/documents/:type/:id/compare', () => {
  it('lists changed fields in words with the person who saved, for people who may change the document', async () => {
    const [one, other] = [await newPerson('Ines Marlow'), await newPerson('Tobias Vane')]
    const page = await newPage({ layout: [{ blockType: 'peopleList', heading: 'The company', people: [one] }] })
    const base = { ...(await client('admin-a').get<Record<string, unknown>>(`/pages/${page}?draft=true&depth=0`)).body }
    const layout = (base.layout as Record<string, unknown>[]).map((block) => ({ ...block, people: [one, other] }))
    expect(
      (await save('editor-a', page, { _screen: TAB, layout, title: 'Summer', updatedAt: base.updatedAt })).status,
    ).toBe(200)
    const compare = (who: string) =>
      client(who).post<Compared>(`/documents/pages/${page}/compare`, { base, locale: 'en', screen: OTHER_TAB })
    const { body, status } = await compare('admin-a')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      lockedBy: null,
      more: 0,
      savedBy: 'editor-a',
      updatedAt: (await read('admin-a', page)).updatedAt,
    })
    expect(body.changes.map(({ after, before, place }) => [place.join(' > '), before, after])).toEqual(
      expect.arrayContaining([
        ['Title', 'Spring', 'Summer'],
        ['Content > 01 People – The company > People', 'Ines Marlow', 'Ines Marlow, Tobias Vane'],
      ]),
    )
    for (const who of ['viewer-a', 'owner-b', 'stranger'])
      expect([who, (await compare(who)).status]).toEqual([who, 404])
  })
})

describe('Save of a document that was moved to the trash', () => {
  const trash = async () => {
    const page = await newPage()
    await client('owner-a').patch(`/pages/${page}`, { deletedAt: new Date().toISOString() })
    return page
  }

  it('is refused with a message for people who may change it, and accepted after the document is restored', async () => {
    const page = await newPage()
    const { updatedAt } = await read('editor-a', page)
    await client('owner-a').patch(`/pages/${page}`, { deletedAt: new Date().toISOString() })
    const refused = await save('editor-a', page, { _screen: TAB, title: 'Typed', updatedAt })
    expect([refused.status, refused.body.errors?.[0]?.message]).toEqual([
      409,
      'This is in the trash. What you typed is still here, and not saved yet. Restore it first.',
    ])
    await client('owner-a').patch(`/pages/${page}?trash=true`, { _status: 'draft', deletedAt: null })
    expect((await save('editor-a', page, { _screen: TAB, title: 'Typed', updatedAt })).status).toBe(200)
    expect((await read('editor-a', page)).title).toBe('Typed')
  })

  it.each(['viewer-a', 'owner-b'])('is answered as for any other document for %s', async (who) => {
    const page = await trash()
    const inTrash = await save(who, page, { title: 'Theirs' })
    const elsewhere = await save(who, await newPage(), { title: 'Theirs' })
    expect([inTrash.status, inTrash.body]).toEqual([elsewhere.status, elsewhere.body])
    expect(inTrash.status).toBe(403)
  })
})
