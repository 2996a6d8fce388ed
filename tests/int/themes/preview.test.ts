import { boot, type TestApp } from '@tests/support/boot'
import { themeZip } from '@tests/support/themeZip'
import { visit } from '@tests/support/visitor'
import { create, makeWorld, type World } from '@tests/support/world'
import { isAdminHost } from '@/config/serveHosts'
import { poolOf } from '@/database/poolOf'
import { hashPassword } from '@/lib/crypto/passwords'
import { previewAddress } from '@/plugins/themes/lib/preview/previewHost'
import { upload } from './support/upload'

let app: TestApp
let world: World
let live: string
let other: string

const PACKAGE = (text: string) => themeZip({ 'assets/site.css': `/* ${text} */ a { color: red; }\n`, 'layout/theme.liquid': `<!doctype html><html><head>{{ content_for_head }}</head><body>${text} {{ content_for_layout }}</body></html>` }, { name: text })

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  const owner = world.clients['owner-a']!
  live = (await upload(owner, { key: 'live', tenant: world.a }, PACKAGE('the live one'))).body.themeId
  other = (await upload(owner, { isDevelopmentTheme: 'true', key: 'other', tenant: world.a }, PACKAGE('the other one'))).body.themeId
  await owner.post(`/themes/${live}/publish`, { tenant: world.a })
  await create(app.payload, 'pages', { _status: 'published', slug: 'visit', tenant: world.a, title: 'Visit us' })
  await create(app.payload, 'pages', { _status: 'draft', slug: 'secret', tenant: world.a, title: 'Not yet' })
})
afterAll(() => app.close())

const hostOf = (theme: string) => `${theme}.preview.localhost:3000`

describe('the preview of a theme', () => {
  it('[B-307] shows the published site on an origin of its own, with a development theme too, and to no search engine', async () => {
    expect(previewAddress(other)).toBe(`http://${other}.preview.localhost:3000`)
    const page = await visit(app, hostOf(other), '/visit')
    expect(page.status).toBe(200)
    expect(page.text).toContain('the other one')
    expect(page.text).toContain('Visit us')
    expect(page.headers.get('X-Robots-Tag')).toBe('noindex, nofollow')
    expect((await visit(app, hostOf(other), '/robots.txt')).text).toContain('Disallow: /')
    // The site itself stays as it is; so does the preview of its own theme.
    expect((await visit(app, 'a.localhost:3000', '/visit')).text).toContain('the live one')
    expect((await visit(app, hostOf(live), '/visit')).text).toContain('the live one')
    expect((await visit(app, `${other}.preview.callboard.site`, '/visit')).status).toBe(200)
  })

  it('shows nothing that is not published, and has neither admin nor API', async () => {
    expect((await visit(app, hostOf(other), '/secret')).status).toBe(404)
    expect(await isAdminHost(app.config, new Headers({ Host: hostOf(other) }))).toBe(false)
    expect(await isAdminHost(app.config, new Headers({ Host: 'localhost:3000' }))).toBe(true)
    for (const path of ['/api/users/me', `/api/themes/${other}`, '/api/tenants', `/api/tenants/${world.a}/site-settings`]) expect((await visit(app, hostOf(other), path)).status).toBe(404)
    expect((await visit(app, hostOf(other), '/visit', { form: { name: 'x' } })).status).toBe(405)
  })

  it('is there for themes, and for nobody else', async () => {
    for (const host of [hostOf('01890000-0000-7000-8000-000000000000'), 'nothing.preview.localhost:3000', 'preview.localhost:3000', `${other}.example.org`, `${other}.localhost:3000`]) expect((await visit(app, host, '/visit')).text).not.toContain('the other one')
    const { themeId } = (await upload(world.clients['owner-a']!, { key: 'gone', tenant: world.a }, PACKAGE('the gone one'))).body
    expect((await visit(app, hostOf(themeId), '/visit')).text).toContain('the gone one')
    await world.clients['owner-a']!.post(`/themes/${themeId}/delete`, { flag: false })
    expect((await visit(app, hostOf(themeId), '/visit')).status).toBe(404)
  })

  it('is drawn by the built-in theme where the theme has no files', async () => {
    const { themeId } = (await world.clients['owner-a']!.post<{ themeId: string }>('/themes/create-nocode', { tenant: world.a })).body
    const page = await visit(app, hostOf(themeId), '/visit')
    expect(page.status).toBe(200)
    expect(page.text).toContain('Visit us')
    expect(page.text).not.toContain('the live one')
  })

  it('of a theme with code takes the plan, unless the site shows it already', async () => {
    const { rows } = await poolOf(app.payload).query<{ plan_id: string }>('update tenants t set plan_id = null from tenants old where old.id = t.id and t.id = $1 returning old.plan_id', [world.a])
    expect((await visit(app, hostOf(other), '/visit')).status).toBe(404)
    expect((await visit(app, hostOf(live), '/visit')).status).toBe(200)
    await poolOf(app.payload).query('update tenants set plan_id = $1 where id = $2', [rows[0]!.plan_id, world.a])
    expect((await visit(app, hostOf(other), '/visit')).status).toBe(200)
  })

  it('asks for the password of a site that has one', async () => {
    await poolOf(app.payload).query('update tenants set password_protection_enabled = true, password_protection_password_hash = $1 where id = $2', [await hashPassword('open sesame'), world.a])
    const closed = await visit(app, hostOf(other), '/visit')
    expect([closed.status, closed.text.includes('Visit us')]).toEqual([401, false])
    expect((await visit(app, hostOf(other), '/-/unlock', { form: { next: '/visit', password: 'wrong' } })).status).toBe(403)
    const opened = await visit(app, hostOf(other), '/-/unlock', { form: { next: '/visit', password: 'open sesame' } })
    expect(opened.status).toBe(303)
    const cookie = opened.headers.getSetCookie()[0]!.split(';')[0]!
    expect((await visit(app, hostOf(other), '/visit', { cookie })).text).toContain('the other one')
    await poolOf(app.payload).query('update tenants set password_protection_enabled = false where id = $1', [world.a])
  })

  it('ends with the site', async () => {
    await poolOf(app.payload).query('update tenants set suspended_at = now() where id = $1', [world.a])
    expect((await visit(app, hostOf(other), '/visit')).status).toBe(404)
    await poolOf(app.payload).query('update tenants set suspended_at = null where id = $1', [world.a])
  })
})
