import { jest } from '@jest/globals'
import { once } from 'node:events'
import { createServer, request as httpRequest, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { answerInstead } from '@/lib/process/answerInstead'
import { websiteHandler } from '@/lib/process/oncePerProcess'
import { until } from '@tests/support/until'
import { createRequestListener } from '../../../scripts/lib/web/createRequestListener.mjs'
import { endSlowBodies, serverLimits } from '../../../scripts/lib/web/slowBodies.mjs'

type Handle = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<unknown>

const open: (() => void)[] = []
afterEach(() => open.splice(0).forEach((close) => close()))

/** Starts the web server around something in place of Next. */
async function serve(
  handle: Handle,
  { mostUnfinished, trustedProxies }: { mostUnfinished?: number; trustedProxies?: number } = {},
) {
  const server: Server = createServer(serverLimits, createRequestListener(handle, { trustedProxies }))
  const slow = endSlowBodies(server, { everyMs: 3_600_000, ...(mostUnfinished && { mostUnfinished }) })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  open.push(() => {
    slow.stop()
    server.closeAllConnections()
    server.close()
  })
  return { port: (server.address() as AddressInfo).port, slow }
}

/** Sends bytes as they are, and leaves the connection open. */
function send(port: number, bytes: string): { answer: Promise<string>; socket: Socket } {
  const socket = connect(port, '127.0.0.1')
  open.push(() => socket.destroy())
  socket.write(bytes)
  return { answer: text(socket).catch(() => ''), socket }
}

const request = (line: string, headers = 'Host: localhost\r\nConnection: close\r\n') =>
  `${line} HTTP/1.1\r\n${headers}\r\n`
const statusOf = async (port: number, bytes: string) =>
  Number(/^HTTP\/1\.1 (\d+)/.exec(await send(port, bytes).answer)?.[1])

const fine: Handle = async (incoming, outgoing) => {
  incoming.resume()
  outgoing.end('fine')
}

describe('a request that Next fails at', () => {
  it('is refused before it comes there', async () => {
    const seen: string[] = []
    const { port } = await serve(async (incoming, outgoing) => {
      seen.push(incoming.url ?? '')
      return fine(incoming, outgoing)
    })
    for (const path of [
      '/%E0%A4%A',
      '/api/pages/%E0%A4%A',
      '/admin/%ff',
      '/_next/static/%E0%A4%A',
      '/a%00b',
      '/api/media/file/%00',
      '/%',
    ])
      expect([path, await statusOf(port, request(`GET ${path}`))]).toEqual([path, 400])
    for (const method of ['TRACE', 'PROPFIND', 'LINK', 'PURGE', 'SEARCH'])
      expect([method, await statusOf(port, request(`${method} /api/pages`))]).toEqual([method, 405])
    for (const host of ['a b', 'x:y:z', '[::1', '/x', 'a@b'])
      expect([host, await statusOf(port, request('GET /', `Host: ${host}\r\nConnection: close\r\n`))]).toEqual([
        host,
        400,
      ])
    expect(await statusOf(port, request('GET http://elsewhere.example/'))).toBe(400)
    expect(await statusOf(port, request('POST /admin', 'Host: localhost\r\nContent-Length: 53000000\r\n'))).toBe(413)
    expect(seen).toEqual([])
  })

  it('stands beside those that it answers', async () => {
    const { port } = await serve(fine)
    for (const path of ['/', '/%F0%9F%8E%AD', '/api/pages?where=%E0%A4%A', '/a%2Fb', '/admin/collections/pages?x=%'])
      expect([path, await statusOf(port, request(`GET ${path}`))]).toEqual([path, 200])
    for (const method of ['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
      expect([method, await statusOf(port, request(`${method} /api/pages`))]).toEqual([method, 200])
    for (const host of ['localhost:3000', 'xn--caf-dma.example', '[::1]:3000', '127.0.0.1'])
      expect([host, await statusOf(port, request('GET /', `Host: ${host}\r\nConnection: close\r\n`))]).toEqual([
        host,
        200,
      ])
  })
})

describe('a visitor of a website', () => {
  const PAGE = '<p>Programme</p>'.repeat(200)
  const asked: Request[] = []
  const ask = async (
    port: number,
    path: string,
    { headers = {}, method = 'GET' }: { headers?: Record<string, string>; method?: string } = {},
  ) => {
    const [outcome] = (await once(
      httpRequest({ headers: { Host: 'riverside.example', ...headers }, host: '127.0.0.1', method, path, port }).end(),
      'response',
    )) as [IncomingMessage]
    return { body: await buffer(outcome), headers: outcome.headers, status: outcome.statusCode }
  }
  const byNext: Handle = async (_, outgoing) => void outgoing.end('of Next')

  beforeEach(() => {
    asked.length = 0
    websiteHandler().serve = async (request) => {
      asked.push(request)
      if (request.headers.get('Host') !== 'riverside.example') return null
      const path = new URL(request.url).pathname
      if (path === '/kept') return new Response(null, { status: 304 })
      if (path === '/style.css')
        return new Response(new Blob(['a { color: red }']).stream(), { headers: { 'Content-Type': 'text/css' } })
      const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8', 'X-Path': path })
      for (const cookie of ['a=1', 'b=2']) headers.append('Set-Cookie', cookie)
      return new Response(request.method === 'HEAD' ? null : PAGE, { headers, status: path === '/gone' ? 410 : 200 })
    }
  })
  afterEach(() => void (websiteHandler().serve = null))

  it('is answered without Next: page, status, headers, every cookie, files in pieces', async () => {
    const { port } = await serve(byNext)
    const page = await ask(port, '/programme?page=2')
    expect([page.status, page.body.toString(), page.headers['x-path'], page.headers['set-cookie']]).toEqual([
      200,
      PAGE,
      '/programme',
      ['a=1', 'b=2'],
    ])
    expect([asked[0]!.headers.get('x-forwarded-for'), new URL(asked[0]!.url).search]).toEqual(['127.0.0.1', '?page=2'])
    expect((await ask(port, '/gone')).status).toBe(410)
    expect([
      (await ask(port, '/kept')).status,
      (await ask(port, '/programme', { method: 'HEAD' })).body.length,
    ]).toEqual([304, 0])
    expect((await ask(port, '/style.css')).body.toString()).toBe('a { color: red }')
  })

  it('gets it compressed where the browser takes that', async () => {
    const { port } = await serve(byNext)
    const page = await ask(port, '/programme', { headers: { 'Accept-Encoding': 'gzip' } })
    expect([page.headers['content-encoding'], page.headers.vary]).toEqual(['gzip', 'Accept-Encoding'])
    expect(gunzipSync(page.body).toString()).toBe(PAGE)
    expect((await ask(port, '/programme')).headers['content-encoding']).toBeUndefined()
  })

  it('is left to Next for the admin, the API, what is sent, untidy addresses, other hosts, and before the application is there', async () => {
    const { port } = await serve(byNext)
    for (const path of [
      '/admin',
      '/admin/login',
      '/API/pages',
      '/api?x',
      '/_next/static/a.js',
      '//elsewhere.example/x',
      '/a//b',
      '/programme/',
      '/programme/?x',
      '/a\\b',
    ])
      expect([path, (await ask(port, path)).body.toString()]).toEqual([path, 'of Next'])
    expect((await ask(port, '/programme', { method: 'POST' })).body.toString()).toBe('of Next')
    expect(asked).toEqual([])
    expect((await ask(port, '/programme', { headers: { Host: 'admin.example' } })).body.toString()).toBe('of Next')
    for (const path of ['/', '/administration', '/apiary', '/programme?next=/a//b/'])
      expect([path, (await ask(port, path)).body.toString()]).toEqual([path, PAGE])
    websiteHandler().serve = null
    expect((await ask(port, '/programme')).body.toString()).toBe('of Next')
  })

  it('gets no more than half a sentence when the application fails', async () => {
    const { port } = await serve(byNext)
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    websiteHandler().serve = async () => Promise.reject(new Error('with a secret'))
    const page = await ask(port, '/programme')
    log.mockRestore()
    expect([page.status, page.body.toString()]).toEqual([500, expect.not.stringContaining('secret')])
  })
})

describe('an answer in place of a failure', () => {
  const failing: Handle = async (_, outgoing) => {
    outgoing.setHeader('Content-Type', 'text/html')
    outgoing.statusCode = 500
    outgoing.flushHeaders()
    outgoing.write('<p>internals')
    outgoing.end('</p>')
  }

  it('is sent whole when the application names one', async () => {
    const { port } = await serve(async (incoming, outgoing) => {
      answerInstead({ body: 'back soon', headers: { 'Retry-After': '2' }, status: 503 })
      return failing(incoming, outgoing)
    })
    const answer = await fetch(`http://127.0.0.1:${port}/admin`)
    expect([
      answer.status,
      answer.headers.get('Retry-After'),
      answer.headers.get('Content-Type'),
      await answer.text(),
    ]).toEqual([503, '2', null, 'back soon'])
  })

  it('is another status alone where it says no more', async () => {
    const { port } = await serve(async (incoming, outgoing) => {
      answerInstead({ status: 403 })
      return failing(incoming, outgoing)
    })
    const answer = await fetch(`http://127.0.0.1:${port}/admin`, { method: 'POST' })
    expect([answer.status, answer.headers.get('Content-Type'), await answer.text()]).toEqual([
      403,
      'text/html',
      '<p>internals</p>',
    ])
  })

  it('never takes the place of an answer that is none, nor of that to another request', async () => {
    const { port } = await serve(async (incoming, outgoing) => {
      if (incoming.url === '/admin/a') answerInstead({ body: 'back soon', status: 503 })
      return incoming.url === '/admin/b' ? failing(incoming, outgoing) : fine(incoming, outgoing)
    })
    const answers = await Promise.all(['a', 'b'].map((name) => fetch(`http://127.0.0.1:${port}/admin/${name}`)))
    expect(await Promise.all(answers.map(async (answer) => [answer.status, await answer.text()]))).toEqual([
      [200, 'fine'],
      [500, '<p>internals</p>'],
    ])
  })

  it('is a sentence where the handling itself breaks', async () => {
    const { port } = await serve(() => Promise.reject(new Error('Broken at /srv/callboard')))
    const answer = await fetch(`http://127.0.0.1:${port}/`)
    expect([answer.status, await answer.json()]).toMatchObject([500, { code: 'internal:api' }])
  })
})

describe('a page of the admin', () => {
  it('comes with a policy that is made for it alone, and Next is told', async () => {
    const told: unknown[] = []
    const { port } = await serve(async (incoming, outgoing) => {
      told.push(incoming.headers['content-security-policy'])
      return fine(incoming, outgoing)
    })
    const policies = await Promise.all(
      [1, 2].map(async () => (await fetch(`http://127.0.0.1:${port}/admin/login`)).headers),
    )
    const [one, other] = policies.map((headers) => headers.get('Content-Security-Policy')!)
    expect(told.sort()).toEqual([one, other].sort())
    expect(one).not.toBe(other)
    expect(one).toMatch(/script-src 'self' 'nonce-[\w+/=]{20,}';/)
    expect(one).toContain("frame-ancestors 'none'")
    expect(policies[0]!.get('X-Frame-Options')).toBe('DENY')
    expect(policies[0]!.get('X-Content-Type-Options')).toBe('nosniff')
    expect((await fetch(`http://127.0.0.1:${port}/`)).headers.get('Content-Security-Policy')).toBeNull()
  })

  it('is the studio, too, where it is asked for a theme; without that the address is a website’s', async () => {
    const { port } = await serve(fine)
    const policyAt = async (path: string) =>
      (await fetch(`http://127.0.0.1:${port}${path}`)).headers.get('Content-Security-Policy')
    expect(await policyAt('/studio/edit?tenantId=a&themeId=b')).toContain("frame-ancestors 'none'")
    for (const path of ['/studio', '/studio/edit', '/studio/editions?themeId=b', '/shows/studio/edit?themeId=b'])
      expect([path, await policyAt(path)]).toEqual([path, null])
  })
})

describe('where a request comes from', () => {
  const saying: Handle = async (incoming, outgoing) =>
    outgoing.end(JSON.stringify([incoming.headers['x-forwarded-for'], incoming.headers['x-forwarded-host']]))
  const headers = { 'X-Forwarded-For': '198.51.100.9', 'X-Forwarded-Host': 'elsewhere.example' }

  it('is what a proxy of ours says, and where there is none what the connection says', async () => {
    const behind = await serve(saying)
    expect(await (await fetch(`http://127.0.0.1:${behind.port}/`, { headers })).json()).toEqual([
      '198.51.100.9',
      'elsewhere.example',
    ])
    const alone = await serve(saying, { trustedProxies: 0 })
    expect(await (await fetch(`http://127.0.0.1:${alone.port}/`, { headers })).json()).toEqual(['127.0.0.1', null])
  })
})

describe('a body that does not arrive', () => {
  const waiting: Handle = async (incoming, outgoing) => {
    for await (const part of incoming) void part
    outgoing.end('fine')
  }
  const begun = request('POST /api/users/login', 'Host: localhost\r\nContent-Length: 50000\r\n')

  it('ends its connection, and no other', async () => {
    const { port, slow } = await serve(waiting)
    const stuck = send(port, begun)
    const steady = send(port, begun)
    await until(() => slow.unfinished() === 2)
    for (const bytes of [5_000, 5_000]) {
      slow.look()
      steady.socket.write('x'.repeat(bytes))
      // Its bytes are there before anybody looks.
      await new Promise<void>((resolve) => steady.socket.write('x', () => resolve()))
      await fetch(`http://127.0.0.1:${port}/`)
    }
    slow.look()
    expect(await stuck.answer).toContain('408')
    steady.socket.end('x'.repeat(50_000 - 10_002))
    expect(await steady.answer).toContain('fine')
    expect(slow.unfinished()).toBe(0)
  })

  it('counts: beyond many of them no more are begun, and requests without a body are answered', async () => {
    const { port, slow } = await serve(waiting, { mostUnfinished: 3 })
    const held = Array.from({ length: 3 }, () => send(port, begun))
    await until(() => slow.unfinished() === 3)
    expect(await send(port, begun).answer).toBe('')
    expect(await statusOf(port, request('GET /'))).toBe(200)
    held[0]!.socket.destroy()
    await until(() => slow.unfinished() === 2)
    expect(await (await fetch(`http://127.0.0.1:${port}/`, { body: 'x', method: 'POST' })).text()).toBe('fine')
  })
})

describe('a connection that is idle', () => {
  it('stays open for longer than a load balancer keeps it', async () => {
    const { port } = await serve(fine)
    const answer = await fetch(`http://127.0.0.1:${port}/`)
    expect(Number(/timeout=(\d+)/.exec(answer.headers.get('Keep-Alive') ?? '')?.[1])).toBeGreaterThan(60)
  })
})
