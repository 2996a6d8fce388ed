import { poolOf } from '@/database/connections'
import { boot, type TestApp } from '@tests/support/boot'
import { create, makeWorld, type World } from '@tests/support/world'
import { makeAppsSite, type AppsSite } from './support/site'

let app: TestApp
let world: World
let site: AppsSite

const MANIFEST = {
  blocks: [
    {
      name: 'marquee',
      label: 'Marquee',
      settings: [
        { name: 'line', label: 'Line', maxLength: 20, type: 'text' },
        { name: 'speed', label: 'Speed', max: 10, min: 1, type: 'number' },
      ],
    },
    {
      name: 'stage',
      label: 'Stage',
      settings: [
        { name: 'picture', type: 'upload' },
        { name: 'shows', hasMany: true, relationTo: 'events', type: 'relationship' },
        {
          name: 'acts',
          fields: [{ name: 'person', relationTo: 'people', type: 'relationship' }],
          maxRows: 2,
          type: 'array',
        },
        { name: 'leadsTo', relationTo: ['pages', 'events'], type: 'relationship' },
        { name: 'notice', type: 'richText' },
      ],
    },
    {
      name: 'quotes',
      label: 'Quotes',
      settings: [
        { name: 'stars', label: 'Show stars', type: 'checkbox' },
        { name: 'level', options: [{ label: 'Stalls', value: 'stalls' }, 'circle'], type: 'select' },
      ],
    },
  ],
}

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  site = await makeAppsSite(app)
  const theme = await create(app.payload, 'themes', {
    _status: 'published',
    manifest: MANIFEST,
    name: 'House',
    tenant: site.id,
  })
  await app.payload.db.updateOne({ id: site.id, collection: 'tenants', data: { selectedTheme: theme } })
})
afterAll(() => app.close())

const save = (settings: object, more: object = {}, client = site.attributesAdmin) =>
  client.patch<{ doc: { settings: object; updatedAt: string } }>(`/custom-attributes/${site.id}`, { settings, ...more })

describe('custom attributes', () => {
  it('[A-084] [A-090] [A-262] [B-096] [B-277] are what the blocks of the selected theme ask for, in one document', async () => {
    expect(await save({ marquee: { line: 'Tonight', speed: 4 } })).toMatchObject({
      body: { doc: { settings: { marquee: { line: 'Tonight', speed: 4 } } } },
      status: 200,
    })
    expect((await save({ quotes: { level: 'circle', stars: true } })).body.doc.settings).toEqual({
      marquee: { line: 'Tonight', speed: 4 },
      quotes: { level: 'circle', stars: true },
    })
    expect((await site.attributesAdmin.get('/custom-attributes')).body).toMatchObject({ totalDocs: 1 })
  })

  it('[A-088] [B-244] are checked by the server', async () => {
    for (const [settings, path] of [
      [{ marquee: { line: 'x'.repeat(21) } }, 'settings.marquee.line'],
      [{ marquee: { speed: 11 } }, 'settings.marquee.speed'],
      [{ marquee: { other: 1 } }, 'settings.marquee.other'],
      [{ quotes: { level: 'balcony' } }, 'settings.quotes.level'],
    ] as const) {
      expect(await save(settings)).toMatchObject({ body: { errors: [{ path }] }, status: 400 })
    }
    expect((await save({ unknown: { line: 'x' } })).status).toBe(422)
    expect((await save({ marquee: { line: null } })).body.doc.settings).toMatchObject({ marquee: { speed: 4 } })
  })

  it('are for those who hold the key in this very site, and tell who saves over somebody else', async () => {
    expect((await save({}, {}, site.appsAdmin)).status).toBe(403)
    expect((await save({}, {}, world.clients['owner-a'])).status).toBe(404)
    const { updatedAt } = (await save({}, {}, site.owner)).body.doc
    expect((await save({ marquee: { line: 'One' } }, { updatedAt })).status).toBe(200)
    expect((await save({ marquee: { line: 'Two' } }, { updatedAt })).status).toBe(409)
  })

  it('refer to documents of this very site, drafts included, and to no other', async () => {
    const ours = await create(app.payload, 'events', { _status: 'draft', tenant: site.id, title: 'Ours' })
    const foreign = await create(app.payload, 'events', { _status: 'published', tenant: world.a, title: 'Theirs' })
    const [person, stranger] = [
      await create(app.payload, 'people', { name: 'Ada', tenant: site.id }),
      await create(app.payload, 'people', { name: 'Bea', tenant: world.a }),
    ]
    expect(
      (await save({ stage: { acts: [{ person }], shows: [ours] } }, {}, site.owner)).body.doc.settings,
    ).toMatchObject({ stage: { acts: [{ person }], shows: [ours] } })
    for (const [stage, path] of [
      [{ shows: [ours, foreign] }, 'settings.stage.shows'],
      [{ acts: [{ person: null }, { person: stranger }] }, 'settings.stage.acts.1.person'],
      [{ shows: [person] }, 'settings.stage.shows'],
      [{ picture: '01999999-0000-7000-8000-000000000000' }, 'settings.stage.picture'],
    ] as const) {
      expect(await save({ stage }, {}, site.owner)).toMatchObject({
        body: { error: 'This refers to something that is not in this site.', errors: [{ path }] },
        status: 422,
      })
    }
    const notice = (url: object) => ({
      root: {
        children: [
          { children: [{ children: [{ text: 'Here', type: 'text' }], fields: url, type: 'link' }], type: 'paragraph' },
        ],
        type: 'root',
      },
    })
    for (const [stage, path] of [
      [{ leadsTo: { relationTo: 'events', value: foreign } }, 'settings.stage.leadsTo'],
      [{ leadsTo: { relationTo: 'pages', value: ours } }, 'settings.stage.leadsTo'],
      [
        { notice: notice({ doc: { relationTo: 'events', value: foreign }, linkType: 'internal' }) },
        'settings.stage.notice',
      ],
    ] as const) {
      expect(await save({ stage }, {}, site.owner)).toMatchObject({ body: { errors: [{ path }] }, status: 422 })
    }
    expect(
      await save({ stage: { notice: notice({ linkType: 'custom', url: 'javascript:alert(1)' }) } }, {}, site.owner),
    ).toMatchObject({ body: { errors: [{ path: 'settings.stage.notice' }] }, status: 400 })
    const kept = {
      leadsTo: { relationTo: 'events', value: ours },
      notice: notice({ doc: { relationTo: 'events', value: ours }, linkType: 'internal' }),
    }
    expect((await save({ stage: kept }, {}, site.owner)).body.doc.settings).toMatchObject({ stage: kept })
    const { rows } = await poolOf(app.payload).query(
      `select target_collection, target_id, path from document_references where collection = 'custom-attributes' order by path`,
    )
    expect(rows).toEqual([
      { path: 'settings.stage.acts.0.person', target_collection: 'people', target_id: person },
      { path: 'settings.stage.leadsTo', target_collection: 'events', target_id: ours },
      { path: 'settings.stage.notice', target_collection: 'events', target_id: ours },
      { path: 'settings.stage.shows', target_collection: 'events', target_id: ours },
    ])
    // Gone since: it does not stand in the way of saving something else.
    await app.payload.update({ id: ours, collection: 'events', data: { deletedAt: new Date().toISOString() } })
    expect((await save({ stage: { acts: [], shows: [ours] } }, {}, site.owner)).status).toBe(200)
  })

  it('attributes of a theme that is not selected cannot be filled in', async () => {
    const other = await makeAppsSite(app)
    const answer = await other.attributesAdmin.patch(`/custom-attributes/${other.id}`, {
      settings: { marquee: { line: 'x' } },
    })
    expect(answer.status).toBe(422)
  })
})
