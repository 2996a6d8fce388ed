import { boot, type TestApp } from '@tests/support/boot'
import { create, makeWorld, type World } from '@tests/support/world'
import { themeZip } from '@tests/support/themeZip'
import { packageOf, upload, type Uploaded } from './support/upload'

let app: TestApp
let world: World

const BEFORE = {
  attributes: { events: [{ label: 'Dress code', type: 'text' }] },
  blocks: [
    {
      name: 'hours',
      label: 'Opening hours',
      settings: [
        { name: 'title', label: 'Title', type: 'text' },
        { name: 'days', fields: [{ name: 'day', label: 'Day', type: 'text' }], label: 'Days', type: 'array' },
      ],
    },
    { name: 'never', settings: [] },
  ],
  colorSchemes: [{ name: 'Day' }, { name: 'Night' }],
  name: 'Harbour',
  settings: [{ name: 'banner', collections: ['pages'], label: 'Banner', type: 'text' }],
  templates: [
    {
      collection: 'pages',
      name: 'Wide',
      settings: [{ name: 'columns', label: 'Columns', type: 'number' }],
      template: 'wide',
    },
  ],
}

/** Uses all of it. */
async function fillSite(): Promise<Record<string, string>> {
  const block = (name: string, values: object) => ({ block: name, blockType: 'themeBlock', values })
  const page = (title: string, data: object) =>
    create(app.payload, 'pages', { _status: 'published', tenant: world.a, title, ...data })
  return {
    draft: await create(app.payload, 'pages', {
      _status: 'draft',
      layout: [block('hours', { days: [{ day: 'Monday', id: 'a' }] })],
      tenant: world.a,
      title: 'Drafted hours',
    }),
    hours: await page('Opening hours', { layout: [block('hours', { title: 'Today' })] }),
    night: await page('At night', { theme: { colorScheme: 'Night', settings: { banner: 'Tonight' } } }),
    wide: await page('Wide page', { theme: { template: 'wide', templateSettings: { wide: { columns: 3 } } } }),
    gala: await create(app.payload, 'events', {
      _status: 'published',
      custom: { dress_code: 'Black tie' },
      tenant: world.a,
      title: 'Gala',
    }),
  }
}

let live: string
let pages: Record<string, string>

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  live = (await upload(owner(), { key: 'live', tenant: world.a }, packageOf(BEFORE))).body.themeId
  await owner().post(`/themes/${live}/publish`, { tenant: world.a })
  pages = await fillSite()
})
afterAll(() => app.close())

const owner = () => world.clients['owner-a']!
const editor = () => world.clients['editor-a']!
const next = (manifest: object, client = owner()) =>
  upload(client, { key: 'live', tenant: world.a }, packageOf({ ...BEFORE, version: '2.0.0', ...manifest }))
const current = async (id = live) =>
  (await owner().get<{ docs: { isCurrent: boolean; number: number }[] }>(`/themes/${id}/versions`)).body.docs.find(
    ({ isCurrent }) => isCurrent,
  )?.number
const losses = (body: Uploaded) =>
  body
    .changes!.filter(({ count }) => count > 0)
    .map(({ count, documents, message }) => [message, count, documents.map(({ title }) => title).sort()])

describe('replacing the theme that is live', () => {
  it('goes through at once where nothing is lost', async () => {
    const answer = await next({ blocks: [BEFORE.blocks[0]!], colorSchemes: [...BEFORE.colorSchemes, { name: 'Dusk' }] })
    expect(answer).toMatchObject({ body: { isCurrent: true, message: 'Theme re-uploaded successfully' }, status: 201 })
    expect(await current()).toBe(answer.body.version)
  })

  it.each([
    ['a block', { blocks: [] }, [['The block “Opening hours” is gone', 2, ['Drafted hours', 'Opening hours']]]],
    [
      'a field',
      { blocks: [{ name: 'hours', settings: [BEFORE.blocks[0]!.settings[1]] }] },
      [['The field “Title” of Opening hours is gone', 1, ['Opening hours']]],
    ],
    [
      'a field of rows',
      {
        blocks: [
          {
            ...BEFORE.blocks[0],
            settings: [
              BEFORE.blocks[0]!.settings[0],
              { ...BEFORE.blocks[0]!.settings[1], fields: [{ name: 'other', type: 'text' }] },
            ],
          },
        ],
      },
      [['The field “Day” of Opening hours, Days is gone', 1, ['Drafted hours']]],
    ],
    [
      'a type',
      {
        blocks: [
          {
            ...BEFORE.blocks[0],
            settings: [{ name: 'title', label: 'Title', type: 'number' }, BEFORE.blocks[0]!.settings[1]],
          },
        ],
      },
      [['The field “Title” of Opening hours takes another type of value', 1, ['Opening hours']]],
    ],
    [
      'rows',
      { blocks: [{ ...BEFORE.blocks[0], settings: [BEFORE.blocks[0]!.settings[0]] }] },
      [['The field “Days” of Opening hours is gone', 1, ['Drafted hours']]],
    ],
    ['a template', { templates: [] }, [['The template “Wide” is gone', 1, ['Wide page']]]],
    [
      'a setting of a template',
      { templates: [{ ...BEFORE.templates[0], settings: [] }] },
      [['The field “Columns” of Wide is gone', 1, ['Wide page']]],
    ],
    ['a colour scheme', { colorSchemes: [{ name: 'Day' }] }, [['The colour scheme “Night” is gone', 1, ['At night']]]],
    ['a setting of pages', { settings: [] }, [['The field “Banner” of the theme settings is gone', 1, ['At night']]]],
    ['an attribute', { attributes: {} }, [['The field “Dress code” of the attributes is gone', 1, ['Gala']]]],
  ])('asks before the site loses %s, and the version waits', async (_, manifest, expected) => {
    const before = await current()
    const answer = await next(manifest)
    expect(answer).toMatchObject({
      body: {
        error: 'Publishing this version would remove something that your site uses. Review the changes, then decide.',
        themeId: live,
      },
      status: 409,
    })
    expect(losses(answer.body)).toEqual(expected)
    expect(await current()).toBe(before)
    // It waits: the same words for whoever looks again.
    const check = await owner().post<Uploaded & { isCurrent: boolean; isLive: boolean; losesSomething: boolean }>(
      `/themes/${live}/versions/${answer.body.version}/check`,
      {},
    )
    expect(check.body).toMatchObject({ isCurrent: false, isLive: true, losesSomething: true })
    expect(losses(check.body)).toEqual(expected)
  })

  it('asks before something becomes required that documents lack', async () => {
    const answer = await next({
      blocks: [
        {
          ...BEFORE.blocks[0],
          settings: [{ name: 'title', label: 'Title', required: true, type: 'text' }, BEFORE.blocks[0]!.settings[1]],
        },
      ],
    })
    expect(answer.status).toBe(409)
    expect(losses(answer.body)).toEqual([['The field “Title” of Opening hours becomes required', 1, ['Drafted hours']]])
  })

  it('leads to the documents that it concerns, and names those only that the reader may see', async () => {
    const { body } = await next({ templates: [] })
    expect(body.changes![0]!.documents).toEqual([
      { collection: 'pages', href: `/admin/collections/pages/${pages.wide}`, id: pages.wide, title: 'Wide page' },
    ])
    const role = await create(app.payload, 'user-roles', {
      permissions: { 'themes:manage': true },
      tenant: world.a,
      title: 'Themes only',
    })
    await app.payload.update({
      collection: 'memberships',
      data: { userRole: role } as never,
      where: { and: [{ tenant: { equals: world.a } }, { user: { equals: world.users['editor-a']! } }] },
    })
    const seen = await editor().post<Uploaded>(`/themes/${live}/versions/${body.version}/check`, {})
    expect(seen.body.changes![0]).toMatchObject({ count: 1, documents: [], name: 'Wide' })
  })

  it('is refused when its layout fails on pages of the site, and nothing of it is kept', async () => {
    const before = (await owner().get<{ docs: object[] }>(`/themes/${live}/versions`)).body.docs
    const answer = await upload(
      owner(),
      { key: 'live', tenant: world.a },
      packageOf({ ...BEFORE, version: '3.0.0' }, '{% for a in (1..99999999) %}{{ a }}{% endfor %}'),
    )
    expect(answer.status).toBe(422)
    expect(answer.body.error).toContain('The layout of this version cannot be rendered, so it cannot be published')
    expect((await owner().get<{ docs: object[] }>(`/themes/${live}/versions`)).body.docs).toEqual(before)
  })

  it('asks first where a block fails on pages of the site, and lists the pages', async () => {
    const zip = themeZip(
      { 'blocks/hours.liquid': '{% for a in (1..99999999) %}{{ a }}{% endfor %}' },
      { ...BEFORE, version: '3.1.0' },
    )
    const answer = await upload(owner(), { key: 'live', tenant: world.a }, zip)
    expect(answer.status).toBe(409)
    expect(answer.body.problems).toEqual([
      expect.objectContaining({
        documents: [expect.objectContaining({ id: pages.hours, title: 'Opening hours' })],
        file: 'blocks/hours.liquid',
      }),
    ])
    const check = await owner().post<{ mayBePublished: boolean; problems: object[] }>(
      `/themes/${live}/versions/${answer.body.version}/check`,
      {},
    )
    expect(check.body).toMatchObject({
      mayBePublished: true,
      problems: [expect.objectContaining({ file: 'blocks/hours.liquid' })],
    })
    expect(await current()).not.toBe(answer.body.version)
  })

  it('waits for somebody who may publish, where the uploader may not', async () => {
    const before = await current()
    const answer = await next({}, editor())
    expect(answer).toMatchObject({
      body: { isCurrent: false, message: 'The new version is uploaded and waits for someone who can publish themes.' },
      status: 201,
    })
    expect(await current()).toBe(before)
    expect((await editor().post(`/themes/${live}/versions/${answer.body.version}/publish`, {})).status).toBe(403)
    expect((await owner().post(`/themes/${live}/versions/${answer.body.version}/publish`, {})).body).toMatchObject({
      id: live,
      number: answer.body.version,
    })
    expect(await current()).toBe(answer.body.version)
  })

  it('is done all the same with force, keeps what documents hold, and is taken back by one call', async () => {
    const before = (await current())!
    const { body } = await next({ blocks: [] })
    expect(
      (
        await owner().post(`/themes/${live}/versions/${body.version}/publish`, {
          force: true,
          updatedAt: '2020-01-01T00:00:00.000Z',
        })
      ).body,
    ).toMatchObject({ code: 'stale:themes' })
    expect((await owner().post(`/themes/${live}/versions/${body.version}/publish`, { force: true })).status).toBe(200)
    expect((await owner().get<{ manifest: object }>(`/themes/${live}`)).body.manifest).toMatchObject({ blocks: [] })
    const page = (await owner().get<{ layout: object[] }>(`/pages/${pages.hours}`)).body
    expect(page.layout).toMatchObject([{ block: 'hours', values: { title: 'Today' } }])
    // The text of the page is still saved, and the block with it.
    expect(
      (
        await owner().patch(`/pages/${pages.hours}`, {
          _status: 'published',
          layout: page.layout,
          title: 'Opening hours',
        })
      ).status,
    ).toBe(200)
    expect((await owner().post(`/themes/${live}/versions/${before}/restore`, {})).body).toMatchObject({
      id: live,
      number: before,
    })
    expect((await owner().get<{ manifest: object }>(`/themes/${live}`)).body.manifest).toMatchObject({
      blocks: [{ name: 'hours' }, { name: 'never' }],
    })
  })
})

describe('using another theme', () => {
  type Check = Uploaded & { losesSomething: boolean; mayBePublished: boolean }
  const check = (id: string, client = owner()) => client.post<Check>(`/themes/${id}/check`, {})
  const isShown = async (id: string) =>
    (await owner().get<{ selectedTheme: string }>(`/tenants/${world.a}?depth=0`)).body.selectedTheme === id

  it('tells what pages would lose, and loses nothing of theirs', async () => {
    const { themeId } = (
      await upload(
        owner(),
        { key: 'other', tenant: world.a },
        packageOf({ name: 'Other', templates: BEFORE.templates }),
      )
    ).body
    const { body } = await check(themeId)
    expect(body).toMatchObject({ losesSomething: true, mayBePublished: true })
    expect(losses(body).map(([message]) => message)).toEqual([
      'The block “Opening hours” is gone',
      'The colour scheme “Night” is gone',
      'The field “Banner” of the theme settings is gone',
      'The field “Dress code” of the attributes is gone',
    ])
    expect((await owner().post(`/themes/${themeId}/publish`, { tenant: world.a })).status).toBe(200)
    expect((await owner().get<{ layout: object[] }>(`/pages/${pages.hours}`)).body.layout).toMatchObject([
      { block: 'hours', values: { title: 'Today' } },
    ])
    expect((await check(live)).body).toMatchObject({ losesSomething: false, mayBePublished: true })
    expect((await owner().post(`/themes/${live}/publish`, { tenant: world.a })).status).toBe(200)
  })

  it('is refused where the layout of the other one fails on pages of the site', async () => {
    const { themeId } = (
      await upload(
        owner(),
        { key: 'broken', tenant: world.a },
        packageOf({ name: 'Broken' }, '{% for a in (1..99999999) %}{{ a }}{% endfor %}'),
      )
    ).body
    expect((await check(themeId)).body).toMatchObject({
      mayBePublished: false,
      problems: [expect.objectContaining({ file: 'layout/theme.liquid' })],
    })
    const answer = await owner().post<{ error: string }>(`/themes/${themeId}/publish`, { tenant: world.a })
    expect(answer.status).toBe(422)
    expect(JSON.stringify(answer.body)).toContain('cannot be rendered')
    expect(await isShown(live)).toBe(true)
  })

  it('is looked at by those only who may see to the themes of the site', async () => {
    expect((await check(live)).status).toBe(200)
    expect((await check(live, world.clients['viewer-a'])).status).toBe(403)
    expect((await check(live, world.clients['owner-b'])).status).toBe(404)
  })
})

describe('versions', () => {
  it('the last 20 can be put back, and the one that counts stays whatever comes after it', async () => {
    const { themeId } = (await upload(editor(), { key: 'many', tenant: world.a }, packageOf({ name: 'Many' }))).body
    await owner().post(`/themes/${themeId}/publish`, { tenant: world.a })
    for (let index = 2; index <= 23; index++)
      await upload(editor(), { key: 'many', tenant: world.a }, packageOf({ name: 'Many', version: `1.0.${index}` }))
    const { docs } = (
      await owner().get<{ docs: { isCurrent: boolean; number: number }[] }>(`/themes/${themeId}/versions`)
    ).body
    expect(docs.map(({ number }) => number)).toEqual([...Array.from({ length: 20 }, (_, index) => 23 - index), 1])
    expect(docs.at(-1)?.isCurrent).toBe(true)
    expect((await owner().post(`/themes/${themeId}/versions/2/restore`, {})).status).toBe(404)
    expect((await owner().post(`/themes/${themeId}/versions/7/restore`, {})).status).toBe(200)
    await owner().post(`/themes/${live}/publish`, { tenant: world.a })
  })

  it('keep their numbers apart when two people upload at once, under one new key or onto one theme', async () => {
    const fresh = await Promise.all(
      Array.from({ length: 4 }, () => upload(owner(), { key: 'race', tenant: world.a }, packageOf({ name: 'Race' }))),
    )
    expect(new Set(fresh.map(({ body }) => body.themeId)).size).toBe(1)
    expect(fresh.map(({ body, status }) => [status, body.version]).sort()).toEqual(
      [1, 2, 3, 4].map((number) => [201, number]),
    )
  })

  it('a theme is never published and deleted at the same moment', async () => {
    for (let round = 0; round < 4; round++) {
      const { themeId } = (await upload(owner(), { tenant: world.a }, packageOf({ name: `Round ${round}` }))).body
      const [published, deleted] = await Promise.all([
        owner().post(`/themes/${themeId}/publish`, { tenant: world.a }),
        owner().post(`/themes/${themeId}/delete`, { flag: round % 2 === 0 }),
      ])
      expect([
        [200, 409],
        [404, 200],
      ]).toContainEqual([published.status, deleted.status])
    }
    await owner().post(`/themes/${live}/publish`, { tenant: world.a })
  })

  it('publishing and replacing at the same moment leave one version that is whole', async () => {
    const [a, b] = [(await next({ version: '5.0.0' })).body.version, (await next({ version: '6.0.0' })).body.version]
    const answers = await Promise.all(
      [1, 2, 3, 4].map((turn) => owner().post(`/themes/${live}/versions/${turn % 2 ? a : b}/publish`, {})),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const number = await current()
    expect((await owner().get<{ version: string }>(`/themes/${live}`)).body.version).toBe(
      number === a ? '5.0.0' : '6.0.0',
    )
  })
})
