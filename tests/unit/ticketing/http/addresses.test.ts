import { Resolver } from 'node:dns/promises'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:https'
import { createServer as createPlainServer, type Server as PlainServer } from 'node:net'
import { z } from 'zod'
import { isPublicAddress, toPublicUrl } from '@/plugins/ticketing/lib/http/addresses'
import { openAgents, type Agents } from '@/plugins/ticketing/lib/http/agents'
import { openClient } from '@/plugins/ticketing/lib/http/openClient'
import { ProviderError } from '@/plugins/ticketing/lib/provider/problems'
import { startDnsServer, type DnsServer } from '@tests/support/dnsServer'

const INSIDE = [
  '127.0.0.1',
  '127.1.2.3',
  '0.0.0.0',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '100.127.255.255',
  '192.0.0.1',
  '192.0.2.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '239.255.255.255',
  '240.0.0.1',
  '255.255.255.255',
  '168.63.129.16',
  '::',
  '::1',
  '::7f00:1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:a9fe:a9fe',
  '64:ff9b::7f00:1',
  '64:ff9b::169.254.169.254',
  '64:ff9b:1::a9fe:a9fe',
  '2002:7f00:1::',
  '2002:a9fe:a9fe::1',
  '2001::1',
  '2001:db8::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  '5f00::1',
  '3fff::1',
  '100::1',
]
const PUBLIC = [
  '1.1.1.1',
  '8.8.8.8',
  '93.184.215.14',
  '100.128.0.1',
  '172.32.0.1',
  '2606:4700:4700::1111',
  '2a00:1450:4001:80e::200e',
]

const FORBIDDEN = [
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0x7f.1/',
  'https://017700000001/',
  'https://0177.0.0.1/',
  'https://127.1/',
  'https://127.0.0.1./',
  'https://①②⑦.⓪.⓪.①/',
  'https://0/',
  'https://[::1]/',
  'https://[::]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[fe80::1]/',
  'https://[fd00::1]/',
  'https://169.254.169.254/',
  'https://8.8.8.8/',
  'https://[2606:4700:4700::1111]/',
  'https://user@theatre.example/',
  'https://user:pass@theatre.example/',
  'https://theatre.example@127.0.0.1/',
  'https://theatre.example:443@169.254.169.254/',
  'https://:pass@theatre.example/',
  'http://theatre.example/',
  'ftp://theatre.example/',
  'file:///etc/passwd',
  'gopher://theatre.example/',
  'javascript:alert(1)',
  'data:text/plain,x',
  'theatre.example',
  '',
  'https://',
  'https://?',
  '//theatre.example',
  'https://theatre.example:22/',
  'https://theatre.example:8443/',
  'https://theatre.example:80/',
  'https://theatre.example:65536/',
  'https://theatre.example/?a=',
  'https://theatre.example/#a',
  'https://the atre.example/',
  'https://[::1',
  'https://256.256.256.256/',
]

describe('Box-office addresses', () => {
  it.each(INSIDE)('isPublicAddress returns false for the internal or reserved address %s', (address) =>
    expect(isPublicAddress(address)).toBe(false),
  )
  it.each(PUBLIC)('isPublicAddress returns true for %s', (address) => expect(isPublicAddress(address)).toBe(true))
  it.each(FORBIDDEN)('toPublicUrl throws a ProviderError for "%s"', (address) =>
    expect(() => toPublicUrl(address, [])).toThrow(ProviderError),
  )
  it.each(['https://theatre.example/', 'https://theatre.example:443/TessituraService', 'HTTPS://Theatre.Example./api'])(
    'toPublicUrl accepts %s',
    (address) => expect(toPublicUrl(address, []).protocol).toBe('https:'),
  )

  it('toPublicUrl accepts an internal http address only with a host and port from the allowed list', () => {
    expect(toPublicUrl('http://127.0.0.1:4010/x', ['127.0.0.1:4010']).port).toBe('4010')
    expect(toPublicUrl('http://[::1]:4010/x', ['[::1]:4010']).port).toBe('4010')
    for (const other of [
      'http://127.0.0.1:4011/x',
      'http://127.0.0.1/x',
      'http://localhost:4010/x',
      'ftp://127.0.0.1:4010/',
      'http://u:p@127.0.0.1:4010/',
    ])
      expect(() => toPublicUrl(other, ['127.0.0.1:4010'])).toThrow(ProviderError)
  })
})

describe('DNS resolution of a box office', () => {
  // 127.0.0.2 stands for the internet, 127.0.0.1 for the inside of a network.
  const OUTSIDE = '127.0.0.2'
  const tls = (name: string): Buffer => readFileSync(new URL(`../../../fixtures/tls/${name}`, import.meta.url))
  /** The certificate of the tests is made out for this name. */
  const CERTIFIED = 'secure.example.org'
  const reached = { inside: 0, outside: 0 }
  const servernames: string[] = []
  let dns: DnsServer
  let inside: PlainServer
  let outside: Server
  let port: number
  let agents: Agents

  beforeAll(async () => {
    dns = await startDnsServer()
    const resolver = new Resolver({ maxTimeout: 1_000, timeout: 1_000, tries: 1 })
    resolver.setServers([dns.address])
    outside = createServer({ cert: tls('edge.pem'), key: tls('edge.key') }, (_, response) => {
      reached.outside += 1
      response.writeHead(200, { connection: 'close', 'content-type': 'application/json' }).end('{}')
    })
    outside.on('secureConnection', (socket) => servernames.push(String(socket.servername)))
    await new Promise<void>((resolve) => outside.listen(0, OUTSIDE, resolve))
    port = (outside.address() as { port: number }).port
    inside = createPlainServer((socket) => {
      reached.inside += 1
      socket.destroy()
    })
    await new Promise<void>((resolve) => inside.listen(port, '127.0.0.1', resolve))
    agents = openAgents({
      ca: tls('authority.pem').toString(),
      isAllowedAddress: (address) => address === OUTSIDE || isPublicAddress(address),
      resolve: async (host) => {
        const [four, six] = await Promise.all([
          resolver.resolve4(host).catch(() => []),
          resolver.resolve6(host).catch(() => []),
        ])
        return [...four, ...six]
      },
    })
  })

  beforeEach(() => {
    dns.reset()
    reached.inside = 0
    reached.outside = 0
    servernames.length = 0
  })

  afterAll(async () => {
    await agents.close()
    await Promise.all([
      dns.close(),
      new Promise((resolve) => outside.close(resolve)),
      new Promise((resolve) => inside.close(resolve)),
    ])
  })

  /** As a client connects, on the port of this test: an address that a tenant types has the usual one. */
  async function connect(host: string): Promise<string> {
    const response = agents
      .dispatcherFor(new URL(`https://${host}/`), [])
      .request({ method: 'GET', origin: `https://${host}:${port}`, path: '/' })
    return response.then(
      async ({ body, statusCode }) => {
        await body.dump()
        return String(statusCode)
      },
      (error: { code?: string; name: string }) => error.code ?? error.name,
    )
  }

  it('connects to the address from a single lookup and sends the host name in TLS', async () => {
    const host = CERTIFIED
    dns.setResponse('A', host, [OUTSIDE])
    await expect(connect(host)).resolves.toBe('200')
    expect(reached).toEqual({ inside: 0, outside: 1 })
    expect(servernames).toEqual([host])
    expect(dns.queries.filter((question) => question.startsWith('A '))).toHaveLength(1)
  })

  it('refuses a host when any of its addresses is internal, without opening a connection', async () => {
    const answers: [string[], string[]][] = [
      [['127.0.0.1'], []],
      [[OUTSIDE, '127.0.0.1'], []],
      [['127.0.0.1', OUTSIDE], []],
      [[OUTSIDE], ['::1']],
      [[OUTSIDE], ['::ffff:127.0.0.1']],
      [['8.8.8.8', '10.0.0.1'], []],
      [[], ['64:ff9b::7f00:1']],
      ...INSIDE.filter((address) => !address.includes(':')).map((address): [string[], string[]] => [[address], []]),
      ...INSIDE.filter((address) => address.includes(':')).map((address): [string[], string[]] => [[], [address]]),
    ]
    for (const [index, [four, six]] of answers.entries()) {
      const host = `probe${index}.example`
      dns.setResponse('A', host, four)
      dns.setResponse('AAAA', host, six)
      await expect(connect(host)).resolves.toBe('FORBIDDEN_ADDRESS')
    }
    expect(reached).toEqual({ inside: 0, outside: 0 })
    console.log(
      `FIGURE ticketing SSRF probes ${INSIDE.length + PUBLIC.length + FORBIDDEN.length + answers.length + 2}, connections inside 0`,
    )
  })

  it('refuses the next connection to a host whose address has changed to an internal one', async () => {
    const host = CERTIFIED
    let questions = 0
    dns.setResponse('A', host, [OUTSIDE])
    dns.onQuestion(() => {
      if (dns.queries.at(-1)?.startsWith('A ') && ++questions > 1) dns.setResponse('A', host, ['127.0.0.1'])
    })
    await expect(connect(host)).resolves.toBe('200')
    await expect(connect(host)).resolves.toBe('FORBIDDEN_ADDRESS')
    expect(reached).toEqual({ inside: 0, outside: 1 })
  })

  it('reports an unknown host as unreachable and localhost as forbidden, with or without a trailing dot', async () => {
    dns.setResponse('A', 'localhost', ['127.0.0.1'])
    dns.setResponse('A', 'localhost.', ['127.0.0.1'])
    const problems: string[] = []
    for (const baseUrl of ['https://nowhere.example', 'https://localhost', 'https://localhost.']) {
      const client = openClient({
        access: { baseUrl, headers: {} },
        agents,
        allowedHosts: [],
        contact: 'https://callboard.example',
        key: baseUrl,
        limits: { call: 5_000, oneTry: 5_000 },
        wait: async () => {},
      })
      await client
        .call({ path: 'events', schema: z.unknown() })
        .catch((error: ProviderError) => problems.push(error.problem.name))
    }
    expect(problems).toEqual(['unreachable', 'forbiddenAddress', 'forbiddenAddress'])
  })
})
