import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createServer, getCACertificates, setDefaultCACertificates } from 'node:tls'
import { poolOf } from '@/database/connections'
import { checkDomains } from '@/jobs/tasks/checkDomains'
import { watchCertificate } from '@/jobs/tasks/watchCertificate'
import { boot, type TestApp } from '@tests/support/boot'
import { anonymous, type Client } from '@tests/support/client'
import { startDnsServer, type DnsServer } from '@tests/support/dnsServer'
import { create, makeWorld, type World } from '@tests/support/world'
import { add, domainsOf, EDGE, clearRateLimits, newSite, readSite, setUp, verify } from './support'

/** The name that the certificate of the test's edge is for. */
const SECURE = 'secure.example.org'
const pem = (name: string) => readFileSync(join(import.meta.dirname, '..', '..', 'fixtures', 'tls', name), 'utf8')

let app: TestApp
let world: World
let dns: DnsServer
let owner: Client
let site: string
let count = 0
const edge = createServer({ cert: pem('edge.pem'), key: pem('edge.key') }, (socket) => socket.end())

beforeAll(async () => {
  edge.on('tlsClientError', () => undefined)
  await new Promise<void>((resolve) => void edge.listen(0, '127.0.0.1', resolve))
  setDefaultCACertificates([...getCACertificates(), pem('authority.pem')])
  dns = await startDnsServer()
  app = await boot({
    env: {
      ...EDGE,
      DNS_SERVERS: dns.address,
      DNS_TIMEOUT_MS: '1000',
      EDGE_TLS: `127.0.0.1:${(edge.address() as AddressInfo).port}`,
    },
  })
  world = await makeWorld(app)
  owner = world.clients['owner-a']!
})
afterAll(async () => {
  await app.close()
  await dns.close()
  await new Promise<void>((resolve) => void edge.close(() => resolve()))
})
beforeEach(async () => {
  await clearRateLimits(app)
  dns.reset()
  await poolOf(app.payload).query('delete from tenants_domains')
  site = await newSite(app, { owner: world.users['owner-a']!, slug: `site-${++count}` })
})

async function makeActive(domain: string): Promise<void> {
  await add(owner, site, domain)
  await setUp(dns, owner, site, domain)
  expect((await verify(owner, site, domain)).body.verified).toBe(true)
}

const stateOf = async (domain: string) => (await domainsOf(owner, site)).find((one) => one.domain === domain)!

/** As if the scheduled checks of a name had failed for some hours. */
const letFail = (domain: string, hours: number) =>
  poolOf(app.payload).query(
    `update tenants_domains set failing_since = now() - make_interval(hours => $2) where domain = $1`,
    [domain, hours],
  )

const notices = async () => (await owner.get<{ docs: { href: string; title: string }[] }>('/notices')).body.docs

describe('the scheduled check of live domains', () => {
  it('keeps one that fails for less than 72 hours, with its problem; then it is an error and people are told', async () => {
    await makeActive('theatre.org')
    const { updatedAt } = await readSite(owner, site)
    dns.setResponse('TXT', '_callboard-challenge.theatre.org', [])
    await checkDomains(app.payload)
    expect(await stateOf('theatre.org')).toMatchObject({ status: 'active' })
    expect((await stateOf('theatre.org')).dnsRecords!.find(({ type }) => type === 'TXT')).toMatchObject({
      problem: 'missing',
      verified: false,
    })
    await letFail('theatre.org', 71)
    await checkDomains(app.payload)
    expect(await stateOf('theatre.org')).toMatchObject({ status: 'active' })
    expect(await notices()).toEqual([])
    await letFail('theatre.org', 73)
    await checkDomains(app.payload)
    await checkDomains(app.payload)
    expect(await stateOf('theatre.org')).toMatchObject({ sslStatus: 'pending', status: 'error' })
    expect((await notices()).map(({ title }) => title)).toEqual(['theatre.org stopped working'])
    expect((await owner.get('/domains/allowed?domain=theatre.org')).status).toBe(404)
    expect((await readSite(owner, site)).updatedAt).toBe(updatedAt)
    await setUp(dns, owner, site, 'theatre.org')
    await checkDomains(app.payload)
    expect(await stateOf('theatre.org')).toMatchObject({ status: 'active' })
  })

  it('tells everybody who looks after the domains of the site, and nobody else', async () => {
    await makeActive('theatre.org')
    const keyed = await create(app.payload, 'user-roles', {
      permissions: { 'settings:domains': true },
      tenant: site,
      title: 'Domains',
    })
    const other = await create(app.payload, 'user-roles', {
      permissions: { 'pages:view': true },
      tenant: site,
      title: 'Pages',
    })
    await create(app.payload, 'memberships', {
      role: 'staff',
      tenant: site,
      user: world.users['editor-b'],
      userRole: keyed,
    })
    await create(app.payload, 'memberships', {
      role: 'staff',
      tenant: site,
      user: world.users['editor-a'],
      userRole: other,
    })
    await create(app.payload, 'memberships', { role: 'tenant-admin', tenant: site, user: world.users['admin-a'] })
    const { docs } = await app.payload.find({ collection: 'collaborators' })
    await create(app.payload, 'access-requests', {
      organisation: docs[0]!.id,
      status: 'approved',
      tenant: site,
      userRole: keyed,
    })
    await poolOf(app.payload).query('delete from notices')
    await letFail('theatre.org', 100)
    dns.setResponse('A', 'theatre.org', ['203.0.113.7'])
    await checkDomains(app.payload)
    const { rows } = await poolOf(app.payload).query<{ id: string }>('select recipient_id as id from notices')
    expect(rows.map(({ id }) => id).sort()).toEqual(
      [world.users['owner-a'], world.users['admin-a'], world.users['editor-b'], world.users.studio].sort(),
    )
  })

  it('tells each in the language of their own', async () => {
    await makeActive('theatre.org')
    await app.payload.update({ id: world.users['owner-a']!, collection: 'users', data: { language: 'es' } })
    await poolOf(app.payload).query('delete from notices')
    await letFail('theatre.org', 100)
    dns.setResponse('A', 'theatre.org', ['203.0.113.7'])
    await checkDomains(app.payload)
    const { rows } = await poolOf(app.payload).query<{ body: string; title: string }>(
      'select title, body from notices where recipient_id = $1',
      [world.users['owner-a']],
    )
    expect(rows).toEqual([
      { body: expect.stringContaining('registros DNS'), title: 'theatre.org ha dejado de funcionar' },
    ])
    await app.payload.update({ id: world.users['owner-a']!, collection: 'users', data: { language: 'en' } })
  })

  it('changes nothing while the name servers are away', async () => {
    await makeActive('theatre.org')
    await letFail('theatre.org', 100)
    const before = await stateOf('theatre.org')
    for (const said of ['servfail', 'silence'] as const) {
      dns.setResponse('TXT', '_callboard-challenge.theatre.org', said)
      await checkDomains(app.payload)
      expect(await stateOf('theatre.org')).toEqual(before)
    }
  })

  it('forgets failures when all is well again', async () => {
    await makeActive('theatre.org')
    await letFail('theatre.org', 71)
    await checkDomains(app.payload)
    const { rows } = await poolOf(app.payload).query('select failing_since from tenants_domains')
    expect(rows).toEqual([{ failing_since: null }])
  })

  it('ends a check that a killed process has left', async () => {
    await add(owner, site, 'theatre.org')
    await poolOf(app.payload).query(`update tenants_domains set status = 'verifying'`)
    await checkDomains(app.payload)
    expect(await stateOf('theatre.org')).toMatchObject({ status: 'needs_setup' })
  })

  it('leaves names alone that nobody has proven, that are for development, or of a closed site', async () => {
    await add(owner, site, 'theatre.org')
    await add(owner, site, 'theatre.local')
    const closed = await newSite(app, { owner: world.users['owner-a']!, slug: `closed-${count}` })
    await add(owner, closed, `closed-${count}.callboard.site`)
    expect((await owner.get(`/domains/allowed?domain=closed-${count}.callboard.site`)).status).toBe(200)
    await poolOf(app.payload).query('update tenants set suspended_at = now() where id = $1', [closed])
    dns.queries.length = 0
    await checkDomains(app.payload)
    expect(dns.queries).toEqual([])
    expect((await domainsOf(owner, site)).map(({ status }) => status)).toEqual(['needs_setup', 'development'])
    expect((await owner.get(`/domains/allowed?domain=closed-${count}.callboard.site`)).status).toBe(404)
  })

  it('takes a hosted name from a site that has another address now', async () => {
    await add(owner, site, `site-${count}.callboard.site`)
    await poolOf(app.payload).query(`update tenants set slug = $2 where id = $1`, [site, `moved-${count}`])
    await letFail(`site-${count}.callboard.site`, 100)
    await checkDomains(app.payload)
    expect(await stateOf(`site-${count}.callboard.site`)).toMatchObject({ status: 'error' })
  })
})

describe('[A-123] the certificate of a live domain', () => {
  it('is active when our edge has one for the very name', async () => {
    await makeActive(SECURE)
    expect(await stateOf(SECURE)).toMatchObject({ sslStatus: 'pending', status: 'active' })
    await watchCertificate(app.payload, { id: site, domain: SECURE, tries: 0 })
    expect(await stateOf(SECURE)).toMatchObject({ sslStatus: 'active' })
    await checkDomains(app.payload)
    expect(await stateOf(SECURE)).toMatchObject({ sslStatus: 'active' })
  })

  it('is pending for any other, and looked for again', async () => {
    await makeActive('theatre.org')
    await watchCertificate(app.payload, { id: site, domain: 'theatre.org', tries: 2 })
    expect(await stateOf('theatre.org')).toMatchObject({ sslStatus: 'pending', status: 'active' })
    const { rows } = await poolOf(app.payload).query(
      `select run_at > now() + interval '50 seconds' as later from graphile_worker.jobs where task_identifier = 'watchCertificate' and key = $1`,
      [`watchCertificate:${site}:theatre.org`],
    )
    expect(rows).toEqual([{ later: true }])
  })
})

describe('GET /api/domains/allowed', () => {
  it('answers 200 for a live name in any writing, without anybody signed in, and 404 for every other', async () => {
    await makeActive('theatre.org')
    await add(owner, site, 'waiting.org')
    await add(owner, site, 'theatre.local')
    const ask = async (name: string) =>
      (await anonymous(app).get(`/domains/allowed?domain=${encodeURIComponent(name)}`)).status
    expect(await Promise.all(['theatre.org', 'THEATRE.org.'].map(ask))).toEqual([200, 200])
    expect(
      await Promise.all(
        ['waiting.org', 'theatre.local', 'shop.theatre.org', 'org', '%', `${'a'.repeat(255)}`].map(ask),
      ),
    ).toEqual(Array(6).fill(404))
    expect(await Promise.all(['', 'a'.repeat(256)].map(ask))).toEqual([400, 400])
  })

  it('answers 200 for the www of a live root domain while it points here, and 404 for every other www', async () => {
    await makeActive('theatre.org')
    await makeActive('shop.example.org')
    await add(owner, site, 'waiting.org')
    await setUp(dns, owner, site, 'waiting.org')
    const ask = async (name: string) => (await anonymous(app).get(`/domains/allowed?domain=${name}`)).status
    expect(await Promise.all(['www.theatre.org', 'WWW.theatre.org.'].map(ask))).toEqual([200, 200])
    // Of no root domain, of one that nobody has proven, or of another name below.
    const others = ['www.shop.example.org', 'www.waiting.org', 'www.www.theatre.org', 'www.shop.theatre.org', 'www.org']
    expect(await Promise.all(others.map(ask))).toEqual(others.map(() => 404))

    dns.setResponse('CNAME', 'www.theatre.org', ['elsewhere.example.net'])
    await checkDomains(app.payload)
    expect(await Promise.all(['theatre.org', 'www.theatre.org'].map(ask))).toEqual([200, 404])

    // A www that nobody has pointed anywhere.
    dns.setResponse('CNAME', 'www.theatre.org', [])
    await checkDomains(app.payload)
    expect(await Promise.all(['theatre.org', 'www.theatre.org'].map(ask))).toEqual([200, 404])
    await setUp(dns, owner, site, 'theatre.org')
    await checkDomains(app.payload)
    expect(await ask('www.theatre.org')).toBe(200)
    await poolOf(app.payload).query('update tenants set suspended_at = now() where id = $1', [site])
    expect(await ask('www.theatre.org')).toBe(404)
  })
})
