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

describe('A call to a box office', () => {
  it('says who calls, and asks for JSON below the base address', async () => {
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

  it('sends a search as JSON', async () => {
    answer = json(HAMLET)
    await open().call({ path: 'search', schema, search: { text: 'verdi' } })
    expect(requests[0]).toMatchObject({ body: '{"text":"verdi"}', method: 'POST' })
    expect(requests[0]?.headers['content-type']).toBe('application/json')
  })

  it.each(['../admin', '..%2f..%2fadmin/../../../x', 'events/../../x'])(
    'never leaves the base address: %s',
    async (path) => {
      answer = json(HAMLET)
      const problem = await problemOf(open().call({ path, schema }))
      expect(problem.name).toBe('wrongAddress')
      expect(requests).toHaveLength(0)
    },
  )

  it('tries again what may be gone a moment later, with growing pauses', async () => {
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
  ])('waits as long as it is asked to, up to 20 s: Retry-After %s', async (header, expected) => {
    answer = json({}, 429, { 'retry-after': header })
    const problem = await problemOf(
      open({ now: () => new Date('2026-11-22T20:00:00Z') }).call({ path: 'events', schema }),
    )
    expect(problem).toMatchObject({ name: 'busy', status: 429 })
    expect(pauses).toEqual(expected)
    expect(requests).toHaveLength(expected.length + 1)
  })

  it.each([
    [401, 'credentials'],
    [403, 'credentials'],
    [404, 'wrongAddress'],
    [400, 'refused'],
    [422, 'refused'],
  ])('asks once when the answer is %i', async (status, name) => {
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
  ])('gives up after three answers %i', async (status, name) => {
    answer = json({ message: 'Down for a moment' }, status)
    await expect(problemOf(open().call({ path: 'events', schema }))).resolves.toMatchObject({
      detail: 'Down for a moment',
      name,
      status,
    })
    expect(requests).toHaveLength(3)
  })

  it('answers null where there is none, and only where the call says so', async () => {
    answer = json({}, 404)
    await expect(open().find({ noneAt: [404], path: 'events/1', schema })).resolves.toBeNull()
    await expect(problemOf(open().find({ path: 'events/1', schema }))).resolves.toMatchObject({ name: 'wrongAddress' })
  })

  it('tries the other way of signing in once, and keeps it', async () => {
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

  it('names the path that does not fit, and no value', async () => {
    answer = json({ name: { secret: 'never repeat this' } })
    const problem = await problemOf(open().call({ path: 'events', schema }))
    expect(problem).toMatchObject({ call: 'events', name: 'shape' })
    expect(problem.detail).toMatch(/^name: /)
    expect(JSON.stringify(problem)).not.toContain('never repeat')
  })

  it.each([
    ['plain', ['Bearer key-of-the-box-office is not known', '••• is not known']],
    ['its token', ['The key key-of-the-box-office\r\nis not known', 'The key ••• is not known']],
  ])('masks credentials that a refusal repeats: %s', async (_, [said, shown]) => {
    answer = json({ Message: said }, 401)
    await expect(problemOf(open().call({ path: 'events', schema }))).resolves.toMatchObject({
      detail: shown,
      name: 'credentials',
    })
  })

  it('masks a password with colons', async () => {
    answer = json({ Message: 'pass:word:s was refused for Jo' }, 401)
    const authorization = `Basic ${Buffer.from('Jo:G:L:pass:word:s').toString('base64')}`
    await expect(
      problemOf(
        open({ access: { baseUrl: server.origin, headers: { authorization } } }).call({ path: 'events', schema }),
      ),
    ).resolves.toMatchObject({ detail: '••• was refused for Jo' })
  })

  it('sends no header that a credential could break', () => {
    for (const key of ['a\r\nHost: evil.example', 'ключ', 'a\0b']) {
      expect(() => open({ access: { baseUrl: server.origin, headers: { 'x-api-key': key } } })).toThrow(ProviderError)
    }
  })
})

describe('An answer', () => {
  const text =
    (contentType: string, body: Buffer | string, headers: Record<string, string> = {}) =>
    (_: BoxOfficeRequest, response: ServerResponse) => {
      response.writeHead(200, { 'content-type': contentType, ...headers })
      response.end(body)
    }

  it.each([
    ['a page', 'text/html; charset=utf-8', '<html></html>', 'page'],
    ['XML', 'text/xml', '<events/>', 'shape'],
    ['half of its JSON', 'application/json', '{"name":"Ham', 'cut'],
    ['nothing', 'application/json', '', 'cut'],
  ])('that is %s is a problem of its own', async (_, type, body, name) => {
    answer = text(type, body)
    await expect(problemOf(open().call({ path: 'events', schema }))).resolves.toMatchObject({ name })
    expect(requests).toHaveLength(1)
  })

  it.each(['application/json', 'application/json; charset=utf-8', 'application/hal+json', 'text/json'])(
    'may be %s',
    async (type) => {
      answer = text(type, `\uFEFF${JSON.stringify(HAMLET)}`)
      await expect(open().call({ path: 'events', schema })).resolves.toEqual(HAMLET)
    },
  )

  it('may be compressed', async () => {
    answer = text('application/json', gzipSync(JSON.stringify(HAMLET)), { 'content-encoding': 'gzip' })
    await expect(open().call({ path: 'events', schema })).resolves.toEqual(HAMLET)
  })

  it('that broke off is asked for again', async () => {
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

  it('whose compression breaks off is cut', async () => {
    const whole = gzipSync(randomBytes(20_000))
    answer = text('application/json', whole.subarray(0, 10_000), { 'content-encoding': 'gzip' })
    await expect(problemOf(open().call({ path: 'events', schema }))).resolves.toMatchObject({ name: 'cut' })
  })

  it('is read up to the limit, and no further', async () => {
    const body = JSON.stringify({ name: 'a'.repeat(9_985) })
    answer = text('application/json', body)
    await expect(open({ maxResponseBytes: body.length }).call({ path: 'events', schema })).resolves.toBeTruthy()
    await expect(
      problemOf(open({ maxResponseBytes: body.length - 1 }).call({ path: 'events', schema })),
    ).resolves.toMatchObject({ name: 'tooLarge' })
  })

  it('that grows when it is decompressed is given up early', async () => {
    const bomb = gzipSync(Buffer.alloc(200 * 1024 * 1024, 'a'))
    answer = text('application/json', bomb, { 'content-encoding': 'gzip' })
    const before = process.memoryUsage().rss
    await expect(problemOf(open().call({ path: 'events', schema }))).resolves.toMatchObject({ name: 'tooLarge' })
    expect(process.memoryUsage().rss - before).toBeLessThan(120 * 1024 * 1024)
  })

  it('that never ends is slow', async () => {
    answer = (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.write('[')
    }
    await expect(
      problemOf(open({ limits: { call: 5_000, oneTry: 50 } }).call({ path: 'events', schema })),
    ).resolves.toEqual({ call: 'events', detail: null, name: 'slow', status: null })
    expect(requests).toHaveLength(1)
  })

  it('that never comes is slow', async () => {
    answer = () => {}
    await expect(
      problemOf(open({ limits: { call: 50, oneTry: 5_000 } }).call({ path: 'events', schema })),
    ).resolves.toMatchObject({ name: 'slow' })
  })
})

describe('A check', () => {
  it('ends in time, however many calls it takes', async () => {
    answer = json(HAMLET)
    const client = open({ limits: { allCalls: 1_000, call: 60_000, oneTry: 60_000 } })
    await expect(client.call({ path: 'status', schema })).resolves.toEqual(HAMLET)
    answer = () => {}
    await expect(problemOf(client.call({ path: 'seasons', schema }))).resolves.toMatchObject({ name: 'slow' })
    await expect(problemOf(client.call({ path: 'seasons', schema }))).resolves.toMatchObject({ name: 'slow' })
    expect(CHECK_LIMITS.allCalls).toBe(10_000)
  })
})

describe('A redirect', () => {
  const redirect =
    (location: string, status = 301) =>
    (request: BoxOfficeRequest, response: ServerResponse) =>
      request.path.endsWith('/')
        ? json(HAMLET)(request, response)
        : writeResponse(response, { headers: { location }, json: {}, status })

  it('within the same host is followed', async () => {
    answer = redirect('/api/event/')
    await expect(open().call({ path: 'event', schema })).resolves.toEqual(HAMLET)
    expect(requests.map(({ path }) => path)).toEqual(['/api/event', '/api/event/'])
  })

  it('in a circle ends after three', async () => {
    answer = (_, response) => writeResponse(response, { headers: { location: '/api/event' }, json: {}, status: 302 })
    await expect(problemOf(open().call({ path: 'event', schema }))).resolves.toMatchObject({ name: 'wrongAddress' })
    expect(requests).toHaveLength(4)
  })

  it('to anywhere else is not followed, and credentials stay here', async () => {
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

  it('of a search is followed only where it stays a search', async () => {
    answer = redirect('/api/search/', 302)
    await expect(problemOf(open().call({ path: 'search', schema, search: {} }))).resolves.toMatchObject({
      name: 'wrongAddress',
    })
    answer = redirect('/api/search/', 307)
    await expect(open().call({ path: 'search', schema, search: { a: 1 } })).resolves.toEqual(HAMLET)
    expect(requests.at(-1)).toMatchObject({ body: '{"a":1}', method: 'POST' })
  })
})

describe('Calls at the same time', () => {
  it('are at most two for each key, in the order they came', async () => {
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

  it('end when the signal says so: while they wait, while they run and while they pause', async () => {
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
