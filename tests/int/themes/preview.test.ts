import { createLocalReq } from 'payload'
import { poolOf } from '@/database/connections'
import { isAdminHost } from '@/config/serveHosts'
import { startSession } from '@/endpoints/accounts/startSession'
import { hashPassword } from '@/lib/crypto/passwords'
import { previewAddress, parsePreviewHost } from '@/plugins/themes/lib/preview/servePreview'
import type { RunningServer } from '@/plugins/ticketing/demo/http'
import { boot, ORIGIN, type TestApp } from '@tests/support/boot'
import { countStatements } from '@tests/support/countStatements'
import { tinyPng } from '@tests/support/files'
import { listen, visitOver } from '@tests/support/listen'
import { themeZip } from '@tests/support/themeZip'
import type { Visit, VisitOptions } from '@tests/support/visitor'
import { create, makeWorld, type World } from '@tests/support/world'
import { upload } from './support/upload'

let app: TestApp
let world: World
let server: RunningServer
let live: string
let other: string
let foreign: string
let picture: string
let hidden: string

const A = 'a.localhost:3000'
const FILES = (name: string) => ({
  'assets/site.css': `a { content: '${name}'; }\n`,
  'layout/theme.liquid': `<!doctype html><html><head>{{ content_for_head }}<link rel="stylesheet" href="{{ 'site.css' | asset_url }}"></head><body>${name} says {{ settings.greeting }} <a href="{{ site.url }}/visit">home</a>{% if request.is_preview %} only a look{% endif %} {{ content_for_layout }}</body></html>`,
})
const PACKAGE = (name: string) => themeZip(FILES(name), { name, settings: [{ name: 'greeting', type: 'text' }] })

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  server = await listen(app)
  const owner = world.clients['owner-a']!
  live = (await upload(owner, { key: 'live', tenant: world.a }, PACKAGE('the live one'))).body.themeId
  other = (await upload(owner, { isDevelopmentTheme: 'true', key: 'other', tenant: world.a }, PACKAGE('the other one')))
    .body.themeId
  foreign = (await upload(world.clients['owner-b']!, { key: 'foreign', tenant: world.b }, PACKAGE('one of B'))).body
    .themeId
  await owner.post(`/themes/${live}/publish`, { tenant: world.a })
  for (const [id, greeting] of [
    [live, 'good day'],
    [other, 'good evening'],
  ] as const)
    await app.payload.update({ collection: 'themes', data: { settings: { greeting } }, id, overrideAccess: true })
  const page = (data: Record<string, unknown>, tenant = world.a) =>
    create(app.payload, 'pages', { _status: 'published', slugLock: false, tenant, ...data })
  await page({ slug: 'visit', title: 'Visit us' })
  await page({ slug: 'visit', title: 'Visit the others' }, world.b)
  await page({ _status: 'draft', slug: 'secret', title: 'Not yet' })
  const form = await create(app.payload, 'forms', {
    _status: 'published',
    fields: [{ blockType: 'textQuestion', label: 'Name', name: 'name', required: true }],
    tenant: world.a,
    title: 'Write to us',
  })
  await page({ layout: [{ blockType: 'form', form }], slug: 'contact', title: 'Contact' })
  const redirect = (from: string, toAddress: string) =>
    create(app.payload, 'redirects', { _status: 'published', from, tenant: world.a, toAddress })
  await redirect('/old', 'http://a.localhost:3000/visit')
  await redirect('/away', 'https://elsewhere.example/x')
  const media = async (visibility: string) =>
    (
      await app.payload.create({
        collection: 'media',
        data: {
          _status: 'published',
          alt: 'A picture',
          isDecorative: false,
          tenant: world.a,
          title: visibility,
          visibility,
        } as never,
        file: {
          data: Buffer.from(tinyPng()),
          mimetype: 'image/png',
          name: `${visibility}.png`,
          size: tinyPng().length,
        },
        overrideAccess: true,
      })
    ).filename!
  picture = await media('public')
  hidden = await media('private')
})
afterAll(async () => {
  await server.close()
  await app.close()
})

const hostOf = (theme: string) => `${theme}.preview.localhost:3000`
const come = (host: string, path = '/visit', options?: VisitOptions): Promise<Visit> =>
  visitOver(server.host.split(':')[1]!, host, path, options)
const preview = (theme: string, path?: string, options?: VisitOptions) => come(hostOf(theme), path, options)

describe('Theme preview', () => {
  it("shows the published site at its own address with the theme's settings, for a development theme too [B-307] [B-379]", async () => {
    expect(previewAddress(other)).toBe(`http://${other}.preview.localhost:3000`)
    const page = await preview(other)
    expect(page.status).toBe(200)
    expect(page.text).toContain('the other one says good evening')
    expect(page.text).toContain('only a look')
    expect(page.text).toContain('Visit us')
    // The site itself stays as it is; so does the preview of its own theme.
    expect((await come(A)).text).toContain('the live one says good day')
    expect((await come(A)).text).not.toContain('only a look')
    expect((await preview(live)).text).toContain('the live one says good day')
    expect((await come(`${other}.preview.callboard.site`)).text).toContain('the other one')
    const [, style] = /href="([^"]+site\.css)"/.exec(page.text)!
    expect((await preview(other, style)).text).toContain('the other one')
  })

  it('shows a waiting or older version at an address with its number, and 404 for an unknown version', async () => {
    const owner = world.clients['owner-a']!
    const { body } = await upload(owner, { key: 'other', tenant: world.a }, PACKAGE('the next one'))
    const address = (theme: string, version: number) => `${theme}-v${version}.preview.localhost:3000`
    const listed = (await owner.get<{ docs: { number: number; preview: string }[] }>(`/themes/${other}/versions`)).body
      .docs
    expect(listed.map(({ preview: one }) => one)).toContain(`http://${address(other, body.version)}`)
    await owner.post(`/themes/${other}/versions/1/restore`, {})
    expect((await preview(other)).text).toContain('the other one says good evening')
    const waiting = await come(address(other, body.version))
    expect(waiting.text).toContain('the next one says good evening')
    const [, style] = /href="([^"]+site\.css)"/.exec(waiting.text)!
    expect((await come(address(other, body.version), style)).text).toContain('the next one')
    expect((await come(address(other, 1))).text).toContain('the other one')
    for (const host of [
      address(other, 99),
      `${other}-v0.preview.localhost:3000`,
      `${other}-v1x.preview.localhost:3000`,
      address(foreign, 7),
    ])
      expect((await come(host)).status).toBe(404)
  })

  it('forbids indexing, and can be framed by the admin only', async () => {
    for (const path of ['/visit', '/secret', '/old', '/robots.txt'])
      expect((await preview(other, path)).headers.get('X-Robots-Tag')).toBe('noindex, nofollow')
    expect((await preview(other, '/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n')
    expect((await preview(other, '/sitemap.xml')).status).toBe(404)
    expect((await come(A, '/sitemap.xml')).status).toBe(200)
    for (const path of ['/visit', '/secret'])
      expect((await preview(other, path)).headers.get('Content-Security-Policy')).toMatch(
        new RegExp(`frame-ancestors ${ORIGIN}$`),
      )
    expect((await come(A)).headers.get('Content-Security-Policy')).not.toContain(ORIGIN)
  })

  it('shows no drafts, not even through a shared preview link', async () => {
    expect((await preview(other, '/secret')).status).toBe(404)
    const { docs } = await app.payload.find({
      collection: 'pages',
      draft: true,
      overrideAccess: true,
      where: { slug: { equals: 'secret' } },
    })
    const { address } = (
      await world.clients['editor-a']!.post<{ address: string }>(`/documents/pages/${docs[0]!.id}/preview-links`, {
        days: 7,
      })
    ).body
    const shared = new URL(address)
    expect((await come(A, shared.pathname)).text).toContain('Not yet')
    expect((await preview(other, shared.pathname)).status).toBe(404)
  })

  it('serves neither admin nor API, and ignores session cookies', async () => {
    expect(await isAdminHost(app.config, new Headers({ Host: hostOf(other) }))).toBe(false)
    expect(await isAdminHost(app.config, new Headers({ Host: 'localhost:3000' }))).toBe(true)
    const req = await createLocalReq({}, app.payload)
    const { docs } = await app.payload.find({
      collection: 'users',
      depth: 0,
      where: { email: { equals: 'owner-a@test.example' } },
    })
    const cookie = `payload-token=${(await startSession(req, docs[0]!)).token}`
    expect((await come('localhost:3000', '/api/users/me', { cookie, headers: { Origin: ORIGIN } })).text).toContain(
      'owner-a@test.example',
    )
    for (const path of [
      '/api/users/me',
      `/api/themes/${other}`,
      '/api/tenants',
      `/api/tenants/${world.a}/site-settings`,
      '/api/openapi.json',
    ])
      expect((await preview(other, path, { cookie, headers: { Origin: ORIGIN } })).status).toBe(404)
    for (const path of ['/api/users/login', `/api/themes/${other}/publish`])
      expect((await preview(other, path, { cookie, form: { tenant: world.a } })).status).toBe(404)
    const [public_, private_] = [
      await preview(other, `/api/media/file/${picture}`, { cookie }),
      await preview(other, `/api/media/file/${hidden}`, { cookie }),
    ]
    expect([public_.status, private_.status]).toEqual([200, 403])
    for (const path of ['/visit', '/secret', `/api/media/file/${picture}`, '/api/users/me'])
      expect((await preview(other, path, { cookie })).headers.getSetCookie()).toEqual([])
  })

  it("refuses form submissions, and disables the forms' buttons", async () => {
    expect((await preview(other, '/contact')).text).toMatch(/<button[^>]* disabled[^>]*type="submit"/)
    expect((await come(A, '/contact')).text).not.toMatch(/<button[^>]* disabled/)
    for (const path of ['/contact', '/-/newsletter', '/visit'])
      expect((await preview(other, path, { form: { name: 'x' } })).status).toBe(405)
    expect((await app.payload.count({ collection: 'form-submissions' })).totalDocs).toBe(0)
  })

  it('keeps links and redirects to the site within the preview', async () => {
    const { text } = await preview(other)
    expect(text).toContain(`<a href="http://${hostOf(other)}/visit">home</a>`)
    expect(text).not.toContain('http://a.localhost')
    expect((await come(A)).text).toContain('<a href="http://a.localhost:3000/visit">home</a>')
    expect((await preview(other, '/old')).headers.get('Location')).toBe(`http://${hostOf(other)}/visit`)
    expect((await preview(other, '/away')).headers.get('Location')).toBe('https://elsewhere.example/x')
    expect((await preview(other, '/visit/')).headers.get('Location')).toBe('/visit')
  })

  it('is never cached, and leaves the cached pages of the site unchanged', async () => {
    const first = (await come(A)).text
    const shown = await preview(other)
    expect((await come(A)).text).toBe(first)
    // The site's own page is kept; that of the preview is rendered each time, and by nobody else.
    expect(await countStatements(() => come(A))).toBe(1)
    expect(await countStatements(() => preview(other))).toBeGreaterThan(1)
    expect([shown.headers.get('Cache-Control'), shown.headers.get('ETag')]).toEqual(['private, no-store', null])
    for (const path of ['/old', '/secret'])
      expect((await preview(other, path)).headers.get('Cache-Control')).toBe('private, no-store')
    expect((await come(A)).headers.get('Cache-Control')).toContain('public')
    await upload(world.clients['owner-a']!, { key: 'other', tenant: world.a }, PACKAGE('the next one'))
    expect((await preview(other)).text).toContain('the next one')
    expect((await come(A)).text).toBe(first)
    await upload(world.clients['owner-a']!, { key: 'other', tenant: world.a }, PACKAGE('the other one'))
  })

  it("is served for existing themes on their own site's content only", async () => {
    expect((await preview(foreign)).text).toContain('Visit the others')
    expect((await preview(foreign)).text).not.toContain('Visit us')
    const [, style] = /href="([^"]+site\.css)"/.exec((await preview(other)).text)!
    expect([(await preview(other, style)).status, (await preview(foreign, style)).status]).toEqual([200, 404])
    expect((await preview(foreign, `/api/media/file/${picture}`)).status).toBe(404)
    for (const host of [
      hostOf('01890000-0000-7000-8000-000000000000'),
      'nothing.preview.localhost:3000',
      `a.${hostOf(other)}`,
      'preview.callboard.site',
      `${other}.localhost:3000`,
    ]) {
      const answer = await come(host)
      expect([answer.status, answer.text.includes('the other one')]).toEqual([404, false])
    }
    expect(parsePreviewHost(new Headers({ Host: `${other}.example.org` }))).toBeNull()
    const { themeId } = (
      await upload(world.clients['owner-a']!, { key: 'gone', tenant: world.a }, PACKAGE('the gone one'))
    ).body
    expect((await preview(themeId)).text).toContain('the gone one')
    await world.clients['owner-a']!.post(`/themes/${themeId}/delete`, { flag: false })
    expect((await preview(themeId)).status).toBe(404)
  })

  it('uses the built-in theme when the theme has no files', async () => {
    const { themeId } = (
      await world.clients['owner-a']!.post<{ themeId: string }>('/themes/create-nocode', { tenant: world.a })
    ).body
    const page = await preview(themeId)
    expect(page.status).toBe(200)
    expect(page.text).toContain('Visit us')
    expect(page.text).not.toContain('the live one')
  })

  it('the preview of a code theme requires the plan, unless the site already uses the theme', async () => {
    const { rows } = await poolOf(app.payload).query<{ plan_id: string }>(
      'update tenants t set plan_id = null from tenants old where old.id = t.id and t.id = $1 returning old.plan_id',
      [world.a],
    )
    expect((await preview(other)).status).toBe(404)
    expect((await preview(live)).status).toBe(200)
    await poolOf(app.payload).query('update tenants set plan_id = $1 where id = $2', [rows[0]!.plan_id, world.a])
    expect((await preview(other)).status).toBe(200)
  })

  it('asks for the password of a protected site', async () => {
    await poolOf(app.payload).query(
      'update tenants set password_protection_enabled = true, password_protection_password_hash = $1 where id = $2',
      [await hashPassword('open sesame'), world.a],
    )
    const closed = await preview(other)
    expect([closed.status, closed.text.includes('Visit us')]).toEqual([401, false])
    expect((await preview(other, `/api/media/file/${picture}`)).status).toBe(404)
    expect((await preview(other, '/-/unlock', { form: { next: '/visit', password: 'wrong' } })).status).toBe(403)
    const opened = await preview(other, '/-/unlock', { form: { next: '/visit', password: 'open sesame' } })
    expect([opened.status, opened.headers.get('Location')]).toEqual([303, '/visit'])
    const cookie = opened.headers.getSetCookie()[0]!.split(';')[0]!
    expect((await preview(other, '/visit', { cookie })).text).toContain('the other one')
    expect((await preview(other, `/api/media/file/${picture}`, { cookie })).status).toBe(200)
    await poolOf(app.payload).query('update tenants set password_protection_enabled = false where id = $1', [world.a])
  })

  it('returns 404 while the site is suspended', async () => {
    await poolOf(app.payload).query('update tenants set suspended_at = now() where id = $1', [world.a])
    for (const path of ['/visit', `/api/media/file/${picture}`]) expect((await preview(other, path)).status).toBe(404)
    await poolOf(app.payload).query('update tenants set suspended_at = null where id = $1', [world.a])
    expect((await preview(other)).status).toBe(200)
  })
})
