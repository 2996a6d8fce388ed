import { poolOf } from '@/database/connections'
import { boot, type TestApp } from '@tests/support/boot'
import { create, makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World
let theme: string

interface Doc {
  id: string
  custom?: object
  layout?: object[]
  theme?: object
}

const MANIFEST = {
  attributes: {
    eventInstances: [{ label: 'Door', type: 'text' }],
    events: [
      { description: 'What to wear', label: 'Dress code', localized: true, maxLength: 20, type: 'text' },
      { label: 'Hosts', hasMany: true, relationTo: 'people', type: 'relationship' },
    ],
  },
  blocks: [
    {
      name: 'quotes',
      label: 'Press quotes',
      settings: [
        { name: 'heading', label: 'Heading', localized: true, maxLength: 20, required: true, type: 'text' },
        {
          name: 'quotes',
          fields: [
            { name: 'words', label: 'Words', localized: true, type: 'text' },
            { name: 'show', relationTo: 'events', type: 'relationship' },
          ],
          label: 'Quotes',
          max: 2,
          min: 1,
          type: 'array',
        },
        { name: 'accent', label: 'Accent', type: 'color' },
        { name: 'terms', check: 'accepted', label: 'Cleared', type: 'checkbox' },
      ],
    },
  ],
  colorSchemes: [
    { name: 'House', accent: '#c8452f' },
    { name: 'Evening', accent: '#10192b' },
  ],
  settings: [
    { name: 'footer', label: 'Footer', maxLength: 10, type: 'text' },
    { name: 'banner', collections: ['pages'], label: 'Banner', type: 'text' },
  ],
  templates: [
    {
      name: 'Wide',
      collection: 'pages',
      settings: [{ name: 'menu', label: 'Menu', max: 3, type: 'number' }],
      template: 'wide',
    },
    { name: 'Concert', collection: 'events', template: 'event.concert' },
  ],
}

const select = (selectedTheme: string | null) =>
  app.payload.db.updateOne({ id: world.a, collection: 'tenants', data: { selectedTheme } })

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  theme = await create(app.payload, 'themes', {
    _status: 'published',
    manifest: MANIFEST,
    name: 'House',
    renderMode: 'code',
    tenant: world.a,
  })
  await select(theme)
})
afterAll(() => app.close())

const editor = () => world.clients['editor-a']!
const save = (collection: string, data: object, query = '', language = 'en') =>
  editor().post<{ doc: Doc; errors: { data: { errors: { message: string; path: string }[] } }[] }>(
    `/${collection}${query}`,
    { title: 'Something', ...data, tenant: world.a },
    { headers: { 'Accept-Language': language } },
  )
const block = (values: object, name = 'quotes') => ({ block: name, blockType: 'themeBlock', values })
const GOOD = {
  accent: '#7a1f3d',
  heading: { cy: 'Gwasg', en: 'Press' },
  quotes: [{ id: 'a', words: { en: 'Good' } }],
  terms: true,
}
const page = (values: object, _status = 'published') =>
  save('pages', { _status, layout: [block(values)] }, _status === 'draft' ? '?draft=true' : '')
const firstError = (answer: Awaited<ReturnType<typeof save>>) => answer.body.errors?.[0]?.data?.errors?.[0]

describe('blocks of a theme', () => {
  it('[B-114] [B-238] [B-249] [B-245] are held to the manifest when a page is published, whoever sends it', async () => {
    const saved = await page(GOOD)
    expect(saved.status).toBe(201)
    expect(saved.body.doc.layout).toMatchObject([{ block: 'quotes', values: GOOD }])
    for (const [values, message] of [
      [{ ...GOOD, heading: { en: 'x'.repeat(21) } }, 'Heading: At most 20 characters'],
      [{ ...GOOD, heading: { cy: 'Gwasg' } }, 'Heading: This is required'],
      [{ ...GOOD, quotes: [] }, 'Quotes: This field requires at least 1 Quotes'],
      [{ ...GOOD, quotes: ['a', 'b', 'c'].map((id) => ({ id })) }, 'Quotes: This field requires no more than 2 Quotes'],
      [{ ...GOOD, accent: '#7a1' }, 'Accent: A colour like #7a1f3d'],
      [{ ...GOOD, terms: false }, 'Cleared: This must be on'],
    ] as const) {
      const answer = await page(values)
      expect([answer.status, firstError(answer)]).toEqual([
        400,
        expect.objectContaining({ message, path: 'layout.0.values' }),
      ])
    }
  })

  it('[B-236] [B-238] say what is wrong in the language of whoever writes', async () => {
    const say = async (language: string, layout: object[], more: object = {}) =>
      firstError(await save('pages', { _status: 'published', layout, ...more }, '', language))?.message
    for (const [values, es, ar] of [
      [
        { ...GOOD, heading: { en: 'x'.repeat(21) } },
        'Heading: Como máximo 20 caracteres',
        'Heading: عدد الأحرف على الأكثر: 20',
      ],
      [
        { ...GOOD, quotes: [] },
        'Quotes: Este campo requiere al menos 1 Quotes',
        'Quotes: يتطلب هذا الحقل 1 على الأقل من Quotes',
      ],
      [
        { ...GOOD, quotes: ['a', 'b', 'c'].map((id) => ({ id })) },
        'Quotes: Este campo no admite más de 2 Quotes',
        'Quotes: لا يقبل هذا الحقل أكثر من 2 من Quotes',
      ],
      [{ ...GOOD, accent: 'red' }, 'Accent: Un color como #7a1f3d', 'Accent: لون مثل ‎#7a1f3d'],
      [{ ...GOOD, terms: false }, 'Cleared: Esto debe estar activado', 'Cleared: يجب تفعيل هذا الخيار'],
      [
        {
          ...GOOD,
          quotes: [{ id: 'a', show: { relationTo: 'events', value: '01999999-0000-7000-8000-000000000000' } }],
        },
        'Esto remite a algo que no está en este sitio.',
        'يشير هذا إلى ما ليس في هذا الموقع.',
      ],
    ] as const) {
      expect([await say('es', [block(values)]), await say('ar', [block(values)])]).toEqual([es, ar])
    }
    expect(await say('es', [], { theme: { template: 'none' } })).toBe(
      'El tema de este sitio no tiene esa plantilla para esto.',
    )
    // Lists of our own blocks are counted by Payload, in the same words.
    const column = { heading: 'One' }
    const columns = (count: number) => [{ blockType: 'columns', columns: Array.from({ length: count }, () => column) }]
    expect([await say('en', columns(1)), await say('es', columns(1)), await say('ar', columns(1))]).toEqual([
      'This field requires at least 2 Rows.',
      'Este campo requiere al menos 2 Filas.',
      'هذا الحقل يتطلب على الأقل 2 أسطُر.',
    ])
    expect([await say('en', columns(5)), await say('es', columns(5)), await say('ar', columns(5))]).toEqual([
      'This field requires no more than 4 Rows.',
      'Este campo require no más de 4 Filas',
      'هذا الحقل يتطلب عدم تجاوز 4 أسطُر.',
    ])
    expect(
      await say(
        'en',
        Array.from({ length: 61 }, () => ({ blockType: 'quote', quote: 'Good' })),
      ),
    ).toBe('This field requires no more than 60 Rows.')
    expect((await save('pages', { _status: 'published', layout: columns(2) })).status).toBe(201)
  })

  it('may be unfinished in a draft, but not of another kind, nor of no theme', async () => {
    expect((await page({ heading: { en: 'x'.repeat(21) }, quotes: [] }, 'draft')).status).toBe(201)
    expect(firstError(await page({ heading: { en: 5 } }, 'draft'))).toMatchObject({
      message: 'Heading: A text is expected',
    })
    expect(firstError(await page({ other: 1 }, 'draft'))).toMatchObject({
      message: 'other: The theme has no such field',
    })
    expect(
      firstError(await save('pages', { _status: 'draft', layout: [block({}, 'marquee')] }, '?draft=true')),
    ).toMatchObject({ message: 'The theme of this site has no such block.', path: 'layout.0.block' })
  })

  it('refer to documents of this very site, which the one walker writes down', async () => {
    const [ours, theirs] = [
      await create(app.payload, 'events', { tenant: world.a, title: 'Ours' }),
      await create(app.payload, 'events', { tenant: world.b, title: 'Theirs' }),
    ]
    const person = await create(app.payload, 'people', { name: 'Ada', tenant: world.a })
    const withShow = (relationTo: string, value: string) => ({
      ...GOOD,
      quotes: [{ id: 'a', show: { relationTo, value } }],
    })
    const saved = await page(withShow('events', ours))
    expect(saved.status).toBe(201)
    const { rows } = await poolOf(app.payload).query(
      `select path, target_collection, target_id from document_references where document_id = $1`,
      [saved.body.doc.id],
    )
    expect(rows).toEqual([{ path: 'layout.0.values.quotes.0.show', target_collection: 'events', target_id: ours }])
    expect(firstError(await page(withShow('events', theirs), 'draft'))).toMatchObject({
      message: 'This refers to something that is not in this site.',
    })
    expect(firstError(await page(withShow('users', world.users['editor-a']!), 'draft'))).toMatchObject({
      message: 'This refers to something that is not in this site.',
    })
    // Of the site, but not what the field refers to.
    expect((await page(withShow('people', person))).status).toBe(400)
  })

  it('stay as they were written when another theme is selected, and may be moved, changed beside and published', async () => {
    const { doc } = (await page(GOOD)).body
    await select(
      await create(app.payload, 'themes', {
        _status: 'published',
        manifest: { blocks: [{ name: 'other' }] },
        name: 'Other',
        tenant: world.a,
      }),
    )
    const answer = await editor().patch<{ doc: Doc }>(`/pages/${doc.id}`, {
      _status: 'published',
      layout: [{ ...doc.layout![0] }, block({}, 'other')],
      title: 'New title',
    })
    expect([answer.status, answer.body.doc.layout]).toEqual([
      200,
      [expect.objectContaining({ block: 'quotes', values: GOOD }), expect.objectContaining({ block: 'other' })],
    ])
    await select(theme)
    expect((await editor().get<Doc>(`/pages/${doc.id}`)).body.layout![0]).toMatchObject({ values: GOOD })
  })
})

describe('what a document has of its theme', () => {
  it('[B-115] [B-230] is a template of its collection, which a theme without code does not offer', async () => {
    const choose = (template: string, collection = 'pages') =>
      save(collection, {
        _status: 'published',
        theme: { template, templateSettings: { [template]: template === 'wide' ? { menu: 2 } : {} } },
      })
    expect(await choose('wide')).toMatchObject({
      body: { doc: { theme: { template: 'wide', templateSettings: { wide: { menu: 2 } } } } },
      status: 201,
    })
    expect((await choose('event.concert', 'events')).status).toBe(201)
    expect(firstError(await choose('event.concert'))).toMatchObject({
      message: 'The theme of this site has no such template for this.',
      path: 'theme',
    })
    expect(
      firstError(
        await save('pages', {
          _status: 'published',
          theme: { template: 'wide', templateSettings: { wide: { menu: 9 } } },
        }),
      ),
    ).toMatchObject({ message: 'Menu: At most 3', path: 'theme' })
    await app.payload.db.updateOne({ id: theme, collection: 'themes', data: { renderMode: 'nocode' } })
    expect(firstError(await choose('wide'))).toMatchObject({ path: 'theme' })
    await app.payload.db.updateOne({ id: theme, collection: 'themes', data: { renderMode: 'code' } })
  })

  it('[B-108] [B-232] is one of its colour schemes or inherited, and settings for this content type', async () => {
    const choose = (colorScheme: string) =>
      save('pages', { _status: 'published', theme: { colorScheme, settings: { banner: 'Open again' } } })
    expect([(await choose('Evening')).status, (await choose('inherit')).status]).toEqual([201, 201])
    expect(firstError(await choose('Neon'))).toMatchObject({
      message: 'The theme of this site has no such colour scheme.',
      path: 'theme',
    })
    expect((await save('people', { name: 'Ada', theme: { settings: { banner: 'x' } } })).status).toBe(400)
    const { body } = await editor().get<{ selectedTheme: object }>(`/tenants/${world.a}?depth=1`)
    expect(body.selectedTheme).toMatchObject({
      manifest: { colorSchemes: [{ name: 'House' }, { name: 'Evening' }] },
      renderMode: 'code',
    })
  })

  it('[B-254] [B-151] are attributes below custom. in events and performances', async () => {
    const saved = await save('events', { _status: 'published', custom: { dress_code: { en: 'Black tie' } } })
    expect(saved.body.doc.custom).toEqual({ dress_code: { en: 'Black tie' } })
    expect((await editor().get<{ totalDocs: number }>(`/event-instances?limit=1`)).status).toBe(200)
    expect(
      firstError(await save('events', { _status: 'published', custom: { dress_code: { en: 'x'.repeat(21) } } })),
    ).toMatchObject({ message: 'Dress code: At most 20 characters', path: 'custom' })
    expect(
      firstError(
        await save('events', { _status: 'draft', custom: { 'custom.dress_code': { en: 'x' } } }, '?draft=true'),
      ),
    ).toMatchObject({ path: 'custom' })
  })
})

describe('a theme', () => {
  it('[B-255] is saved with a manifest that makes sense only, as a draft too, and with the settings that it asks for', async () => {
    const owner = world.clients['owner-a']!
    const add = (data: object) =>
      owner.post<{ doc: Doc; errors: { data: { errors: { message: string; path: string }[] } }[] }>(
        '/themes?draft=true',
        { _status: 'draft', name: 'New', tenant: world.a, ...data },
      )
    expect((await add({ manifest: MANIFEST, settings: { footer: 'Hello' } })).status).toBe(201)
    expect(
      firstError(await add({ manifest: { blocks: [{ name: 'a', settings: [{ name: 'x', type: 'blob' }] }] } })),
    ).toMatchObject({ message: expect.stringContaining('blocks.0.settings.0.type: '), path: 'manifest' })
    expect(firstError(await add({ manifest: MANIFEST, settings: { header: 'Hello' } }))).toMatchObject({
      path: 'settings',
    })
    // Names of attributes follow from their labels; it is said in the reader's language.
    const named = { attributes: { events: [{ name: 'dress', label: 'Dress code', type: 'text' }] } }
    const answer = await owner.post<{ errors: { data: { errors: { message: string }[] } }[] }>(
      '/themes?draft=true',
      { manifest: named, name: 'New', tenant: world.a },
      { headers: { 'Accept-Language': 'es' } },
    )
    expect(answer.body.errors[0]!.data.errors[0]!.message).toBe(
      'attributes.events.0.name: El nombre de un atributo se deriva de su etiqueta: custom.dress_code',
    )
  })
})

describe('references in values of a theme', () => {
  const refer = (relationTo: string, value: string) => ({ ...GOOD, quotes: [{ id: 'a', show: { relationTo, value } }] })

  it('are of a type that the field asks for, in drafts too', async () => {
    const [event, season] = [
      await create(app.payload, 'events', { _status: 'published', tenant: world.a, title: 'Macbeth' }),
      await create(app.payload, 'seasons', { _status: 'published', tenant: world.a, title: 'Autumn' }),
    ]
    for (const status of ['draft', 'published']) {
      expect((await page(refer('events', event), status)).status).toBe(201)
      const wrong = await page(refer('seasons', season), status)
      expect([wrong.status, firstError(wrong)?.path]).toEqual([400, 'layout.0.values'])
    }
    expect(firstError(await page(refer('seasons', season), 'draft'))?.message).toContain('One of the types is expected')
    const hosts = (relationTo: string, value: string) =>
      save('events', { custom: { hosts: [{ relationTo, value }] } }, '?draft=true')
    expect((await hosts('seasons', season)).status).toBe(400)
    expect(
      (
        await hosts(
          'people',
          await create(app.payload, 'people', { _status: 'published', name: 'Ana', tenant: world.a }),
        )
      ).status,
    ).toBe(201)
  })

  it('stay in a draft when the theme asks for another type since', async () => {
    const [event, season] = [
      await create(app.payload, 'events', { _status: 'published', tenant: world.a, title: 'Lear' }),
      await create(app.payload, 'seasons', { _status: 'published', tenant: world.a, title: 'Winter' }),
    ]
    const saved = (await page(refer('events', event), 'draft')).body.doc
    const asks = (relationTo: string) =>
      app.payload.db.updateOne({
        id: theme,
        collection: 'themes',
        data: {
          manifest: JSON.parse(
            JSON.stringify(MANIFEST).replaceAll('"relationTo":"events"', `"relationTo":"${relationTo}"`),
          ),
        },
      })
    await asks('seasons')
    try {
      const again = (values: object) =>
        editor().patch(`/pages/${saved.id}?draft=true`, { layout: [block(values)], title: 'Changed' })
      expect((await again(refer('events', event))).status).toBe(200)
      expect((await again(refer('seasons', season))).status).toBe(200)
      expect((await again(refer('events', event))).status).toBe(400)
    } finally {
      await asks('events')
    }
  })
})

describe('themes with code of their own', () => {
  const CODE = [
    { manifest: MANIFEST },
    { githubRepo: 'theatre/theme' },
    { githubBranch: 'main' },
    { githubTag: 'v1' },
    { relativePath: 'themes/one' },
    { key: 'own' },
  ]

  it('[A-109] [A-227] [B-262] take a plan with the feature, however they are sent', async () => {
    const without = await create(app.payload, 'plans', { custom_themes: false, name: 'Without themes' })
    const { plan } = await app.payload.findByID({ id: world.b, collection: 'tenants', depth: 0 })
    const owner = world.clients['owner-b']!
    const stored = await create(app.payload, 'themes', {
      _status: 'published',
      manifest: MANIFEST,
      name: 'Made before',
      tenant: world.b,
    })
    await app.payload.db.updateOne({ id: world.b, collection: 'tenants', data: { plan: without } })
    try {
      for (const code of CODE) {
        for (const query of ['', '?draft=true', '?draft=true&autosave=true']) {
          const made = await owner.post<{ errors: { message: string }[] }>(`/themes${query}`, {
            name: 'New',
            tenant: world.b,
            ...code,
          })
          expect([made.status, made.body.errors[0]!.message]).toEqual([
            403,
            'Themes with code of your own are not available in your current plan.',
          ])
          const changed = 'manifest' in code ? { manifest: { ...MANIFEST, templates: [] } } : code
          expect((await owner.patch(`/themes/${stored}${query}`, changed)).status).toBe(403)
        }
      }
      expect((await owner.post(`/themes/${stored}/duplicate`, {})).status).toBe(403)
      // What is there keeps working: its name, its settings, the whole form as it was read, and the trash.
      expect(
        (await owner.patch(`/themes/${stored}`, { manifest: MANIFEST, name: 'Renamed', settings: { footer: 'Hello' } }))
          .status,
      ).toBe(200)
      expect(
        (await owner.post('/themes', { name: 'Without code', renderMode: 'nocode', tenant: world.b })).status,
      ).toBe(201)
      expect((await owner.patch(`/themes/${stored}`, { deletedAt: new Date().toISOString() })).status).toBe(200)
    } finally {
      await app.payload.db.updateOne({ id: world.b, collection: 'tenants', data: { plan } })
    }
    for (const code of CODE)
      expect((await owner.post('/themes', { name: 'New', tenant: world.b, ...code })).status).toBe(201)
  })
})

describe('operations of themes', () => {
  it('publishTheme lets a site use one of its themes that is published, asked by whoever may publish themes', async () => {
    const owner = world.clients['owner-a']!
    const add = (more: object, tenant = world.a) =>
      create(app.payload, 'themes', { _status: 'published', name: 'Winter', tenant, ...more })
    const [theirs, draft, development] = [
      await add({}, world.b),
      await add({ _status: 'draft' }),
      await add({ isDevelopmentTheme: true }),
    ]
    const next = await add({})
    const publish = (id: string, client = owner, body: object = {}, language = 'en') =>
      client.post<{ code: string; error: string; selectedTheme: string }>(`/themes/${id}/publish`, body, {
        headers: { 'Accept-Language': language },
      })
    expect((await publish(next, editor())).status).toBe(403)
    expect((await publish(next, world.clients['owner-b']!)).status).toBe(404)
    expect((await publish(theirs)).status).toBe(404)
    // The site is the theme's, whatever the caller says.
    expect((await publish(theirs, owner, { tenantId: world.a })).status).toBe(404)
    expect(await publish(development)).toMatchObject({
      body: { code: 'refused:themes', error: 'Disable the Development Theme checkbox before publishing.' },
      status: 422,
    })
    expect(await publish(draft)).toMatchObject({
      body: { error: 'Publish this theme before the website uses it.' },
      status: 422,
    })
    expect((await publish(draft, owner, {}, 'es')).body.error).toBe(
      'Publique este tema antes de que lo use el sitio web.',
    )
    expect((await publish(next, owner, { updatedAt: '2020-01-01T00:00:00.000Z' })).status).toBe(409)
    expect((await owner.get<{ selectedTheme: string }>(`/tenants/${world.a}?depth=0`)).body.selectedTheme).toBe(theme)
    expect(await publish(next, owner, { tenantId: world.a })).toMatchObject({
      body: { id: world.a, selectedTheme: next },
      status: 200,
    })
    const { rows } = await poolOf(app.payload).query(
      `select target, after from audit_log where action = 'themes.published'`,
    )
    expect(rows).toEqual([{ after: { theme: 'Winter' }, target: `themes/${next}` }])
    await select(theme)
  })

  it('[B-297] [B-151] getAttributeSettings answers what events and performances are asked for', async () => {
    const answer = await editor().get<{ EventsAttributes: object[]; EventInstancesAttributes: object[] }>(
      `/tenants/${world.a}/attribute-settings`,
    )
    expect(answer.body.EventsAttributes).toMatchObject([
      {
        type: 'text',
        blockDescription: 'What to wear',
        blockLayer: 1,
        label: 'Dress code',
        maxLength: 20,
        name: 'custom.dress_code',
      },
      { type: 'relationship', hasMany: true, label: 'Hosts', name: 'custom.hosts', relationTo: ['people'] },
    ])
    expect(answer.body.EventInstancesAttributes).toMatchObject([{ type: 'text', label: 'Door', name: 'custom.door' }])
    expect((await world.clients['owner-b']!.get(`/tenants/${world.a}/attribute-settings`)).status).toBe(404)
  })

  it('[B-295] [B-149] getCollectionRecords answers the documents of a content type that the person may view', async () => {
    const id = await create(app.payload, 'venues', { _status: 'draft', name: 'Main House', tenant: world.a })
    await create(app.payload, 'venues', { name: 'Elsewhere', tenant: world.b })
    const answer = await editor().get<{ records: object[] }>(`/records/venues?tenantId=${world.a}`)
    expect(answer.body.records).toEqual([{ id, label: 'Main House' }])
    const reader = world.clients.both!
    expect((await reader.get(`/records/pages?tenantId=${world.b}`)).status).toBe(200)
    expect((await reader.get(`/records/venues?tenantId=${world.b}`)).status).toBe(403)
    expect((await editor().get(`/records/venues?tenantId=${world.b}`)).status).toBe(404)
    expect((await editor().get(`/records/users?tenantId=${world.a}`)).status).toBe(400)
  })
})

describe('what somebody changed in values of a theme', () => {
  it('is told by name, language and title, and never as it is stored', async () => {
    const host = await create(app.payload, 'people', { _status: 'published', name: 'Ines Marlow', tenant: world.a })
    const { id } = (await save('events', { custom: { dress_code: { en: 'Smart' } } })).body.doc
    const base = (await editor().get<Doc>(`/events/${id}?depth=0&draft=true`)).body
    expect(
      (
        await editor().patch(`/events/${id}`, {
          custom: { dress_code: { en: 'Casual' }, hosts: [{ relationTo: 'people', value: host }] },
        })
      ).status,
    ).toBe(200)
    const { body, status } = await editor().post<{ changes: { after: string; before: string; place: string[] }[] }>(
      `/documents/events/${id}/compare`,
      { base, locale: 'en' },
    )
    expect(status).toBe(200)
    const told = body.changes
      .filter(({ place }) => place[0] === 'Attributes')
      .map(({ after, before, place }) => [place.slice(1).join(' › '), before, after])
    expect(told).toEqual([
      ['Dress code › English', 'Smart', 'Casual'],
      ['Hosts', null, 'Ines Marlow'],
    ])
  })
})
