import { poolOf } from '@/database/connections'
import { boot, type TestApp } from '@tests/support/boot'
import { create, makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())
beforeEach(() =>
  poolOf(app.payload).query(
    'truncate people, venues, works, redirects, events cascade; delete from rate_limits; delete from csv_imports',
  ),
)

interface Previewed {
  columns: { field: string | null; heading: string }[]
  fields: { label: string; name: string }[]
  error: string
  rows: { line: number; state: string; title: string; words: string[] }[]
  stand: string
}

interface Done {
  changed: number
  created: number
  id: string
  leftOut: number
  error: string
}

interface TakenBack {
  kept: { reason: string; title: string }[]
  error: string
  undone: number
}

const client = (name = 'editor-a') => world.clients[name]!
const preview = (type: string, text: string, more: object = {}, name?: string) =>
  client(name).post<Previewed>(`/imports/${type}/preview`, { tenantId: world.a, text, ...more })
const states = async (type: string, text: string, more?: object) =>
  (await preview(type, text, more)).body.rows.map(({ state }) => state)

/** Imports what was previewed. */
async function run(type: string, text: string, more: object = {}, name?: string) {
  const { stand } = (await preview(type, text, more, name)).body
  return client(name).post<Done>(`/imports/${type}/run`, { stand, tenantId: world.a, text, ...more })
}

const undo = (id: string, name?: string) => client(name).post<TakenBack>(`/imports/${id}/undo`, {})

interface Doc {
  id: string
  _status: string
  [field: string]: unknown
}

const stored = async (type: string, query = 'draft=true') =>
  (await client().get<{ docs: Doc[] }>(`/${type}?${query}&depth=0&limit=100&sort=createdAt`)).body.docs

describe('Preview of a CSV import', () => {
  it('reports what would become of each row, and writes nothing', async () => {
    await create(app.payload, 'people', { name: 'Ada', profession: 'Alto', tenant: world.a })
    await create(app.payload, 'people', { name: 'Bea', profession: 'Bass', tenant: world.a })
    const { body } = await preview(
      'people',
      '\uFEFFName;Profession;Shoe size\r\nAda;Alto;3\r\nBea;"Bass; deep";\r\nCem;Choir;\r\n;Nobody;\r\nCem;Again;\r\n',
    )
    expect(body.columns).toEqual([
      { field: 'name', heading: 'Name' },
      { field: 'profession', heading: 'Profession' },
      { field: null, heading: 'Shoe size' },
    ])
    expect(body.rows).toEqual([
      { line: 2, state: 'unchanged', title: 'Ada', words: [] },
      { line: 3, state: 'changed', title: 'Bea', words: ['Profession: Bass → Bass; deep'] },
      { line: 4, state: 'new', title: 'Cem', words: [] },
      { line: 5, state: 'problem', title: 'Untitled', words: ['This row has nothing in “Name”.'] },
      { line: 6, state: 'problem', title: 'Cem', words: ['The same as line 4.'] },
    ])
    expect((await stored('people')).map(({ name, profession }) => [name, profession])).toEqual([
      ['Ada', 'Alto'],
      ['Bea', 'Bass'],
    ])
  })

  it('accepts a mapping of columns to fields, and names values that a field refuses', async () => {
    expect(await states('people', 'Who,What\nAda,Alto')).toEqual(['problem'])
    expect(await states('people', 'Who,What\nAda,Alto', { columns: ['name', 'profession'] })).toEqual(['new'])
    const venues = await preview(
      'venues',
      'Name,Country,Capacity,Time zone,Website\nA,Atlantis,many,Mars/Base,not an address\nB,GB,1200,Europe/London,https://b.example\nC,GB,"1200,5",,\n',
    )
    expect(venues.body.rows.map(({ state, words }) => [state, words.length])).toEqual([
      ['problem', 3],
      ['new', 0],
      ['new', 0],
    ])
    const redirects = await preview(
      'redirects',
      'From,Or to an address,Permanent\n/old,/new,yes\nold,/new,no\n/x,javascript:alert(1),perhaps\n',
    )
    expect(redirects.body.rows.map(({ state }) => state)).toEqual(['new', 'problem', 'problem'])
    expect((await preview('works', 'Title,Year\nLear,1606\nLear,99999')).body.rows.map(({ state }) => state)).toEqual([
      'new',
      'problem',
    ])
  })

  it('finds documents of its site by id, and reports a name that several documents have', async () => {
    const mine = await create(app.payload, 'people', { name: 'Ada', tenant: world.a })
    await create(app.payload, 'people', { name: 'Ada', tenant: world.a })
    const theirs = await create(app.payload, 'people', { name: 'Ada', tenant: world.b })
    const { body } = await preview(
      'people',
      `ID,Name,Profession\n${mine},Ada,Alto\n${theirs},Ada,Alto\nnonsense,Ada,Alto\n,Ada,Alto`,
    )
    expect(body.rows.map(({ state, words }) => [state, words[0]])).toEqual([
      ['changed', 'Profession: nothing → Alto'],
      ['problem', 'This site has nothing with this ID.'],
      ['problem', 'This site has nothing with this ID.'],
      ['problem', 'Several have this name. Add a column “ID” to identify the right one.'],
    ])
    expect(await states('people', 'Name\nAda', {})).toEqual(['problem'])
  })

  it('refuses invalid CSV, too many rows or columns, and people without permission', async () => {
    for (const [text, message] of [
      ['Name', /no rows/],
      ['Name\n"Ada', /quotation mark/],
      [`Name\n${'Ada\n'.repeat(501)}`, /more than 500 rows/],
      [`${'A,'.repeat(60)}B\n1`, /more than 60 columns/],
      [`Name\n${'x'.repeat(5_001)}`, /longer than 5000 characters/],
    ] as const) {
      const { body, status } = await preview('people', text)
      expect([status, body.error]).toEqual([422, expect.stringMatching(message)])
    }
    expect((await preview('people', 'x'.repeat(500_001))).status).toBe(400)
    expect((await preview('pages', 'Title\nA')).status).toBe(404)
    for (const [name, status] of [
      ['viewer-a', 403],
      ['editor-b', 404],
      ['both', 200],
    ] as const)
      expect([name, (await preview('people', 'Name\nAda', {}, name)).status]).toEqual([name, status])
    // A field that is not offered is no way in.
    expect(
      (
        await preview('people', 'Name,Tenant,Status\nAda,x,published', { columns: ['name', 'tenant', '_status'] })
      ).body.columns.map(({ field }) => field),
    ).toEqual(['name', null, null])
  })
})

describe('CSV import', () => {
  it('writes drafts exactly as previewed, with one audit log entry', async () => {
    await create(app.payload, 'people', { _status: 'published', name: 'Ada', profession: 'Alto', tenant: world.a })
    const { body, status } = await run('people', 'Name,Profession\nAda,Soprano\nBea,Bass\n,Nobody')
    expect([status, body]).toMatchObject([200, { changed: 1, created: 1, leftOut: 1 }])
    expect(
      (await stored('people')).map(({ _status, name, profession, sortName }) => [name, profession, _status, sortName]),
    ).toEqual([
      ['Ada', 'Soprano', 'draft', 'Ada'],
      ['Bea', 'Bass', 'draft', 'Bea'],
    ])
    expect((await stored('people', 'draft=false&where[name][equals]=Ada'))[0]).toMatchObject({
      _status: 'published',
      profession: 'Alto',
    })
    const { rows } = await poolOf(app.payload).query<{ action: string; after: object }>(
      `select action, after from audit_log where tenant_id = $1 order by created_at desc limit 1`,
      [world.a],
    )
    expect(rows[0]).toEqual({ action: 'imports.done', after: { changed: '1', created: '1', list: 'People' } })
    // What nobody has looked at does not happen.
    expect(
      (await client().post('/imports/people/run', { stand: '0'.repeat(64), tenantId: world.a, text: 'Name\nCem' }))
        .status,
    ).toBe(409)
    expect((await run('people', 'Name,Profession\nAda,Soprano')).status).toBe(422)
  })

  it('publishes on request, and leaves documents with an unpublished draft as drafts', async () => {
    const live = await create(app.payload, 'people', { _status: 'published', name: 'Live', tenant: world.a })
    const waiting = await create(app.payload, 'people', { _status: 'published', name: 'Waiting', tenant: world.a })
    await client().patch(`/people/${waiting}?draft=true`, { summary: 'Not yet', _status: 'draft' })
    expect(
      (await run('people', 'Name,Profession\nLive,Alto\nWaiting,Bass\nNew,Choir', { isPublish: true })).body,
    ).toMatchObject({ changed: 2, created: 1 })
    const published = await stored('people', 'draft=false&where[_status][equals]=published')
    expect(
      published.map(({ name, profession, summary }) => [name, profession ?? null, summary ?? null]).sort(),
    ).toEqual([
      ['Live', 'Alto', null],
      ['New', 'Choir', null],
      ['Waiting', null, null],
    ])
    expect((await client().get<Doc>(`/people/${live}?draft=true`)).body._status).toBe('published')
  })

  it('imports all rows or none, and names the refused line', async () => {
    await create(app.payload, 'redirects', { _status: 'published', from: '/old/', tenant: world.a, toAddress: '/x' })
    const { body, status } = await run('redirects', 'From,Or to an address\n/first,/a\n/events,/b', { isPublish: true })
    expect([status, body.error]).toEqual([422, expect.stringMatching(/^Line 3: .* Nothing was imported\.$/)])
    expect((await stored('redirects')).map(({ from }) => from)).toEqual(['/old'])
  })

  it('refuses documents that are locked or have changed since the preview', async () => {
    const ada = await create(app.payload, 'people', { name: 'Ada', tenant: world.a })
    const text = 'Name,Profession\nAda,Alto\nBea,Bass'
    const { stand } = (await preview('people', text)).body
    await client('owner-a').patch(`/people/${ada}?draft=true`, { summary: 'Meanwhile' })
    expect((await client().post('/imports/people/run', { stand, tenantId: world.a, text })).status).toBe(409)
    await app.payload.db.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: 'people', value: ada },
        user: { relationTo: 'users', value: world.users['owner-a'] },
      },
    })
    const { rows } = (await preview('people', text)).body
    expect(rows.map(({ state, words }) => [state, words])).toEqual([
      ['problem', [expect.stringContaining('owner-a')]],
      ['new', []],
    ])
  })
})

describe('A CSV import', () => {
  it('refuses a language that the site no longer has, and replaces no text of the first one', async () => {
    const ada = await create(app.payload, 'people', { name: 'Ada', profession: 'Alto', tenant: world.a })
    const text = 'Name,Profession\nAda,Sängerin'
    for (const locale of ['de', 'xx', 'cy_GB']) {
      const { body, status } = await preview('people', text, { locale })
      expect([locale, status, body.error]).toEqual([
        locale,
        422,
        expect.stringContaining('This site is not written in'),
      ])
      const given = { locale, stand: '0'.repeat(64), tenantId: world.a, text }
      expect((await client().post('/imports/people/run', given)).status).toBe(422)
    }
    expect((await run('people', text, { locale: 'cy' })).body.changed).toBe(1)
    const professionIn = async (locale: string) =>
      (await client().get<Doc>(`/people/${ada}?draft=true&locale=${locale}&fallback-locale=none`)).body.profession
    expect([await professionIn('en'), await professionIn('cy')]).toEqual(['Alto', 'Sängerin'])
  })
})

describe('An export that is imported again', () => {
  it('changes nothing, whatever its cells hold', async () => {
    const given: Record<string, { columns: string; docs: object[] }> = {
      people: {
        columns: 'name,profession,summary,website',
        docs: [
          {
            name: 'O’Neil, "Bob"',
            profession: '=SUM(A1)',
            summary: ' One\nTwo\n\n  three ',
            website: 'https://x.example/?a=1&b=2',
          },
          { name: "'Quoted'", profession: '-5', summary: '12:30' },
        ],
      },
      venues: {
        columns: 'name,city,lat,lng,country,street,phone,postcode',
        docs: [
          {
            city: '+44',
            country: 'GB',
            lat: 51.507351199999999,
            lng: -0.1,
            name: 'A; B',
            phone: '+44 20 7946',
            postcode: '01234',
            street: '12\t34',
          },
        ],
      },
      works: {
        columns: 'title,year,duration',
        docs: [{ duration: 12.5, title: '2027-01-02', year: -400 }, { title: 'true' }],
      },
    }
    for (const [type, { columns, docs }] of Object.entries(given)) {
      for (const doc of docs) expect((await client().post(`/${type}`, { tenant: world.a, ...doc })).status).toBe(201)
      const { text } = await client().get(`/documents/${type}/export?tenantId=${world.a}&columns=${columns}`)
      const { rows } = (await preview(type, text)).body
      expect([type, rows.map(({ state, words }) => [state, words])]).toEqual([type, docs.map(() => ['unchanged', []])])
    }
    // The positive control.
    expect(await states('venues', 'Name,Latitude\nA; B,51.6')).toEqual(['changed'])
  })
})

describe('Undoing a CSV import', () => {
  it('restores every document to its previous state', async () => {
    await create(app.payload, 'people', { _status: 'published', name: 'Ada', profession: 'Alto', tenant: world.a })
    await create(app.payload, 'people', { name: 'Draft', tenant: world.a })
    for (const isPublish of [false, true]) {
      const { id } = (await run('people', 'Name,Profession\nAda,Soprano\nDraft,Bass\nNew,Choir', { isPublish })).body
      expect((await undo(id)).body).toEqual({ kept: [], undone: 3 })
      expect(
        (await stored('people')).map(({ _status, name, profession }) => [name, profession ?? null, _status]),
      ).toEqual([
        ['Ada', 'Alto', 'published'],
        ['Draft', null, 'draft'],
      ])
      expect((await stored('people', 'draft=false&where[name][equals]=Ada'))[0]).toMatchObject({
        _status: 'published',
        profession: 'Alto',
      })
      expect((await undo(id)).status).toBe(409)
    }
  })

  it('keeps documents that have been changed, used or deleted since', async () => {
    const { id } = (await run('people', 'Name\nTouched\nUsed\nGone\nFree')).body
    const of = Object.fromEntries((await stored('people')).map((doc) => [doc.name as string, doc.id]))
    await client('owner-a').patch(`/people/${of.Touched}?draft=true`, { profession: 'Alto' })
    await create(app.payload, 'events', { credits: [{ person: of.Used }], tenant: world.a, title: 'Lear' })
    await app.payload.delete({ collection: 'people', id: of.Gone! })
    const { body } = await undo(id)
    expect(body.undone).toBe(1)
    expect(body.kept.map(({ reason, title }) => [title, reason]).sort()).toEqual([
      ['Gone', 'gone'],
      ['Touched', 'changed'],
      ['Used', 'used'],
    ])
    expect((await stored('people')).map(({ name }) => name).sort()).toEqual(['Touched', 'Used'])
  })

  it('keeps documents that a release or a set time waits for, and says so', async () => {
    const { id } = (await run('people', 'Name\nReleased\nTimed\nNeither')).body
    const of = Object.fromEntries((await stored('people')).map((doc) => [doc.name as string, doc.id]))
    const owner = client('owner-a')
    const release = await owner.post<{ id: string }>('/releases', { tenantId: world.a, title: 'Season' })
    const documents = [{ collection: 'people', id: of.Released }]
    expect((await owner.post(`/releases/${release.body.id}/documents`, { documents })).body).toEqual({ added: 1 })
    const time = { day: '2099-01-01', isPublish: true, time: '10:00' }
    expect((await owner.post(`/documents/people/${of.Timed}/schedule`, time)).status).toBe(200)
    const { body } = await undo(id)
    expect([body.undone, body.kept.map(({ reason, title }) => [title, reason]).sort()]).toEqual([
      1,
      [
        ['Released', 'used'],
        ['Timed', 'used'],
      ],
    ])
    expect((await stored('people')).map(({ name }) => name).sort()).toEqual(['Released', 'Timed'])
  })

  it('names what cannot go back and undoes the rest', async () => {
    for (const from of ['/stuck', '/free'])
      await create(app.payload, 'redirects', { _status: 'published', from, tenant: world.a, toAddress: '/a' })
    const text = 'From,Or to an address\n/stuck,/b\n/free,/b'
    const { id } = (await run('redirects', text, { isPublish: true })).body
    // Back to /a would be a circle by now.
    await create(app.payload, 'redirects', { _status: 'published', from: '/a', tenant: world.a, toAddress: '/stuck' })
    const { body } = await undo(id)
    expect(body).toEqual({
      kept: [{ detail: expect.stringMatching(/./), reason: 'refused', title: '/stuck' }],
      undone: 1,
    })
    const targets = Object.fromEntries((await stored('redirects')).map(({ from, toAddress }) => [from, toAddress]))
    expect(targets).toEqual({ '/a': '/stuck', '/free': '/a', '/stuck': '/b' })
  })

  it('is allowed for everybody who may import there', async () => {
    const { id } = (await run('people', 'Name\nAda')).body
    for (const [name, status] of [
      ['viewer-a', 403],
      ['editor-b', 404],
      ['stranger', 404],
    ] as const)
      expect([name, (await undo(id, name)).status]).toEqual([name, status])
    const last = await client('owner-a').get<{ last: { by: string; documents: number; isUndone: boolean } }>(
      `/imports/people/last?tenantId=${world.a}`,
    )
    expect(last.body.last).toMatchObject({ by: 'editor-a', documents: 1, isUndone: false })
    expect((await client('editor-b').get(`/imports/people/last?tenantId=${world.a}`)).status).toBe(404)
    expect((await undo(id, 'owner-a')).status).toBe(200)
    expect(await stored('people')).toEqual([])
  })
})
