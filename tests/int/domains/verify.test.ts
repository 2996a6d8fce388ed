import { poolOf } from '@/database/connections'
import { boot, type TestApp } from '@tests/support/boot'
import type { Client } from '@tests/support/client'
import { startDnsServer, type DnsServer, type DnsResponse } from '@tests/support/dnsServer'
import { makeWorld, type World } from '@tests/support/world'
import { add, domainsOf, EDGE, clearRateLimits, newSite, proofOf, put, readSite, setUp, verify } from './support'

let app: TestApp
let world: World
let dns: DnsServer
let owner: Client
let neighbour: Client
let site: string
let other: string
let domain: string
let count = 0

beforeAll(async () => {
  dns = await startDnsServer()
  app = await boot({ env: { ...EDGE, DNS_SERVERS: dns.address, DNS_TIMEOUT_MS: '1000' } })
  world = await makeWorld(app)
  owner = world.clients['owner-a']!
  neighbour = world.clients['owner-b']!
  site = await newSite(app, { owner: world.users['owner-a']!, slug: 'one-site' })
  other = await newSite(app, { owner: world.users['owner-b']!, slug: 'other-site' })
})
afterAll(async () => {
  await app.close()
  await dns.close()
})
beforeEach(async () => {
  await clearRateLimits(app)
  dns.reset()
  domain = `theatre-${++count}.org`
  await add(owner, site, domain)
})

const stateOf = async (client = owner, where = site) =>
  (await domainsOf(client, where)).find((one) => one.domain === domain)!
const challenge = () => `_callboard-challenge.${domain}`

describe('Verifying a domain [A-240] [A-241] [A-242]', () => {
  it('makes it active when its TXT record is present and it resolves to the platform [A-121] [A-149]', async () => {
    await setUp(dns, owner, site, domain)
    const { updatedAt } = await readSite(owner, site)
    const before = Date.now()
    const { body, status } = await verify(owner, site, domain.toUpperCase())
    expect([status, body.verified]).toEqual([200, true])
    expect(body.dnsRecords.map(({ type, verified }) => [type, verified])).toEqual([
      ['A', true],
      ['AAAA', true],
      ['CNAME', true],
      ['TXT', true],
    ])
    const state = await stateOf()
    expect(state).toMatchObject({ sslStatus: 'pending', status: 'active' })
    expect(Date.parse(state.lastVerified!)).toBeGreaterThanOrEqual(before - 1000)
    expect((await readSite(owner, site)).updatedAt).toBe(updatedAt)
    expect((await owner.get(`/domains/allowed?domain=${domain}`)).status).toBe(200)
  })

  it('leaves it in needs_setup and lists the missing records when nothing is set up [A-150]', async () => {
    const { body, status } = await verify(owner, site, domain)
    expect([status, body.verified]).toEqual([200, false])
    expect(body.dnsRecords.map(({ problem }) => problem)).toEqual(Array(4).fill('missing'))
    expect(await stateOf()).toMatchObject({ dnsRecords: body.dnsRecords, status: 'needs_setup' })
    expect((await owner.get(`/domains/allowed?domain=${domain}`)).status).toBe(404)
  })

  it('shows the state "verifying" while it runs, and does not block other changes', async () => {
    const seen: string[] = []
    let changed = 0
    let isFirst = true
    dns.onQuestion(async () => {
      if (!isFirst) return
      isFirst = false
      seen.push((await stateOf()).status)
      changed = (await add(owner, site, `meanwhile-${count}.org`)).status
    })
    await verify(owner, site, domain)
    expect([seen, changed]).toEqual([['verifying'], 200])
    expect((await stateOf()).status).toBe('needs_setup')
  })

  it('returns 404 for a domain removed meanwhile, and does not add it back', async () => {
    await setUp(dns, owner, site, domain)
    let done = false
    dns.onQuestion(async () => {
      if (done) return
      done = true
      const kept = (await domainsOf(owner, site)).filter((one) => one.domain !== domain)
      expect(
        (
          await put(
            owner,
            site,
            kept.map(({ domain: name, isPrimary }) => ({ domain: name, isPrimary })),
          )
        ).status,
      ).toBe(200)
    })
    // The first name of a site is primary and stays; this one is not.
    expect((await domainsOf(owner, site))[0]!.domain).not.toBe(domain)
    expect((await verify(owner, site, domain)).status).toBe(404)
    expect(await stateOf()).toBeUndefined()
  })

  it('sends no DNS query for a name that the site has not added', async () => {
    dns.queries.length = 0
    for (const name of ['internal.example.org', 'localhost', 'not a name'])
      expect((await verify(owner, site, name)).status).toBe(404)
    expect(dns.queries).toEqual([])
  })

  it('is limited to ten requests a minute', async () => {
    const statuses = []
    for (let turn = 0; turn < 11; turn++) statuses.push((await verify(owner, site, domain)).status)
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
  })
})

interface Case {
  what: string
  /** What the name servers say besides what was to be set up; undefined takes a record away. */
  says: () =>
    | Promise<[type: 'A' | 'AAAA' | 'CNAME' | 'TXT', name: string, said: DnsResponse][]>
    | [type: 'A' | 'AAAA' | 'CNAME' | 'TXT', name: string, said: DnsResponse][]
  verified: boolean
  /** Of the record of that type. */
  problem?: [type: string, problem: string, found?: string]
}

const proof = () => proofOf(owner, site, domain)

const CASES: Case[] = [
  { says: () => [], verified: true, what: 'all as asked for' },
  {
    says: () => [
      ['AAAA', domain, []],
      ['CNAME', `www.${domain}`, []],
    ],
    verified: true,
    what: 'IPv4 only, and no www',
  },
  { says: () => [['A', domain, []]], verified: true, what: 'IPv6 only' },
  {
    says: () => [
      ['A', domain, []],
      ['AAAA', domain, []],
      ['CNAME', domain, [EDGE.EDGE_HOST]],
      ['A', EDGE.EDGE_HOST, ['203.0.113.99']],
    ],
    verified: true,
    what: 'a CNAME to us in place of addresses',
  },
  {
    says: () => [
      ['A', domain, []],
      ['AAAA', domain, []],
      ['CNAME', domain, ['cdn.example.net']],
      ['CNAME', 'cdn.example.net', [EDGE.EDGE_HOST]],
    ],
    verified: true,
    what: 'a CNAME to a CNAME to us',
  },
  {
    says: async () => [['TXT', challenge(), [(await proof()).replace('=', '=|').replace(/(.{30})/, '$1|')]]],
    verified: true,
    what: 'the proof in several parts',
  },
  {
    says: async () => [['TXT', challenge(), { truncated: [await proof()] }]],
    verified: true,
    what: 'a truncated answer that is whole over TCP',
  },
  {
    says: async () => [
      [
        'TXT',
        challenge(),
        { truncated: [...Array.from({ length: 200 }, (_, index) => `line ${index}`), await proof()] },
      ],
    ],
    verified: true,
    what: 'the proof among 200 texts',
  },
  { problem: ['TXT', 'missing'], says: () => [['TXT', challenge(), []]], verified: false, what: 'no proof' },
  {
    problem: ['TXT', 'different', 'v=spf1 -all'],
    says: () => [['TXT', challenge(), ['v=spf1 -all']]],
    verified: false,
    what: 'another text',
  },
  {
    problem: ['TXT', 'different'],
    says: async () => [['TXT', challenge(), [(await proof()).toUpperCase()]]],
    verified: false,
    what: 'the proof in upper case',
  },
  {
    problem: ['TXT', 'different'],
    says: async () => [['TXT', challenge(), [`${await proof()}0`]]],
    verified: false,
    what: 'more than the proof',
  },
  {
    problem: ['TXT', 'missing'],
    says: async () => [
      ['TXT', challenge(), []],
      ['TXT', domain, [await proof()]],
    ],
    verified: false,
    what: 'the proof at the wrong name',
  },
  {
    problem: ['A', 'missing'],
    says: () => [
      ['A', domain, []],
      ['AAAA', domain, []],
    ],
    verified: false,
    what: 'no address',
  },
  {
    problem: ['A', 'different', '203.0.113.7'],
    says: () => [
      ['A', domain, ['203.0.113.7']],
      ['AAAA', domain, []],
    ],
    verified: false,
    what: 'an address elsewhere',
  },
  {
    problem: ['A', 'private'],
    says: () => [
      ['A', domain, ['10.0.0.7']],
      ['AAAA', domain, []],
    ],
    verified: false,
    what: 'a private address, which is not told',
  },
  {
    problem: ['A', 'also_elsewhere', '203.0.113.7'],
    says: () => [['A', domain, [EDGE.EDGE_IPV4, '203.0.113.7']]],
    verified: false,
    what: 'our address beside another',
  },
  {
    problem: ['A', 'also_elsewhere', '2001:db8::77'],
    says: () => [['AAAA', domain, ['2001:db8::77']]],
    verified: false,
    what: 'IPv6 elsewhere',
  },
  {
    problem: ['A', 'different', 'elsewhere.example.net'],
    says: () => [
      ['A', domain, []],
      ['AAAA', domain, []],
      ['CNAME', domain, ['elsewhere.example.net']],
    ],
    verified: false,
    what: 'a CNAME elsewhere',
  },
  {
    problem: ['A', 'loop'],
    says: () => [
      ['A', domain, []],
      ['AAAA', domain, []],
      ['CNAME', domain, ['b.example.net']],
      ['CNAME', 'b.example.net', [domain]],
    ],
    verified: false,
    what: 'CNAMEs in a circle',
  },
  {
    problem: ['CNAME', 'unreachable'],
    says: () => [['CNAME', `www.${domain}`, 'servfail']],
    verified: true,
    what: 'name servers that fail for the www only',
  },
]

describe('DNS records', () => {
  it.each(CASES)('$what: verified is $verified', async ({ problem, says, verified }) => {
    await setUp(dns, owner, site, domain)
    for (const [type, name, said] of await says()) dns.setResponse(type, name, said)
    const answer = await verify(owner, site, domain)
    expect([answer.status, answer.body.verified]).toEqual([200, verified])
    if (problem) {
      const [type, what, found] = problem
      const record = answer.body.dnsRecords.find((one) => one.type === type)!
      expect([record.verified, record.problem]).toEqual([false, what])
      if (found) expect(record.found).toBe(found)
      if (what === 'private') expect(answer.text).not.toContain('10.0.0.7')
    }
    expect((await stateOf()).status).toBe(verified ? 'active' : 'needs_setup')
  })

  it.each<[string, DnsResponse]>([
    ['fail', 'servfail'],
    ['refuse', 'refused'],
    ['say nothing', 'silence'],
    ['talk nonsense', 'garbage'],
  ])('leave the domain unchanged while name servers %s [A-295]', async (_what, said) => {
    await setUp(dns, owner, site, domain)
    expect((await verify(owner, site, domain)).body.verified).toBe(true)
    const before = await stateOf()
    for (const type of ['A', 'TXT'] as const) {
      dns.setResponse(type, type === 'A' ? domain : challenge(), said)
      const answer = await verify(owner, site, domain)
      expect([answer.status, answer.body.code]).toEqual([503, 'unavailable:domains'])
      expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
      expect(await stateOf()).toEqual(before)
      await setUp(dns, owner, site, domain)
    }
  })

  it('leave a new domain in needs_setup when name servers do not answer', async () => {
    dns.setResponse('TXT', challenge(), 'silence')
    expect((await verify(owner, site, domain)).status).toBe(503)
    expect((await stateOf()).status).toBe('needs_setup')
  })
})

describe('Domain that two sites claim', () => {
  beforeEach(async () => {
    expect((await add(neighbour, other, domain)).status).toBe(200)
  })

  it('is verified for the site whose token is in the TXT record', async () => {
    await setUp(dns, owner, site, domain)
    const theirs = await verify(neighbour, other, domain)
    expect(theirs.body.verified).toBe(false)
    expect(theirs.body.dnsRecords.find(({ type }) => type === 'TXT')).toMatchObject({
      problem: 'different',
      verified: false,
    })
    expect((await verify(owner, site, domain)).body.verified).toBe(true)
  })

  it('belongs to the first site that verifies it; the other sees "taken" and nobody can add it any more', async () => {
    dns.setResponse('A', domain, [EDGE.EDGE_IPV4])
    dns.setResponse('TXT', challenge(), [await proof(), await proofOf(neighbour, other, domain)])
    const answers = await Promise.all([verify(owner, site, domain), verify(neighbour, other, domain)])
    expect(answers.map(({ body }) => body.verified).sort()).toEqual([false, true])
    const loser = answers.find(({ body }) => !body.verified)!
    expect(loser.body.dnsRecords.find(({ type }) => type === 'TXT')).toMatchObject({ problem: 'taken' })
    const { rows } = await poolOf(app.payload).query(
      `select 1 from tenants_domains where domain = $1 and status = 'active'`,
      [domain],
    )
    expect(rows).toHaveLength(1)
    const third = await newSite(app, { owner: world.users['owner-a']!, slug: `third-${count}` })
    const refused = await add(owner, third, domain)
    expect([refused.status, refused.body.error]).toEqual([409, 'This domain is already added'])
  })

  it('can be verified by the other site with its own token once the first has removed it', async () => {
    await setUp(dns, owner, site, domain)
    await verify(owner, site, domain)
    const kept = (await domainsOf(owner, site)).filter((one) => one.domain !== domain)
    await put(
      owner,
      site,
      kept.map(({ domain: name, isPrimary }) => ({ domain: name, isPrimary })),
    )
    expect((await verify(neighbour, other, domain)).body.verified).toBe(false)
    dns.setResponse('TXT', challenge(), [await proofOf(neighbour, other, domain)])
    expect((await verify(neighbour, other, domain)).body.verified).toBe(true)
  })
})
