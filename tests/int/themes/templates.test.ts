import { poolOf } from '@/database/connections'
import { issuePreview } from '@/plugins/site/lib/preview/previews'
import { boot, type TestApp } from '@tests/support/boot'
import { themeZip } from '@tests/support/themeZip'
import { until } from '@tests/support/until'
import { visit } from '@tests/support/visitor'
import { create, makeWorld, type World } from '@tests/support/world'
import { upload, type Uploaded } from './support/upload'

let app: TestApp
let world: World
let live: string
let wide: string
let gala: string

const A = 'a.localhost:3000'
const ENDLESS = '{% for a in (1..99999999) %}{{ a }}{% endfor %}'

/** Content types with a public page, and the path of a document with the slug `wide`. */
const PATHS: Record<string, string> = {
  blogs: '/blogs/wide',
  'event-collections': '/event-collections/wide',
  organizations: '/organizations/wide',
  pages: '/wide',
  people: '/people/wide',
  posts: '/posts/wide',
  seasons: '/seasons/wide',
  series: '/series/wide',
  venues: '/venues/wide',
  works: '/works/wide',
}
const BANNER = { name: 'banner', label: 'Banner', localized: true, type: 'text' }
const JSON_OF = (version: string) => ({
  name: 'Harbour',
  templates: [
    ...Object.keys(PATHS).map((collection) => ({ collection, name: 'Wide', settings: [BANNER], template: 'wide' })),
    { collection: 'events', name: 'Gala', template: 'event.gala' },
  ],
  version,
})
const FILES = {
  'templates/event.gala.liquid':
    '<i>Gala {{ event.title }} {{ page.template }}</i>{% paginate event.performances by 1 %}{% for one in event.performances %}[{{ one.start | date: "%H" }}]{% endfor %}{% endpaginate %}',
  'templates/wide.liquid': '<i>Wide {{ page.template }} {{ page.title }}: {{ page.settings.banner }}</i>',
}
const PACKAGE = (version: string, files: Record<string, string> = {}) =>
  themeZip({ ...FILES, ...files }, JSON_OF(version))
const THEME = { template: 'wide', templateSettings: { wide: { banner: { cy: 'Baner', en: 'A banner' } } } }

const owner = () => world.clients['owner-a']!
const page = async (path: string) => (await visit(app, A, path)).text
const published = (collection: string, data: Record<string, unknown>) =>
  create(app.payload, collection, { _status: 'published', slugLock: false, tenant: world.a, ...data })

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  live = (await upload(owner(), { key: 'live', tenant: world.a }, PACKAGE('1.0.0'))).body.themeId
  expect((await owner().post(`/themes/${live}/publish`, { tenant: world.a })).status).toBe(200)
  wide = await published('pages', { slug: 'wide', theme: THEME, title: 'Open air' })
  gala = await published('events', { slug: 'gala', theme: { template: 'event.gala' }, title: 'Ball' })
  for (const hours of [24, 48])
    await published('event-instances', {
      end: new Date(Date.now() + (hours + 2) * 3_600_000).toISOString(),
      event: gala,
      start: new Date(Date.now() + hours * 3_600_000).toISOString(),
      start_tz: 'Europe/London',
    })
  await published('pages', { slug: 'plain', title: 'Plain' })
})
afterAll(() => app.close())

describe('the template that staff choose', () => {
  it.each(Object.entries(PATHS))('renders a document of %s with its settings [B-111]', async (collection, path) => {
    if (collection !== 'pages')
      await published(collection, { name: 'Open air', slug: 'wide', theme: THEME, title: 'Open air' })
    expect(await page(path)).toContain('<i>Wide wide Open air: A banner</i>')
  })

  it('renders events by its own page size, other documents not at all, and each language with its values', async () => {
    expect((await page('/events/gala')).match(/\[\d\d\]/g)).toHaveLength(1)
    expect(await page('/events/gala')).toContain('<i>Gala Ball event.gala</i>')
    expect((await page('/events/gala?page=2')).match(/\[\d\d\]/g)).toHaveLength(1)
    expect((await visit(app, A, '/events/gala?page=3')).status).toBe(404)
    await poolOf(app.payload).query(`update tenants set published_languages = '["en","cy"]' where id = $1`, [world.a])
    expect(await page('/cy/wide')).toContain('<i>Wide wide Open air: Baner</i>')
    expect(await page('/plain')).not.toMatch(/Wide|Gala/)
  })

  it('renders the draft beside its editor, a shared link, a release and the preview of a theme', async () => {
    const draft = await create(app.payload, 'pages', {
      _status: 'draft',
      slug: 'draft',
      slugLock: false,
      tenant: world.a,
      theme: THEME,
      title: 'Drafted',
    })
    const drawn = '<i>Wide wide Drafted: A banner</i>'
    const token = issuePreview(
      { collection: 'pages', id: draft, tenant: world.a, user: world.users['owner-a']! },
      { now: new Date(), secret: app.payload.secret },
    )
    expect(await page(`/-/preview/${token}`)).toContain(drawn)
    const { body: link } = await owner().post<{ address: string }>(`/documents/pages/${draft}/preview-links`, {
      days: 7,
    })
    expect(await page(new URL(link.address).pathname)).toContain(drawn)
    const { id } = (await owner().post<{ id: string }>('/releases', { tenantId: world.a, title: 'Spring' })).body
    await owner().post(`/releases/${id}/documents`, {
      documents: [{ collection: 'pages', id: draft }],
      isPublish: true,
    })
    const { host, pathname } = new URL(
      (await owner().post<{ address: string }>(`/releases/${id}/preview`, {})).body.address,
    )
    const cookie = (await visit(app, host, pathname)).headers.get('Set-Cookie')!.split(';')[0]!
    expect((await visit(app, host, '/draft', { cookie })).text).toContain(drawn)
    const other = { 'templates/page.wide.liquid': '<b>Other {{ page.settings.banner }}</b>' }
    const zip = themeZip(other, { ...JSON_OF('1.0.0'), name: 'Other' })
    const { themeId } = (await upload(owner(), { key: 'other', tenant: world.a }, zip)).body
    expect((await visit(app, `${themeId}.preview.localhost:3000`, '/wide')).text).toContain('<b>Other A banner</b>')
  })

  it('goes with a copy, and waits while the theme of the site does not offer it', async () => {
    const { doc } = (
      await owner().post<{ doc: { id: string } }>(`/pages/${wide}/duplicate?draft=true`, {
        _status: 'draft',
        slugLock: true,
      })
    ).body
    const { body } = await owner().patch<{ doc: { relativePath: string } }>(`/pages/${doc.id}`, {
      _status: 'published',
      title: 'Copied',
    })
    expect(await page(body.doc.relativePath)).toContain('<i>Wide wide Copied: A banner</i>')
    // A file of the same name that the theme offers to other documents is not for this one.
    const templates = [{ collection: 'posts', name: 'Wide', template: 'wide' }]
    const bare = await upload(
      owner(),
      { key: 'bare', tenant: world.a },
      themeZip({ 'templates/wide.liquid': '<i>Not yours</i>' }, { name: 'Bare', templates }),
    )
    await owner().post(`/themes/${bare.body.themeId}/publish`, { tenant: world.a })
    const without = await visit(app, A, '/wide')
    expect([without.status, without.text.includes('<h1>Open air</h1>'), /<i>/.test(without.text)]).toEqual([
      200,
      true,
      false,
    ])
    expect((await owner().post(`/themes/${live}/publish`, { tenant: world.a })).status).toBe(200)
    expect(await page('/wide')).toContain('<i>Wide wide Open air: A banner</i>')
  })
})

describe('a version with a template that cannot render', () => {
  interface Review extends Uploaded {
    problems: { column: number; documents: { id: string }[]; file: string; line: number; message: string }[]
  }
  const reupload = (version: string, files: Record<string, string>) =>
    upload(owner(), { key: 'live', tenant: world.a }, PACKAGE(version, files))
  const isCurrent = async (number: number) =>
    (await owner().get<{ docs: { isCurrent: boolean; number: number }[] }>(`/themes/${live}/versions`)).body.docs.find(
      (version) => version.number === number,
    )?.isCurrent
  const expectFailure = (body: object, file: string, documents: string[]) =>
    expect(body).toMatchObject({
      problems: expect.arrayContaining([
        expect.objectContaining({
          documents: expect.arrayContaining(documents.map((id) => expect.objectContaining({ id }))),
          file,
          line: expect.any(Number),
        }),
      ]),
    })

  it.each([
    ['a chosen template', 'templates/wide.liquid', () => [wide]],
    ['a template of events with a choice', 'templates/event.gala.liquid', () => [gala]],
    ['the template of pages', 'templates/page.liquid', () => []],
    ['a list', 'templates/events.liquid', () => []],
    ['the page for missing addresses', 'templates/404.liquid', () => []],
    ['a snippet of a template', 'snippets/event-row.liquid', () => []],
  ])('waits when %s is uploaded, and names file, line and documents', async (_, file, documents) => {
    const { body, status } = await reupload('2.0.0', { [file]: `\n${ENDLESS}` })
    expect([status, body.error]).toEqual([409, expect.stringContaining(file)])
    expectFailure(body, file, documents())
    expect(await isCurrent(body.version)).toBe(false)
    expect(await page('/wide')).toContain('<i>Wide wide Open air: A banner</i>')
  })

  it('is refused when a snippet of its layout cannot render, because no page could', async () => {
    const { body, status } = await reupload('2.1.0', { 'snippets/footer.liquid': `\n${ENDLESS}` })
    expect([status, body.error]).toEqual([422, expect.stringContaining('snippets/footer.liquid:2')])
  })

  it('becomes current when somebody accepts it, and asks again when it is restored or its theme is published', async () => {
    const { version } = (await reupload('3.0.0', { 'templates/wide.liquid': ENDLESS })).body
    const publish = (body: object, verb = 'publish') =>
      owner().post<Review>(`/themes/${live}/versions/${version}/${verb}`, body)
    const refused = await publish({})
    expect(refused.status).toBe(409)
    expectFailure(refused.body, 'templates/wide.liquid', [wide])
    const check = await owner().post<Review>(`/themes/${live}/versions/${version}/check`, {})
    expect(check.body).toMatchObject({ losesSomething: false, mayBePublished: true })
    expectFailure(check.body, 'templates/wide.liquid', [wide])
    expect((await publish({ force: true })).status).toBe(200)
    expect(await page('/wide')).toContain('<h1>Open air</h1>')
    // They are written after the page is sent.
    await until(async () =>
      (await owner().get<{ docs: { file: string }[] }>(`/themes/${live}/errors`)).body.docs.some(
        ({ file }) => file === 'templates/wide.liquid',
      ),
    )
    const good = (await reupload('4.0.0', {})).body
    expect(good).toMatchObject({ isCurrent: true })
    expect((await publish({}, 'restore')).status).toBe(409)
    expect((await publish({ force: true }, 'restore')).status).toBe(200)
    const { themeId } = (
      await upload(owner(), { key: 'next', tenant: world.a }, themeZip({}, { ...JSON_OF('1.0.0'), name: 'Next' }))
    ).body
    expect((await owner().post(`/themes/${themeId}/publish`, { tenant: world.a })).status).toBe(200)
    const back = (body: object) =>
      owner().post<{ error: string }>(`/themes/${live}/publish`, { tenant: world.a, ...body })
    expect(await back({})).toMatchObject({
      body: { code: 'conflict:themes', error: expect.stringContaining('templates/wide.liquid') },
      status: 409,
    })
    expect((await back({ force: true })).status).toBe(200)
    await owner().post(`/themes/${live}/versions/${good.version}/publish`, {})
  })
})

describe('fields of a theme that the server owns', () => {
  const FORGED = {
    githubBranch: 'forged',
    githubRepo: 'evil/<script>',
    githubTag: 'forged',
    lastSyncedAt: '2020-01-01T00:00:00.000Z',
    lastSyncedCommit: 'forged',
    relativePath: 'forged',
    renderMode: 'nocode',
    version: 'forged',
  }

  it.each(['', '?draft=true', '?draft=true&autosave=true'])(
    'keep their values whatever is sent for them, on create as on update%s [B-111]',
    async (query) => {
      const before = (await owner().get<Record<string, unknown>>(`/themes/${live}`)).body
      const kept = Object.fromEntries(Object.keys(FORGED).map((name) => [name, before[name]]))
      const changed = await owner().patch<{ doc: object }>(`/themes/${live}${query}`, { ...FORGED, name: 'Renamed' })
      expect(changed).toMatchObject({ body: { doc: { ...kept, name: 'Renamed' } }, status: 200 })
      const made = await owner().post<{ doc: object }>(`/themes${query}`, { ...FORGED, name: 'New', tenant: world.a })
      expect(made.status).toBe(201)
      expect(made.body.doc).toMatchObject({ name: 'New', renderMode: 'code' })
      expect(JSON.stringify(made.body.doc)).not.toMatch(/forged|evil|2020-01-01/)
    },
  )
})
