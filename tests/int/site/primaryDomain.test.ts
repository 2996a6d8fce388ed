import { randomUUID } from 'node:crypto'
import { hashPassword } from '@/lib/crypto/passwords'
import { poolOf } from '@/database/connections'
import { boot, type TestApp } from '@tests/support/boot'
import { visit } from '@tests/support/visitor'
import { makeWorld, type World } from '@tests/support/world'
import { fillSite, type Contents } from './support'

let app: TestApp
let world: World
let contents: Contents

/** An installation that is not on one machine, so that its sites have names of their own. */
beforeAll(async () => {
  app = await boot({ env: { SERVER_URL: 'https://admin.platform.example' } })
  world = await makeWorld(app)
  contents = await fillSite(app, world)
})
afterAll(() => app.close())
afterEach(() => Promise.all([setDomains(world.a), setDomains(world.b)]))

type Name = [domain: string, status?: string, isPrimary?: boolean, sslStatus?: 'active' | 'pending']

const setDomains = (id: string, ...names: Name[]) =>
  app.payload.db.updateOne({
    collection: 'tenants',
    data: {
      domains: names.map(([domain, status = 'active', isPrimary = false, sslStatus = 'active']) => ({
        domain,
        id: randomUUID(),
        isPrimary,
        sslStatus,
        status,
      })),
    },
    id,
  })

const ROOT: Name = ['theatre-a.example', 'active', true]

/** The status, and where it leads. */
async function go(host: string, path = '/visit?from=poster&x=%26', method = 'GET') {
  const { headers, status } = await visit(app, host, path, { method })
  return [status, headers.get('Location')]
}

const ASKED = '/visit?from=poster&x=%26'
const SERVED = [200, null]

describe('the www of a verified root domain', () => {
  it('leads to the domain of the same site, and the domain itself serves it', async () => {
    await setDomains(world.a, ROOT)
    expect(await go('www.theatre-a.example')).toEqual([301, `https://theatre-a.example${ASKED}`])
    expect(await go('WWW.Theatre-A.example.:443', '/')).toEqual([301, 'https://theatre-a.example/'])
    expect(await go('theatre-a.example')).toEqual(SERVED)
    expect((await visit(app, 'theatre-a.example', '/')).text).toContain('Long evenings')
    // A form that was open there is still received.
    expect((await go('www.theatre-a.example', '/visit', 'POST'))[0]).not.toBe(301)
  })

  it('is of no site while the root is not verified, below other names, or below a name for developers', async () => {
    await setDomains(
      world.a,
      ['claimed.example', 'needs_setup', true],
      ['failed.example', 'error'],
      ['shop.theatre-b.example'],
      ['a.dev.callboard.site', 'development'],
    )
    for (const name of ['claimed.example', 'failed.example', 'shop.theatre-b.example', 'theatre-b.example'])
      expect([name, await go(`www.${name}`, '/')]).toEqual([name, [307, '/admin']])
    expect(await go('www.a.dev.callboard.site', '/')).toEqual([404, null])
    expect(await go('shop.theatre-b.example')).toEqual(SERVED)
  })

  it('is of the site that has verified it, also where another site has the root', async () => {
    await setDomains(world.a, ROOT)
    await setDomains(world.b, ['www.theatre-a.example', 'needs_setup', true])
    expect((await go('www.theatre-a.example', '/'))[1]).toBe('https://theatre-a.example/')
    await setDomains(world.b, ['www.theatre-a.example', 'active', true])
    expect(await go('www.theatre-a.example', '/')).toEqual(SERVED)
    expect((await visit(app, 'www.theatre-a.example', '/')).text).toContain('Theatre B at home')
    expect((await visit(app, 'theatre-a.example', '/')).text).toContain('Long evenings')
  })

  it('serves the site itself where it is the primary domain, to which the root then leads', async () => {
    await setDomains(world.a, ['theatre-a.example'], ['www.theatre-a.example', 'active', true])
    expect(await go('www.theatre-a.example')).toEqual(SERVED)
    expect(await go('theatre-a.example')).toEqual([301, `https://www.theatre-a.example${ASKED}`])
  })
})

describe('the primary domain', () => {
  it('is where every other name leads: verified ones for good, those that came with the site for now', async () => {
    await setDomains(world.a, ['old-a.example'], ROOT)
    const there = `https://theatre-a.example${ASKED}`
    expect(await go('old-a.example')).toEqual([301, there])
    expect(await go('www.old-a.example')).toEqual([301, there])
    expect(await go('a.callboard.site')).toEqual([302, there])
    expect(await go('a.callboard.app')).toEqual([302, there])
    expect(await go('a.callboard.site', ASKED, 'HEAD')).toEqual([302, there])
    expect(await go('theatre-a.example')).toEqual(SERVED)
    // Others lead nowhere, nor does a path lead to another host.
    expect(await go('b.callboard.site', '/')).toEqual(SERVED)
    expect((await go('a.callboard.site', '//evil.example/x'))[1]).toBe('https://theatre-a.example//evil.example/x')
    // What is kept would lead in circles when another name becomes the primary one.
    const { headers } = await visit(app, 'old-a.example', '/')
    expect(headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate')
  })

  it('is another verified one, or none, until it is verified itself', async () => {
    const waiting: Name = ['theatre-a.example', 'needs_setup', true]
    await setDomains(world.a, waiting)
    expect(await go('a.callboard.site')).toEqual(SERVED)
    await setDomains(world.a, waiting, ['old-a.example'])
    expect(await go('a.callboard.site')).toEqual([302, `https://old-a.example${ASKED}`])
    expect(await go('old-a.example')).toEqual(SERVED)
  })

  it('is not there for the name that came with the site before it has a certificate', async () => {
    await setDomains(world.a, ['theatre-a.example', 'active', true, 'pending'], ['old-a.example'])
    expect(await go('a.callboard.site')).toEqual(SERVED)
    expect(await go('old-a.example')).toEqual([301, `https://theatre-a.example${ASKED}`])
  })

  it('leaves names for developers, the reserved paths, calendars and the API where they are', async () => {
    await setDomains(world.a, ROOT, ['a.dev.callboard.site', 'development'], ['a.local', 'development'])
    expect(await go('a.dev.callboard.site')).toEqual(SERVED)
    expect(await go('a.local:8080')).toEqual(SERVED)
    for (const path of ['/-/shared/nothing', '/-/preview/nothing', '/-/mark', '/events/winters-tale/calendar.ics'])
      expect([path, (await go('a.callboard.site', path))[1]]).toEqual([path, null])
    expect((await go('a.callboard.site', '/events/winters-tale/calendar.ics'))[0]).toBe(200)
    expect((await go('www.theatre-a.example', '/-/shared/nothing'))[1]).toBeNull()
    expect((await go('www.theatre-a.example', `/api/events/${contents.event}`))[1]).toBeNull()
  })

  it('asks for the password of a protected site there, and lets it be given where it was asked', async () => {
    await setDomains(world.a, ROOT)
    const columns = 'password_protection_enabled = $2, password_protection_password_hash = $3'
    const protect = (isOn: boolean, hash: string | null) =>
      poolOf(app.payload).query(`update tenants set ${columns} where id = $1`, [world.a, isOn, hash])
    await protect(true, await hashPassword('open sesame'))
    expect(await go('a.callboard.site')).toEqual([302, `https://theatre-a.example${ASKED}`])
    expect((await visit(app, 'theatre-a.example', '/visit')).text).not.toContain('Plan your visit')
    for (const host of ['theatre-a.example', 'a.callboard.site']) {
      const given = await visit(app, host, '/-/unlock', { form: { next: '/visit', password: 'open sesame' } })
      expect([given.status, given.headers.get('Location')]).toEqual([303, '/visit'])
    }
    await protect(false, null)
  })

  it('says on every name that a site is closed', async () => {
    await setDomains(world.a, ROOT)
    const close = (at: Date | null) =>
      poolOf(app.payload).query('update tenants set suspended_at = $2 where id = $1', [world.a, at])
    await close(new Date())
    for (const host of ['theatre-a.example', 'www.theatre-a.example', 'a.callboard.site'])
      expect(await go(host)).toEqual([503, null])
    await close(null)
  })
})
