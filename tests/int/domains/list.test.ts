import { poolOf } from '@/database/connections'
import { boot, type TestApp } from '@tests/support/boot'
import type { Client } from '@tests/support/client'
import { create, makeWorld, type World } from '@tests/support/world'
import { add, domainsOf, newSite, put, readSite, EDGE } from './support'

let app: TestApp
let world: World
let owner: Client
let site: string
let count = 0

beforeAll(async () => {
  app = await boot({ env: EDGE })
  world = await makeWorld(app)
  owner = world.clients['owner-a']!
})
afterAll(() => app.close())
beforeEach(async () => {
  site = await newSite(app, { owner: world.users['owner-a']!, slug: `site-${++count}` })
})

const names = async () => (await domainsOf(owner, site)).map(({ domain }) => domain)
const primary = async () =>
  (await domainsOf(owner, site)).filter(({ isPrimary }) => isPrimary).map(({ domain }) => domain)

describe('[A-237] [B-107] the names of a site', () => {
  it('[A-119] [A-120] [A-122] [A-356] [A-357] [A-358] begin with what has to be set up', async () => {
    const { body, status } = await add(owner, site, 'Riverside.example.ORG.')
    expect(status).toBe(200)
    const [subdomain] = body.doc.domains!
    expect(subdomain).toMatchObject({
      domain: 'riverside.example.org',
      isPrimary: true,
      sslStatus: 'pending',
      status: 'needs_setup',
    })
    await add(owner, site, 'théâtre.org')
    const root = (await domainsOf(owner, site))[1]!
    expect(root.domain).toBe('xn--thtre-4qa2c.org')
    expect(
      root.dnsRecords!.map(({ name, type, value }) => [type, name, value.replace(/[0-9a-f]{40}$/, 'TOKEN')]),
    ).toEqual([
      ['A', root.domain, '192.0.2.10'],
      ['AAAA', root.domain, '2001:db8::10'],
      ['CNAME', `www.${root.domain}`, 'edge.platform.example'],
      ['TXT', `_callboard-challenge.${root.domain}`, 'callboard-verification=TOKEN'],
    ])
    expect(root.dnsRecords!.every(({ verified }) => !verified)).toBe(true)
    expect(subdomain!.dnsRecords!.map(({ name, type }) => [type, name])).toEqual([
      ['CNAME', 'riverside.example.org'],
      ['TXT', '_callboard-challenge.riverside.example.org'],
    ])
  })

  it('[A-152] [A-153] have one primary, the first to begin with', async () => {
    await add(owner, site, 'one.example.org')
    await add(owner, site, 'two.example.org')
    expect(await primary()).toEqual(['one.example.org'])
    await put(owner, site, [
      { domain: 'one.example.org', isPrimary: false },
      { domain: 'two.example.org', isPrimary: true },
    ])
    expect(await primary()).toEqual(['two.example.org'])
    expect(
      (
        await put(owner, site, [
          { domain: 'one.example.org', isPrimary: true },
          { domain: 'two.example.org', isPrimary: true },
        ])
      ).status,
    ).toBe(400)
    await put(owner, site, [{ domain: 'one.example.org' }, { domain: 'two.example.org', isPrimary: false }])
    expect(await primary()).toEqual(['two.example.org'])
  })

  it('[A-154] lose any but the primary one', async () => {
    await put(owner, site, [{ domain: 'one.example.org', isPrimary: true }, { domain: 'two.example.org' }])
    for (const attempt of [[], [{ domain: 'two.example.org' }], [{ domain: 'two.example.org', isPrimary: true }]]) {
      const { body, status } = await put(owner, site, attempt)
      expect([status, body.code]).toEqual([422, 'refused:domains'])
    }
    expect(await names()).toEqual(['one.example.org', 'two.example.org'])
    expect((await put(owner, site, [{ domain: 'one.example.org', isPrimary: true }])).status).toBe(200)
    expect(await names()).toEqual(['one.example.org'])
  })

  it('[A-180] are refused where they are none, without losing what is there', async () => {
    await add(owner, site, 'one.example.org')
    for (const wrong of [
      'theatre',
      'https://theatre.org',
      'theatre.org/visit',
      '*.theatre.org',
      '192.0.2.1',
      'co.uk',
      'box_office.org',
      '',
      'theatre.org:443',
    ]) {
      const { body, status } = await add(owner, site, wrong)
      expect([wrong, status, body.error, body.errors![0]!.path]).toEqual([
        wrong,
        400,
        'Please enter a valid domain name',
        'domains.1.domain',
      ])
    }
    for (const ours of [
      'callboard.site',
      'preview.callboard.site',
      'edge.platform.example',
      'harbour.callboard.site',
    ]) {
      const { body, status } = await add(owner, site, ours)
      expect([ours, status, body.error]).toEqual([ours, 400, 'This name belongs to the platform and cannot be added'])
    }
    for (const wrong of [
      null,
      5,
      [5],
      [{ isPrimary: true }],
      [{ domain: 'a.org', token: 'mine' }],
      'one.example.org',
    ]) {
      expect((await owner.patch(`/tenants/${site}`, { domains: wrong })).status).toBe(400)
    }
    expect(await names()).toEqual(['one.example.org'])
  })

  it('[A-181] are there once, however they are written', async () => {
    await add(owner, site, 'one.example.org')
    for (const again of ['one.example.org', 'ONE.example.org.']) {
      const { body, status } = await add(owner, site, again)
      expect([status, body.error]).toEqual([409, 'This domain is already added'])
    }
    expect(await names()).toEqual(['one.example.org'])
  })

  it('[A-119] are as the server knows them, whatever is sent', async () => {
    await add(owner, site, 'one.example.org')
    const [before] = await domainsOf(owner, site)
    const forged = {
      dnsRecords: [],
      domain: 'one.example.org',
      failingSince: null,
      id: 'x',
      isPrimary: true,
      lastVerified: '2020-01-01T00:00:00.000Z',
      sslStatus: 'active',
      status: 'active',
    }
    expect((await put(owner, site, [forged, { ...forged, domain: 'two.example.org', isPrimary: false }])).status).toBe(
      200,
    )
    const [one, two] = await domainsOf(owner, site)
    expect(one).toEqual(before)
    expect(two).toMatchObject({ sslStatus: 'pending', status: 'needs_setup' })
    expect(two!.lastVerified ?? null).toBeNull()
  })

  it('[A-151] [A-186] are always for development where they end in .local, localhost or the development host', async () => {
    for (const name of ['localhost:3000', 'site.localhost', 'site.local', 'mine.dev.callboard.site'])
      await add(owner, site, name)
    expect((await domainsOf(owner, site)).map(({ dnsRecords, status }) => [status, dnsRecords ?? null])).toEqual(
      Array(4).fill(['development', null]),
    )
    const { status } = await owner.post(`/tenants/${site}/verify-domain`, { domain: 'site.local' })
    expect(status).toBe(422)
    expect((await domainsOf(owner, site))[2]!.status).toBe('development')
  })

  it('[A-185] include the hosted one of the site, live at once, and no other site can have it', async () => {
    const slug = `site-${count}`
    await add(owner, site, `${slug}.callboard.site`)
    expect((await domainsOf(owner, site))[0]).toMatchObject({ status: 'active' })
    expect((await add(world.clients['owner-b']!, world.b, `${slug}.callboard.site`)).status).toBe(400)
    expect((await owner.get(`/domains/allowed?domain=${slug}.callboard.site`)).status).toBe(200)
  })

  it('do not change when somebody else has changed the site since', async () => {
    const { updatedAt } = await readSite(owner, site)
    expect((await put(owner, site, [{ domain: 'one.example.org' }], updatedAt)).status).toBe(200)
    const late = await put(owner, site, [{ domain: 'two.example.org' }], updatedAt)
    expect([late.status, late.body.code]).toEqual([409, 'stale:tenants'])
    expect(await names()).toEqual(['one.example.org'])
  })

  it('stand in the log, without their proof', async () => {
    await add(owner, site, 'one.example.org')
    const { rows } = await poolOf(app.payload).query<{ after: unknown; before: unknown }>(
      `select before, after from audit_log where target = $1`,
      [`tenants/${site}`],
    )
    expect(rows).toEqual([
      { after: { domains: [{ domain: 'one.example.org', isPrimary: true }] }, before: { domains: [] } },
    ])
  })

  it('keep their proof when the provider saves the site', async () => {
    await add(owner, site, 'one.example.org')
    const read = async () =>
      (
        await poolOf(app.payload).query(
          'select domain, token, dns_records, status from tenants_domains where _parent_id = $1',
          [site],
        )
      ).rows
    const before = await read()
    const form = (await world.clients.super!.get(`/tenants/${site}?depth=0`)).body
    expect(
      (await world.clients.super!.patch(`/tenants/${site}`, { ...form, domains: [], name: 'Renamed' })).status,
    ).toBe(200)
    expect(await read()).toEqual(before)
  })
})

describe('[A-182] [A-183] [A-184] [A-225] a plan without custom domains', () => {
  beforeEach(async () => {
    site = await newSite(app, { hasPlan: false, owner: world.users['owner-a']!, slug: `starter-${++count}` })
  })

  it('has one, and never a second', async () => {
    expect((await add(owner, site, 'one.example.org')).status).toBe(200)
    const second = await add(owner, site, 'my.theatre.app')
    expect([second.status, second.body.code, second.body.error]).toEqual([
      403,
      'plan:domains',
      'Custom domains are not available in your current plan',
    ])
    expect(await names()).toEqual(['one.example.org'])
  })

  it('has not two of them at once either, but any number of names that do not count', async () => {
    expect((await put(owner, site, [{ domain: 'one.example.org' }, { domain: 'two.example.org' }])).status).toBe(403)
    expect(
      (
        await put(owner, site, [
          { domain: 'one.example.org' },
          { domain: `starter-${count}.localhost` },
          { domain: 'a.local' },
          { domain: `starter-${count}.callboard.app` },
        ])
      ).status,
    ).toBe(200)
    expect((await add(owner, site, 'b.local')).status).toBe(200)
  })

  it('has more with an addon', async () => {
    await add(owner, site, 'one.example.org')
    const addon = await create(app.payload, 'addons', { name: 'Domains', custom_domains: true })
    await app.payload.update({
      id: site,
      collection: 'tenants',
      data: { addons: [{ active: true, addon }] },
      overrideAccess: true,
    })
    expect((await add(owner, site, 'two.example.org')).status).toBe(200)
  })
})

describe('[A-218] who may', () => {
  it('change domains: holders of settings:domains, and nobody else', async () => {
    const { a, clients } = world
    for (const [who, status] of [
      ['editor-a', 403],
      ['viewer-a', 403],
      ['studio', 403],
      ['owner-b', 404],
      ['stranger', 404],
    ] as const) {
      expect([who, (await put(clients[who]!, a, [{ domain: 'evil.example.org' }])).status]).toEqual([who, status])
      expect([
        who,
        (await clients[who]!.post(`/tenants/${a}/verify-domain`, { domain: 'evil.example.org' })).status,
      ]).toEqual([who, status])
    }
    expect((await put(clients['admin-a']!, a, [{ domain: 'good.example.org' }])).status).toBe(200)
  })

  it('see the proof of a name: they, too; other members see names and states', async () => {
    const { a, clients } = world
    const seen = await Promise.all(
      ['admin-a', 'editor-a', 'viewer-a'].map(async (who) => (await domainsOf(clients[who]!, a))[0]!),
    )
    expect(seen.map(({ domain, status }) => [domain, status])).toEqual(
      Array(3).fill(['good.example.org', 'needs_setup']),
    )
    expect(seen.map(({ dnsRecords }) => dnsRecords?.length ?? 0)).toEqual([2, 0, 0])
    const { token } = (
      await poolOf(app.payload).query<{ token: string }>(
        `select token from tenants_domains where domain = 'good.example.org'`,
      )
    ).rows[0]!
    for (const [who, isSeen] of [
      ['admin-a', true],
      ['editor-a', false],
      ['viewer-a', false],
      ['owner-b', false],
    ] as const) {
      const texts = await Promise.all(
        [
          `/tenants/${a}?depth=0`,
          `/tenants?depth=1`,
          `/tenants?where[domains.token][equals]=${token}`,
          `/tenants?where[domains.dnsRecords][like]=${token}`,
        ].map(async (path) => (await clients[who]!.get<{ docs?: unknown[] }>(path)).text),
      )
      expect([who, texts.slice(0, 2).join('').includes(token)]).toEqual([who, isSeen])
      if (!isSeen) for (const text of texts.slice(2)) expect(text).not.toContain('good.example.org')
    }
  })
})
