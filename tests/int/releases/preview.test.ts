import { poolOf } from '@/database/connections'
import { isAdminHost } from '@/config/serveHosts'
import { hashPassword } from '@/lib/crypto/passwords'
import { issuePass } from '@/plugins/releases/lib/preview/pass'
import { boot, type TestApp } from '@tests/support/boot'
import { anonymous } from '@tests/support/client'
import { tinyPng } from '@tests/support/files'
import { visit, type VisitOptions } from '@tests/support/visitor'
import { create, makeWorld, type World } from '@tests/support/world'

interface Answer {
  address: string
  errors: { message: string }[]
}

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())
beforeEach(() => poolOf(app.payload).query('delete from rate_limits'))

const LIVE = 'a.localhost:3000'
const hostOf = (release: string) => `release-${release}.preview.localhost:3000`
const live = (path: string) => visit(app, LIVE, path)
const page = (data: Record<string, unknown>, collection = 'pages') =>
  create(app.payload, collection, { _status: 'draft', slugLock: false, tenant: world.a, ...data })
const make = async (documents: { collection: string; id: string; isPublish?: boolean }[]): Promise<string> => {
  const editor = world.clients['owner-a']!
  const { id } = (await editor.post<{ id: string }>('/releases', { tenantId: world.a, title: 'Season launch' })).body
  for (const { collection, id: document, isPublish = true } of documents)
    await editor.post(`/releases/${id}/documents`, { documents: [{ collection, id: document }], isPublish })
  return id
}
const ask = (release: string, who = 'owner-a') =>
  (world.clients[who] ?? anonymous(app)).post<Answer>(`/releases/${release}/preview`, {})

/** Follows the address that the admin gives. @returns the cookie of the preview's host */
async function enter(release: string, who = 'owner-a'): Promise<string> {
  const { host, pathname } = new URL((await ask(release, who)).body.address)
  const { headers, status } = await visit(app, host, pathname)
  expect([status, headers.get('Location'), headers.get('Referrer-Policy')]).toEqual([303, '/', 'no-referrer'])
  return headers.get('Set-Cookie')!.split(';')[0]!
}

const look = (release: string, cookie: string, path: string, options: VisitOptions = {}) =>
  visit(app, hostOf(release), path, { cookie, ...options })

describe('the preview of a release', () => {
  it('shows the whole website as it will be, and changes nothing of it', async () => {
    const fresh = await page({ slug: 'season', title: 'The new season' })
    const changed = await page({ _status: 'published', slug: 'about', title: 'Before' })
    await world.clients['owner-a']!.patch(`/pages/${changed}?draft=true`, { title: 'After' })
    const leaving = await page({ _status: 'published', slug: 'old', title: 'Old' })
    await page({ _status: 'published', slug: 'visit', title: 'Visit us' })
    await page({ slug: 'waiting', title: 'Not in it' })
    const release = await make([
      { collection: 'pages', id: fresh },
      { collection: 'pages', id: changed },
      { collection: 'pages', id: leaving, isPublish: false },
    ])
    const before = await Promise.all(['/season', '/about', '/old', '/visit'].map(live))
    expect(before.map(({ status }) => status)).toEqual([404, 200, 200, 200])
    const lines = async () => (await poolOf(app.payload).query('select 1 from audit_log')).rowCount
    const linesBefore = await lines()
    const cookie = await enter(release)
    const seen = await Promise.all(
      ['/season', '/about', '/old', '/visit', '/waiting'].map((path) => look(release, cookie, path)),
    )
    expect(seen.map(({ status }) => status)).toEqual([200, 200, 404, 200, 404])
    expect(seen[0]!.text).toContain('The new season')
    expect(seen[1]!.text).toContain('After')
    expect(seen[1]!.text).not.toContain('Before')
    for (const { headers, text } of seen) {
      expect(text).toContain('Season launch')
      expect([headers.get('Cache-Control'), headers.get('X-Robots-Tag')]).toEqual([
        'private, no-store',
        'noindex, nofollow',
      ])
    }
    // What was drawn for the preview is nothing that visitors get, and nothing has happened.
    const after = await Promise.all(['/season', '/about', '/old', '/visit'].map(live))
    expect(after.map(({ text }) => text)).toEqual(before.map(({ text }) => text))
    expect(after.every(({ text }) => !text.includes('Season launch'))).toBe(true)
    expect((await app.payload.findByID({ collection: 'pages', id: fresh, overrideAccess: true }))._status).toBe('draft')
    expect(await lines()).toBe(linesBefore)
    expect((await poolOf(app.payload).query('select state from site_releases where id = $1', [release])).rows).toEqual([
      { state: 'draft' },
    ])
  })

  it('follows what is changed in it at once, and ends when it is live', async () => {
    const first = await page({ slug: 'first', title: 'First' })
    const release = await make([{ collection: 'pages', id: first }])
    const cookie = await enter(release)
    expect((await look(release, cookie, '/first')).text).toContain('First')
    await world.clients['owner-a']!.patch(`/pages/${first}?draft=true`, { title: 'First of all' })
    expect((await look(release, cookie, '/first')).text).toContain('First of all')
    const { body } = await world.clients['owner-a']!.get<{ updatedAt: string }>(`/releases/${release}`)
    expect(
      (await world.clients['owner-a']!.post(`/releases/${release}/go-live`, { updatedAt: body.updatedAt })).status,
    ).toBe(200)
    expect((await look(release, cookie, '/first')).status).toBe(410)
    expect((await ask(release)).status).toBe(422)
    expect((await live('/first')).text).toContain('First of all')
  })

  it('opens for whoever may let it go live, for this very release, as long as they may', async () => {
    const [one, two] = [await page({ slug: 'mine', title: 'Mine' }), await page({ slug: 'other', title: 'Other' })]
    const [release, other] = [
      await make([{ collection: 'pages', id: one }]),
      await make([{ collection: 'pages', id: two }]),
    ]
    expect((await ask(release, 'viewer-a')).status).toBe(403)
    for (const who of ['owner-b', 'stranger']) expect((await ask(release, who)).status).toBe(404)
    expect((await ask(release, 'nobody')).status).toBe(401)
    expect((await ask(await make([]))).status).toBe(422)
    const cookie = await enter(release, 'editor-a')
    expect((await look(release, cookie, '/mine')).status).toBe(200)
    const circumstances = { now: new Date(), secret: app.payload.secret }
    const looker = { release, user: world.users['editor-a']! }
    const cookieOf = (pass: string) => `callboard-release=${pass}`
    const past = { ...circumstances, now: new Date(Date.now() - 3 * 3_600_000) }
    const wrong = [
      cookieOf(issuePass('enter', looker, circumstances)),
      cookieOf(issuePass('stay', looker, past)),
      cookieOf(issuePass('stay', looker, { ...circumstances, secret: 'another' })),
      cookieOf(issuePass('stay', { ...looker, user: world.users['viewer-a']! }, circumstances)),
      cookieOf(issuePass('stay', { ...looker, user: world.users['owner-b']! }, circumstances)),
      cookie.replace(world.users['editor-a']!, world.users['owner-a']!),
      '',
    ]
    for (const one of wrong) expect((await look(release, one, '/mine')).status).toBe(410)
    expect((await look(other, cookie, '/other')).status).toBe(410)
    expect((await visit(app, hostOf(release), `/-/enter/${issuePass('stay', looker, circumstances)}`)).status).toBe(410)
    expect((await visit(app, hostOf(release), `/-/enter/${issuePass('enter', looker, past)}`)).status).toBe(410)
    await poolOf(app.payload).query('delete from memberships where user_id = $1 and tenant_id = $2', [
      looker.user,
      world.a,
    ])
    expect((await look(release, cookie, '/mine')).status).toBe(410)
  })

  it('says what cannot go live, and shows the rest', async () => {
    const [fine, below] = [
      await page({ slug: 'fine', title: 'Fine' }),
      await page({ slug: 'gone', title: 'Gone by then' }),
    ]
    const release = await make([
      { collection: 'pages', id: fine },
      { collection: 'pages', id: below },
    ])
    await app.payload.delete({ collection: 'pages', id: below, overrideAccess: true })
    const cookie = await enter(release)
    const seen = await look(release, cookie, '/fine')
    expect(seen.status).toBe(200)
    expect(seen.text).toMatch(/<li>Gone by then: [^<]+<\/li>/)
    expect((await look(release, cookie, '/gone')).status).toBe(404)
  })

  it('shows pictures that are published with it, and those of nobody else', async () => {
    const media = async (title: string, tenant = world.a) => {
      const { filename, id } = await app.payload.create({
        collection: 'media',
        data: { _status: 'draft', alt: 'A picture', isDecorative: false, tenant, title, visibility: 'public' } as never,
        file: { data: Buffer.from(tinyPng()), mimetype: 'image/png', name: `${title}.png`, size: tinyPng().length },
        overrideAccess: true,
      })
      return { id: String(id), path: `/api/media/file/${filename}` }
    }
    const [inside, outside, foreign] = [await media('inside'), await media('outside'), await media('foreign', world.b)]
    const release = await make([{ collection: 'media', id: inside.id }])
    const cookie = await enter(release)
    expect((await look(release, cookie, inside.path)).status).toBe(200)
    expect((await look(release, '', inside.path)).status).toBe(404)
    for (const { path } of [outside, foreign]) expect((await look(release, cookie, path)).status).not.toBe(200)
    expect((await live(inside.path)).status).not.toBe(200)
    expect((await look(release, cookie, '/api/pages')).status).toBe(404)
  })

  it('needs no password of the website, takes nothing, and is for no search engine', async () => {
    const form = await page(
      {
        _status: 'published',
        fields: [{ blockType: 'textQuestion', label: 'Name', name: 'name', required: true }],
        title: 'Write to us',
      },
      'forms',
    )
    const contact = await page({ layout: [{ blockType: 'form', form }], slug: 'contact', title: 'Contact' })
    const release = await make([{ collection: 'pages', id: contact }])
    const cookie = await enter(release)
    await app.payload.update({
      collection: 'tenants',
      data: { passwordProtection: { enabled: true, passwordHash: await hashPassword('open sesame') } } as never,
      id: world.a,
      overrideAccess: true,
    })
    expect((await live('/visit')).status).toBe(401)
    const seen = await look(release, cookie, '/contact')
    expect(seen.status).toBe(200)
    expect(seen.text).toMatch(/<button[^>]* disabled/)
    expect((await look(release, cookie, '/contact', { form: { form, name: 'Ada' } })).status).toBe(405)
    expect((await look(release, '', '/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n')
    expect((await look(release, cookie, '/sitemap.xml')).status).toBe(404)
    await app.payload.update({
      collection: 'tenants',
      data: { passwordProtection: { enabled: false } } as never,
      id: world.a,
      overrideAccess: true,
    })
  })

  it('goes on while somebody edits, moves and translates what is in it, and is planned', async () => {
    const owner = world.clients['owner-a']!
    await app.payload.update({
      collection: 'tenants',
      data: { publishedLanguages: ['en', 'cy'] } as never,
      id: world.a,
      overrideAccess: true,
    })
    const [above, id] = [
      await page({ _status: 'published', slug: 'visit-us', title: 'Visit us' }),
      await page({ slug: 'bar', title: 'The bar' }),
    ]
    const release = await make([{ collection: 'pages', id }])
    const cookie = await enter(release)
    await app.payload.db.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: 'pages', value: id },
        user: { relationTo: 'users', value: world.users['admin-a'] },
      },
    })
    expect((await look(release, cookie, '/bar')).status).toBe(200)
    await poolOf(app.payload).query('delete from payload_locked_documents')
    expect((await owner.patch(`/pages/${id}?draft=true&locale=cy`, { title: 'Y bar' })).status).toBe(200)
    expect((await look(release, cookie, '/cy/bar')).text).toContain('Y bar')
    expect((await owner.patch(`/pages/${id}?draft=true`, { parent: above })).status).toBe(200)
    expect([(await look(release, cookie, '/visit-us/bar')).status, (await live('/visit-us/bar')).status]).toEqual([
      200, 404,
    ])
    const { body } = await owner.get<{ updatedAt: string }>(`/releases/${release}`)
    expect(
      (await owner.post(`/releases/${release}/plan`, { day: '2031-07-01', time: '10:00', updatedAt: body.updatedAt }))
        .status,
    ).toBe(200)
    expect((await look(release, cookie, '/visit-us/bar')).status).toBe(200)
  })

  it('leaves out what is in the trash, shows it again once it is restored, and ends with the release', async () => {
    const [id, other] = [await page({ slug: 'foyer', title: 'Foyer' }), await page({ slug: 'stalls', title: 'Stalls' })]
    const release = await make([
      { collection: 'pages', id },
      { collection: 'pages', id: other },
    ])
    const cookie = await enter(release)
    const trash = (deletedAt: string | null) =>
      app.payload.update({ collection: 'pages', data: { deletedAt } as never, id, overrideAccess: true, trash: true })
    await trash(new Date().toISOString())
    expect((await look(release, cookie, '/foyer')).status).toBe(404)
    expect((await look(release, cookie, '/stalls')).text).toMatch(/<li>Foyer: [^<]+<\/li>/)
    await trash(null)
    expect((await look(release, cookie, '/foyer')).status).toBe(200)
    expect((await world.clients['owner-a']!.delete(`/releases/${release}`)).status).toBe(200)
    expect((await look(release, cookie, '/foyer')).status).toBe(410)
  })

  it('keeps several people at once apart, and loses no save that comes meanwhile', async () => {
    const ids = await Promise.all(
      [1, 2, 3, 4].map((number) => page({ slug: `seat-${number}`, title: `Seat ${number}` })),
    )
    const release = await make(ids.map((id) => ({ collection: 'pages', id })))
    const cookies = [await enter(release), await enter(release, 'admin-a')]
    const looks = Array.from({ length: 8 }, (_, index) =>
      look(release, cookies[index % 2]!, `/seat-${(index % 4) + 1}`),
    )
    const saves = ids.map((id, index) =>
      world.clients['owner-a']!.patch(`/pages/${id}?draft=true`, { title: `Row ${index + 1}` }),
    )
    expect((await Promise.all(looks)).map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect((await Promise.all(saves)).map(({ status }) => status)).toEqual(Array(4).fill(200))
    for (const [index, id] of ids.entries()) {
      const stored = await app.payload.findByID({ collection: 'pages', draft: true, id, overrideAccess: true })
      expect([stored.title, stored._status]).toEqual([`Row ${index + 1}`, 'draft'])
    }
  })

  it('stands on a host that is neither the admin nor a site', async () => {
    const release = await make([{ collection: 'pages', id: await page({ slug: 'host', title: 'Host' }) }])
    const headers = (host: string) => new Headers({ Host: host })
    expect(await isAdminHost(app.config, headers(hostOf(release)))).toBe(false)
    expect(await isAdminHost(app.config, headers('localhost:3000'))).toBe(true)
    for (const path of ['/', '/admin', '/host']) expect((await visit(app, hostOf(release), path)).status).toBe(410)
    expect((await visit(app, hostOf('00000000-0000-4000-8000-000000000000'), '/')).status).toBe(410)
    expect((await visit(app, 'release-x.preview.localhost:3000', '/')).status).toBe(404)
  })
})
