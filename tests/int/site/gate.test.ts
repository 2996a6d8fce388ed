import { poolOf } from '@/database/connections'
import { hashPassword } from '@/lib/crypto/passwords'
import { FORM_FIELD, fieldName } from '@/plugins/site/lib/forms/FormState'
import { issuePreview } from '@/plugins/site/lib/preview/previews'
import { boot, type TestApp } from '@tests/support/boot'
import { anonymous } from '@tests/support/client'
import { tinyPng } from '@tests/support/files'
import { visit } from '@tests/support/visitor'
import { create, makeWorld, type World } from '@tests/support/world'
import { A, B, fillSite, type Contents } from './support'

const ADMIN = 'localhost:3000'
/** Names that lead to the server and are nobody's. */
const ELSEWHERE = ['192.0.2.7:3000', 'unknown.example', '']

let app: TestApp
let world: World
let contents: Contents
let cookie: string
let form: string
let picture: string
let thumbnail: string
let programme: string
let shared: string

const set = (columns: string, ...values: unknown[]) =>
  poolOf(app.payload).query(`update tenants set ${columns} where id = $1`, [world.a, ...values])
const openGate = async () =>
  (await visit(app, A, '/-/unlock', { form: { next: '/', password: 'open sesame' } })).headers
    .get('Set-Cookie')!
    .split(';')[0]!

async function upload(collection: 'files' | 'media', name: string, mimetype: string, data: Uint8Array) {
  const doc = await app.payload.create({
    collection,
    data: {
      _status: 'published',
      alt: 'A picture',
      isDecorative: false,
      tenant: world.a,
      title: name,
      visibility: 'public',
    } as never,
    file: { data: Buffer.from(data), mimetype, name, size: data.length },
    overrideAccess: true,
  })
  return doc as unknown as { filename: string; id: string; sizes?: { thumbnail?: { filename?: string } } }
}

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  contents = await fillSite(app, world)
  const media = await upload('media', 'poster.png', 'image/png', tinyPng())
  picture = media.filename
  thumbnail = media.sizes?.thumbnail?.filename ?? picture
  programme = (await upload('files', 'programme.txt', 'text/plain', Buffer.from('The programme'))).filename
  form = await create(app.payload, 'forms', {
    _status: 'published',
    fields: [{ blockType: 'textQuestion', label: 'Name', name: 'name', required: true }],
    tenant: world.a,
    title: 'Newsletter',
  })
  await create(app.payload, 'pages', {
    _status: 'published',
    layout: [{ blockType: 'form', form }],
    slug: 'newsletter',
    slugLock: false,
    tenant: world.a,
    title: 'Newsletter',
  })
  await create(app.payload, 'redirects', {
    _status: 'published',
    from: '/old',
    tenant: world.a,
    to: { relationTo: 'events', value: contents.event },
  })
  await app.payload.update({
    collection: 'events',
    data: { images: [media.id] },
    id: contents.draft,
    overrideAccess: true,
    draft: true,
  })
  const { body } = await world.clients['editor-a']!.post<{ address: string }>(
    `/documents/events/${contents.draft}/preview-links`,
    { days: 7 },
  )
  shared = new URL(body.address).pathname
  await set(
    `password_protection_enabled = true, password_protection_password_hash = $2`,
    await hashPassword('open sesame'),
  )
  cookie = await openGate()
})
afterAll(() => app.close())
beforeEach(() => poolOf(app.payload).query('delete from rate_limits'))

/** Every way to something of the site, and a sign that it is shown. */
const ways = (): [path: string, sign: RegExp][] => [
  ['/', /Long evenings/],
  ['/events', /Press night/],
  ['/-/events', /Press night/],
  ['/events?page=1', /Press night/],
  ['/events/winters-tale', /A queen stands still/],
  ['/people/ada-lane', /Ada/],
  ['/venues', /Main House/],
  ['/blogs', /Theatre A/],
  ['/pages', /Plan your visit/],
  ['/venues/main-house', /Main House/],
  ['/venues/main-house/calendar.ics', /BEGIN:VEVENT/],
  ['/sitemap.xml', /winters-tale/],
  ['/sitemap.xml?part=1', /winters-tale/],
  [`/api/media/file/${picture}`, /PNG/],
  [`/api/media/file/${thumbnail}`, /WEBP/],
  [`/api/files/file/${programme}`, /The programme/],
]

describe('a website with a password', () => {
  it('shows nothing on its own host without the pass, and everything with it', async () => {
    for (const [path, sign] of ways()) {
      const closed = await visit(app, A, path)
      expect([path, closed.status]).toEqual([path, path.startsWith('/api/') ? 404 : 401])
      expect(closed.text).not.toMatch(sign.source === 'Theatre A' ? /Stories/ : sign)
      const open = await visit(app, A, path, { cookie })
      expect([path, open.status]).toEqual([path, 200])
      expect(open.text).toMatch(sign)
      // No proxy keeps it for others.
      expect([path, open.headers.get('Cache-Control')]).toEqual([path, expect.stringMatching(/^private/)])
    }
    expect((await visit(app, A, '/old')).headers.get('Location')).toBeNull()
    const led = await visit(app, A, '/old', { cookie })
    expect([led.status, led.headers.get('Cache-Control')]).toEqual([301, 'private, no-store'])
    for (const path of ['/-/mark', '/nothing', '/-/nothing'])
      expect([path, (await visit(app, A, path)).status]).toEqual([path, 401])
  })

  it('shows nothing on any other host, whatever cookie comes along', async () => {
    for (const host of [ADMIN, B, ...ELSEWHERE]) {
      for (const [path, sign] of ways()) {
        for (const pass of ['', cookie]) {
          const { status, text } = await visit(app, host, path, pass ? { cookie: pass } : {})
          if (path.startsWith('/api/')) expect([host, path, [403, 404].includes(status)]).toEqual([host, path, true])
          expect(text).not.toMatch(sign.source === 'Theatre A' ? /Theatre A/ : sign)
        }
      }
    }
  })

  it('shows its pictures and files in the admin to its own staff, to nobody else', async () => {
    for (const path of [`/media/file/${picture}`, `/media/file/${thumbnail}`, `/files/file/${programme}`]) {
      for (const name of ['owner-a', 'editor-a', 'viewer-a', 'super'])
        expect([name, (await world.clients[name]!.get(path)).status]).toEqual([name, 200])
      for (const name of ['owner-b', 'stranger'])
        expect([name, [403, 404].includes((await world.clients[name]!.get(path)).status)]).toEqual([name, true])
      expect([403, 404]).toContain((await anonymous(app).get(path)).status)
    }
  })

  it('takes forms only from whom it has let in', async () => {
    const answers = { answers: { name: 'Ada' } }
    const page = { [FORM_FIELD]: form, [fieldName('name')]: 'Ada' }
    const kept = async () => (await poolOf(app.payload).query('select 1 from form_submissions')).rows.length
    const send = (host: string, pass?: string) => visitApi(host, `/api/forms/${form}/submit`, answers, pass)
    expect(await send(A)).toBe(404)
    for (const host of [ADMIN, B, ...ELSEWHERE])
      expect([host, await send(host), await send(host, cookie)]).toEqual([host, 404, 404])
    expect((await visit(app, A, '/newsletter', { form: page })).status).toBe(401)
    expect((await anonymous(app).post(`/forms/${form}/submit`, answers)).status).toBe(404)
    expect(await kept()).toBe(0)
    expect(await send(A, cookie)).toBe(201)
    expect((await visit(app, A, '/newsletter', { cookie, form: page })).status).toBe(303)
    expect(await kept()).toBe(2)
  })

  it('answers in the language of the page that the visitor came for', async () => {
    await set(`published_languages = '["en","cy"]'`)
    const post = async (path: string, fields: Record<string, string>) => {
      const { status, text } = await visit(app, A, path, { form: fields })
      const [, language] = / lang="(\w+)"/.exec(text) ?? []
      const [, next] = / name="next" type="hidden" value="([^"]*)"/.exec(text) ?? []
      return { language, next, status, text }
    }
    const wrong = (next: string) => post('/-/unlock', { next, password: 'open sesam' })
    const welsh = await wrong('/cy/events?date=2030-01-01')
    expect(welsh).toMatchObject({ language: 'cy', next: '/cy/events?date=2030-01-01', status: 403 })
    expect(welsh.text).toContain('Nid dyma’r cyfrinair.')
    expect(await wrong('/cy?a=1#b')).toMatchObject({ language: 'cy', status: 403 })
    expect(await wrong('/events')).toMatchObject({ language: 'en', status: 403 })
    expect(await wrong('/fr/events')).toMatchObject({ language: 'en', status: 403 })
    expect(await wrong('/cy/%E0')).toMatchObject({ language: 'en', next: '/', status: 403 })
    // The newsletter, too, has an address that names no language, and that shows nothing.
    expect(await post('/-/newsletter', { email: 'ada@visitors.test', next: '/cy/visit' })).toMatchObject({
      language: 'cy',
      next: '/cy/visit',
      status: 401,
    })
    expect(await post('/cy/newsletter', {})).toMatchObject({ language: 'cy', next: '/cy/newsletter', status: 401 })
    for (let time = 0; time < 10; time++) await post('/-/unlock', { next: '/cy', password: '' })
    const many = await wrong('/cy')
    expect(many).toMatchObject({ language: 'cy', status: 429 })
    expect(many.text).toContain('Gormod o gynigion.')
    await set(`published_languages = '["en"]'`)
  })

  it('tells everybody what is public of every site, and that search engines stay outside', async () => {
    for (const host of [A, ADMIN]) {
      for (const about of ['csp', 'site-settings'])
        expect((await visit(app, host, `/api/tenants/${world.a}/${about}`)).status).toBe(200)
    }
    expect((await visit(app, A, '/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n')
    const { text } = await visit(app, A, '/')
    const [, style] = /href="(\/-\/site\.\w+\.css)"/.exec(text)!
    expect((await visit(app, A, style!)).status).toBe(200)
  })

  it('shows one draft with its pictures to whoever has a link to it, and nothing else', async () => {
    const preview = `/-/preview/${issuePreview({ collection: 'events', id: contents.draft, tenant: world.a, user: world.users['viewer-a']! }, { now: new Date(), secret: app.payload.secret })}`
    for (const path of [shared, preview]) {
      const { status, text } = await visit(app, A, path)
      expect(status).toBe(200)
      expect(text).toContain('<h1>Secret production</h1>')
      const [, address] = /<img [^>]*src="(\/api\/media\/file\/[^"]+)"/.exec(text)!
      expect((await visit(app, A, address!)).status).toBe(200)
      // The address of one file opens no other, not for long, not elsewhere.
      const pass = address!.split('?')[1]!
      for (const wrong of [
        `/api/files/file/${programme}?${pass}`,
        address!.split('?')[0]!,
        address!.replace(/pass=\d/, 'pass=9'),
        `${address}x`,
        `/?${pass}`,
      ])
        expect([401, 404]).toContain((await visit(app, A, wrong)).status)
      for (const host of [ADMIN, B]) expect([403, 404]).toContain((await visit(app, host, address!)).status)
    }
    expect((await visit(app, A, shared, { cookie })).status).toBe(200)
  })

  it('is as open as any other without the password, on the host of the admin too, and closed on all while it is suspended or to be deleted', async () => {
    const address = `/api/media/file/${picture}`
    await set('password_protection_enabled = false')
    for (const host of [A, ADMIN]) expect((await visit(app, host, address)).status).toBe(200)
    expect((await visit(app, A, address)).headers.get('Cache-Control')).toMatch(/^public/)
    for (const closed of ['suspended_at = now()', `deletion = 'requested'`]) {
      await set(closed)
      for (const host of [A, ADMIN])
        expect([closed, [403, 404].includes((await visit(app, host, address)).status)]).toEqual([closed, true])
      expect(await visitApi(ADMIN, `/api/forms/${form}/submit`, { answers: { name: 'Ada' } })).toBe(404)
      await set('suspended_at = null, deletion = null')
    }
    await set('password_protection_enabled = true')
  })
})

/** Sends JSON to the API of a host. @returns the status */
async function visitApi(host: string, path: string, body: object, pass?: string): Promise<number> {
  const { serveSiteApi } = await import('@/plugins/site/lib/serveSiteApi')
  const request = new Request(`http://internal:3000${path}`, {
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', Host: host, ...(pass && { Cookie: pass }) },
    method: 'POST',
  })
  return ((await serveSiteApi(app.config, request)) ?? (await app.send(request))).status
}
