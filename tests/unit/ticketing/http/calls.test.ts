import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'
import {
  readRequest,
  serve,
  writeResponse,
  type BoxOfficeRequest,
  type RunningServer,
} from '@/plugins/ticketing/demo/http'
import { openAgents } from '@/plugins/ticketing/lib/http/agents'
import type { ProviderClient } from '@/plugins/ticketing/lib/http/client'
import { CHECK_LIMITS, openClient, type ClientOptions } from '@/plugins/ticketing/lib/http/openClient'
import { ProviderError, type ProviderProblem } from '@/plugins/ticketing/lib/provider/problems'

const agents = openAgents()
const requests: BoxOfficeRequest[] = []
const pauses: number[] = []
let server: RunningServer
let answer: (request: BoxOfficeRequest, response: ServerResponse) => Promise<void> | void

beforeAll(async () => {
  server = await serve(async (message, response) => {
    const request = await readRequest(message)
    requests.push(request)
    await answer(request, response)
  })
})

beforeEach(() => {
  requests.length = 0
  pauses.length = 0
})

afterAll(async () => {
  await server.close()
  await agents.close()
})

const open = (options: Partial<ClientOptions> = {}): ProviderClient =>
  openClient({
    access: { baseUrl: `${server.origin}/api`, headers: { authorization: 'Bearer key-of-the-box-office' } },
    agents,
    allowedHosts: [server.host],
    contact: 'https://callboard.example',
    key: 'tenant:provider',
    limits: { call: 5_000, oneTry: 2_000 },
    random: () => 0.5,
    wait: async (ms) => void pauses.push(ms),
    ...options,
  })

const schema = z.object({ name: z.string() })
const json =
  (value: unknown, status = 200, headers: Record<string, string> = {}) =>
  (_: BoxOfficeRequest, response: ServerResponse) =>
    writeResponse(response, { headers, json: value, status })
const HAMLET = { name: 'Hamlet' }

async function problemOf(task: Promise<unknown>): Promise<ProviderProblem> {
  const error: unknown = await task.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!ProviderError.is(error)) throw new Error(`No ProviderError: ${String(error)}`)
  return error.problem
}

describe('Box-office client: requests', () => {
  it('sends the user agent and credentials, and requests JSON below the base address', async () => {
    answer = json(HAMLET)
    await expect(
      open().call({ path: 'events/1', query: { from: '2026-11-22', to: undefined }, schema }),
    ).resolves.toEqual(HAMLET)
    const [{ headers, path, query }] = requests as [BoxOfficeRequest]
    expect(path).toBe('/api/events/1')
    expect(query.toString()).toBe('from=2026-11-22')
    expect(headers).toMatchObject({
      accept: 'application/json',
      authorization: 'Bearer key-of-the-box-office',
      'user-agent': 'Callboard/1.0 (+https://callboard.example)',
    })
  })

  it('sends a search as a POST request with a JSON body', async () => {
    answer = json(HAMLET)
    await open().call({ path: 'search', schema, search: { text: 'verdi' } })
    expect(requests[0]).toMatchObject({ body: '{"text":"verdi"}', method: 'POST' })
    expect(requests[0]?.headers['content-type']).toBe('application/json')
  })

  it.each(['../admin', '..%2f..%2fadmin/../../../x', 'events/../../x'])(
    'refuses the path %s, which leaves the base address',
    async (path) => {
      answer = json(HAMLET)
      const problem = await problemOf(open().call({ path, schema }))
      expect(problem.name).toBe('wrongAddress')
      expect(requests).toHaveLength(0)
    },
  )

  it('retries after a connection reset and a 502 response, with increasing pauses', async () => {
    let count = 0
    answer = (request, response) => {
      count += 1
      if (count === 1) return void response.socket?.resetAndDestroy()
      return json(count === 2 ? {} : HAMLET, count === 2 ? 502 : 200)(request, response)
    }
    await expect(open().call({ path: 'events', schema })).resolves.toEqual(HAMLET)
    expect(pauses).toEqual([500, 1000])
  })

  it.each([
    ['1', [1000, 1000]],
    ['Sun, 22 Nov 2026 20:00:07 GMT', [7000, 7000]],
    ['3600', []],
    ['soon', [500, 1000]],
  ])(
    'follows a valid Retry-After up to 20 s and gives up on a longer one: Retry-After %s',
    async (header, expected) => {
      answer = json({}, 429, { 'retry-after': header })
      const problem = await problemOf(
        open({ now: () => new Date('2026-11-22T20:00:00Z') }).call({ path: 'events', schema }),
      )
      expect(problem).toMatchObject({ name: 'busy', status: 429 })
      expect(pauses).toEqual(expected)
      expect(requests).toHaveLength(expected.length + 1)
    },
  )

  it.each([
    [401, 'credentials'],
    [403, 'credentials'],
    [404, 'wrongAddress'],
    [400, 'refused'],
    [422, 'refused'],
  ])('reports a response with status %i without a retry', async (status, name) => {
    answer = json([{ Description: 'At least one filter is required.' }], status)
    await expect(problemOf(open().call({ path: 'events', schema }))).resolves.toEqual({
      call: 'events',
      detail: 'At least one filter is required.',
      name,
      status,
    })
    expect(requests).toHaveLength(1)
  })

  it.each([
    [500, 'unwell'],
    [502, 'unwell'],
    [503, 'busy'],
  ])('gives up after three responses with status %i', async (status, name) => {
    answer = json({ message: 'Down for a moment' }, status)
    await expect(problemOf(open().call({ path: 'events', schema }))).resolves.toMatchObject({
      detail: 'Down for a moment',
      name,
      status,
    })
    expect(requests).toHaveLength(3)
  })

  it('find returns null for a 404 only if the call expects it', async () => {
    answer = json({}, 404)
    await expect(open().find({ noneAt: [404], path: 'events/1', schema })).resolves.toBeNull()
    await expect(problemOf(open().find({ path: 'events/1', schema }))).resolves.toMatchObject({ name: 'wrongAddress' })
  })

  it('tries the other authorization header after a 401 and keeps it for later calls', async () => {
    answer = (request, response) =>
      json(
        request.headers.authorization?.startsWith('Basic') ? HAMLET : {},
        request.headers.authorization?.startsWith('Basic') ? 200 : 401,
      )(request, response)
    const client = open({
      access: {
        baseUrl: server.origin,
        headers: { authorization: 'Bearer abc' },
        otherHeaders: { authorization: 'Basic abc' },
      },
    })
    await client.call({ path: 'events', schema })
    await client.call({ path: 'events', schema })
    expect(requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer abc', 'Basic abc', 'Basic abc'])
  })

  it('reports the path of an invalid value without the value', async () => {
    answer = json({ name: { secret: 'never repeat this' } })
    const problem = await problemOf(open().call({ path: 'events', schema }))
    expect(problem).toMatchObject({ call: 'events', name: 'shape' })
    expect(problem.detail).toMatch(/^name: /)
    expect(JSON.stringify(problem)).not.toContain('never repeat')
  })

  it.each([
    ['the whole header', ['Bearer key-of-the-box-office is not known', '••• is not known']],
    ['the token alone', ['The key key-of-the-box-office\r\nis not known', 'The key ••• is not known']],
  ])('masks credentials that an error response repeats: %s', async (_, [said, shown]) => {
    answer = json({ Message: said }, 401)
    await expect(problemOf(open().call({ path: 'events', schema }))).resolves.toMatchObject({
      detail: shown,
      name: 'credentials',
    })
  })

  it('masks a password that contains colons', async () => {
    answer = json({ Message: 'pass:word:s was refused for Jo' }, 401)
    const authorization = `Basic ${Buffer.from('Jo:G:L:pass:word:s').toString('base64')}`
    await expect(
      problemOf(
        open({ access: { baseUrl: server.origin, headers: { authorization } } }).call({ path: 'events', schema }),
      ),
    ).resolves.toMatchObject({ detail: '••• was refused for Jo' })
  })

  it('throws a ProviderError for credentials that are invalid in a header', () => {
    for (const key of ['a\r\nHost: evil.example', 'ключ', 'a\0b']) {
      expect(() => open({ access: { baseUrl: server.origin, headers: { 'x-api-key': key } } })).toThrow(ProviderError)
    }
  })
})

describe('Box-office client: responses', () => {
  const text =
    (contentType: string, body: Buffer | string, headers: Record<string, string> = {}) =>
    (_: BoxOfficeRequest, response: ServerResponse) => {
      response.writeHead(200, { 'content-type': contentType, ...headers })
      response.end(body)
    }

  it.each([
    ['an HTML page', 'text/html; charset=utf-8', '<html></html>', 'page'],
    ['XML', 'text/xml', '<events/>', 'shape'],
    ['truncated JSON', 'application/json', '{"name":"Ham', 'cut'],
    ['an empty body', 'application/json', '', 'cut'],
  ])('reports %s as a problem without a retry', async (_, type, body, name) => {
    answer = text(type, body)
    await expect(problemOf(open().call({ path: 'events', schema }))).resolves.toMatchObject({ name })
    expect(requests).toHaveLength(1)
  })

  it.each(['application/json', 'application/json; charset=utf-8', 'application/hal+json', 'text/json'])(
    'accepts the content type %s, with a byte order mark in the body',
    async (type) => {
      answer = text(type, `\uFEFF${JSON.stringify(HAMLET)}`)
      await expect(open().call({ path: 'events', schema })).resolves.toEqual(HAMLET)
    },
  )

  it('decompresses a gzip response', async () => {
    answer = text('application/json', gzipSync(JSON.stringify(HAMLET)), { 'content-encoding': 'gzip' })
    await expect(open().call({ path: 'events', schema })).resolves.toEqual(HAMLET)
  })

  it('retries when a response breaks off', async () => {
    let count = 0
    answer = (request, response) => {
      count += 1
      if (count === 3) return json(HAMLET)(request, response)
      response.writeHead(200, { 'content-length': '1000', 'content-type': 'application/json' })
      response.write('{"name":"Ham')
      setImmediate(() => response.destroy())
    }
    await expect(open().call({ path: 'events', schema })).resolves.toEqual(HAMLET)
    expect(requests).toHaveLength(3)
  })

  it('reports the problem cut for a truncated gzip response', async () => {
    const whole = gzipSync(randomBytes(20_000))
    answer = text('application/json', whole.subarray(0, 10_000), { 'content-encoding': 'gzip' })
    await expect(problemOf(open().call({ path: 'events', schema }))).resolves.toMatchObject({ name: 'cut' })
  })

  it('accepts a response of exactly the size limit and refuses a larger one', async () => {
    const body = JSON.stringify({ name: 'a'.repeat(9_985) })
    answer = text('application/json', body)
    await expect(open({ maxResponseBytes: body.length }).call({ path: 'events', schema })).resolves.toBeTruthy()
    await expect(
      problemOf(open({ maxResponseBytes: body.length - 1 }).call({ path: 'events', schema })),
    ).resolves.toMatchObject({ name: 'tooLarge' })
  })

  it('stops decompressing a response above the size limit, with bounded memory', async () => {
    const bomb = gzipSync(Buffer.alloc(200 * 1024 * 1024, 'a'))
    answer = text('application/json', bomb, { 'content-encoding': 'gzip' })
    const before = process.memoryUsage().rss
    await expect(problemOf(open().call({ path: 'events', schema }))).resolves.toMatchObject({ name: 'tooLarge' })
    expect(process.memoryUsage().rss - before).toBeLessThan(120 * 1024 * 1024)
  })

  it('reports the problem slow for a response that never ends', async () => {
    answer = (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.write('[')
    }
    await expect(
      problemOf(open({ limits: { call: 5_000, oneTry: 50 } }).call({ path: 'events', schema })),
    ).resolves.toEqual({ call: 'events', detail: null, name: 'slow', status: null })
    expect(requests).toHaveLength(1)
  })

  it('reports the problem slow for a request without a response', async () => {
    answer = () => {}
    await expect(
      problemOf(open({ limits: { call: 50, oneTry: 5_000 } }).call({ path: 'events', schema })),
    ).resolves.toMatchObject({ name: 'slow' })
  })
})

describe('Box-office client: limits of a check', () => {
  it('ends within its total time limit, however many calls it makes', async () => {
    answer = json(HAMLET)
    const client = open({ limits: { allCalls: 1_000, call: 60_000, oneTry: 60_000 } })
    await expect(client.call({ path: 'status', schema })).resolves.toEqual(HAMLET)
    answer = () => {}
    await expect(problemOf(client.call({ path: 'seasons', schema }))).resolves.toMatchObject({ name: 'slow' })
    await expect(problemOf(client.call({ path: 'seasons', schema }))).resolves.toMatchObject({ name: 'slow' })
    expect(CHECK_LIMITS.allCalls).toBe(10_000)
  })
})

describe('Box-office client: redirects', () => {
  const redirect =
    (location: string, status = 301) =>
    (request: BoxOfficeRequest, response: ServerResponse) =>
      request.path.endsWith('/')
        ? json(HAMLET)(request, response)
        : writeResponse(response, { headers: { location }, json: {}, status })

  it('follows a redirect within the same host', async () => {
    answer = redirect('/api/event/')
    await expect(open().call({ path: 'event', schema })).resolves.toEqual(HAMLET)
    expect(requests.map(({ path }) => path)).toEqual(['/api/event', '/api/event/'])
  })

  it('stops after three redirects', async () => {
    answer = (_, response) => writeResponse(response, { headers: { location: '/api/event' }, json: {}, status: 302 })
    await expect(problemOf(open().call({ path: 'event', schema }))).resolves.toMatchObject({ name: 'wrongAddress' })
    expect(requests).toHaveLength(4)
  })

  it('refuses a redirect to another host or scheme and sends no request there', async () => {
    const other = await serve(async (message, response) => {
      otherRequests.push(await readRequest(message))
      await writeResponse(response, { json: HAMLET })
    })
    const otherRequests: BoxOfficeRequest[] = []
    const targets = [
      `${other.origin}/event/`,
      `//${other.host}/event/`,
      'https://169.254.169.254/latest/',
      'http://user:pass@127.0.0.1/',
      'file:///etc/passwd',
      'gopher://127.0.0.1/',
      `https://${server.host}/event/`,
      '//[::1]/',
    ]
    for (const location of targets) {
      answer = redirect(location, 302)
      await expect(
        problemOf(open({ allowedHosts: [server.host, other.host] }).call({ path: 'event', schema })),
      ).resolves.toMatchObject({ name: 'wrongAddress' })
    }
    await other.close()
    expect(otherRequests).toHaveLength(0)
    console.log(`FIGURE ticketing redirects refused ${targets.length}, requests elsewhere ${otherRequests.length}`)
  })

  it('follows the redirect of a search only if it stays a POST request', async () => {
    answer = redirect('/api/search/', 302)
    await expect(problemOf(open().call({ path: 'search', schema, search: {} }))).resolves.toMatchObject({
      name: 'wrongAddress',
    })
    answer = redirect('/api/search/', 307)
    await expect(open().call({ path: 'search', schema, search: { a: 1 } })).resolves.toEqual(HAMLET)
    expect(requests.at(-1)).toMatchObject({ body: '{"a":1}', method: 'POST' })
  })
})

describe('Box-office client: concurrent calls', () => {
  it('runs at most two calls at once per key, in the order of arrival', async () => {
    const held: { path: string; release: () => void }[] = []
    let most = 0
    let arrived: () => void = () => {}
    answer = async (request, response) => {
      await new Promise<void>((resolve) => {
        held.push({ path: request.path, release: resolve })
        most = Math.max(most, held.length)
        arrived()
      })
      await json(HAMLET)(request, response)
    }
    const arrival = async (count: number): Promise<void> => {
      while (requests.length < count) await new Promise<void>((resolve) => (arrived = resolve))
    }
    const calls = [1, 2, 3, 4].map((id) => open().call({ path: `events/${id}`, schema }))
    const stranger = open({ key: 'another tenant' }).call({ path: 'other', schema })
    await arrival(3)
    expect(held.map(({ path }) => path).sort()).toEqual(['/api/events/1', '/api/events/2', '/api/other'])
    for (let count = 3; held.length > 0; count = Math.min(5, count + 1)) {
      await arrival(count)
      held.shift()?.release()
    }
    await Promise.all([...calls, stranger])
    expect(most).toBe(3)
    expect(requests).toHaveLength(5)
  })

  it('rejects queued, running and paused calls when their signal aborts', async () => {
    const reason = new Error('The run was cancelled.')
    const running = new AbortController()
    let arrived: () => void = () => {}
    const arrival = new Promise<void>((resolve) => (arrived = resolve))
    answer = () => arrived()
    const calls = [1, 2, 3].map(() => open({ signal: running.signal }).call({ path: 'events', schema }))
    await arrival
    running.abort(reason)
    for (const call of calls) await expect(call).rejects.toBe(reason)

    const pausing = new AbortController()
    answer = json({}, 500)
    const paused = open({
      signal: pausing.signal,
      wait: async (_, signal) => {
        pausing.abort(reason)
        signal.throwIfAborted()
      },
    })
    await expect(paused.call({ path: 'events', schema })).rejects.toBe(reason)
    // Its slots are free again.
    answer = json(HAMLET)
    await expect(open().call({ path: 'events', schema })).resolves.toEqual(HAMLET)
  })
})
