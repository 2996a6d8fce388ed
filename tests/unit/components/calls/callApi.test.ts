import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CallError } from '@/components/calls/CallError'
import { callApi, type ApiPath, type CallOptions } from '@/components/calls/callApi'
import {
  conflict,
  forbidden,
  notFound,
  refused,
  unauthorized,
  stale,
  tooManyRequests,
  unavailable,
  type OperationError,
} from '@/endpoints/OperationError'
import { failureResponse } from '@/endpoints/failureResponses'

type Handler = (req: IncomingMessage, res: ServerResponse, body: string) => void

let server: Server
let root: string
let handler: Handler

beforeAll(async () => {
  server = createServer((req, res) => {
    let body = ''
    req.on('data', (part: Buffer) => (body += String(part)))
    req.on('end', () => handler(req, res, body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  root = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
})

const answers =
  (status: number, body: unknown, headers: Record<string, string> = {}): Handler =>
  (_req, res) => {
    res
      .writeHead(status, { 'Content-Type': 'application/json', ...headers })
      .end(typeof body === 'string' ? body : JSON.stringify(body))
  }

/** As an operation of ours refuses. */
const refuses =
  (error: OperationError): Handler =>
  (_req, res) => {
    const response = failureResponse(error)
    void response.text().then((body) => res.writeHead(response.status, Object.fromEntries(response.headers)).end(body))
  }

async function failureOf(path: ApiPath = '/x', options?: CallOptions, at = root): Promise<CallError> {
  const error: unknown = await callApi({ root: at }, path, options).then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof CallError)) throw new Error(`No CallError: ${String(error)}`)
  return error
}

describe('callApi', () => {
  it('sends the language of the screen and the query, and returns the body of the response', async () => {
    const seen: (string | undefined)[] = []
    handler = (req, res) => {
      seen.push(req.method, req.url, req.headers['accept-language'], req.headers['content-type'])
      res.end('{"docs":[1]}')
    }
    const answer = await callApi<{ docs: number[] }>({ language: 'ar', root }, '/pages?depth=0', {
      query: { draft: true, limit: 5, nothing: null, search: 'a & ñ', where: undefined },
    })
    expect(answer).toEqual({ docs: [1] })
    expect(seen).toEqual(['GET', '/api/pages?depth=0&draft=true&limit=5&search=a+%26+%C3%B1', 'ar', undefined])
  })

  it('sends a body as JSON by POST, or by the given method', async () => {
    const seen: unknown[] = []
    handler = (req, res, body) => {
      seen.push([req.method, req.headers['content-type'], body])
      res.end('{}')
    }
    await callApi({ root }, '/x', { body: { name: 'Ünal' } })
    await callApi({ root }, '/x', { body: {}, method: 'PATCH' })
    await callApi({ root }, '/x', { method: 'DELETE' })
    expect(seen).toEqual([
      ['POST', 'application/json', '{"name":"Ünal"}'],
      ['PATCH', 'application/json', '{}'],
      ['DELETE', undefined, ''],
    ])
  })

  it('sends files as multipart form data with a boundary', async () => {
    let seen = ['', '']
    handler = (req, res, body) => {
      seen = [req.headers['content-type'] ?? '', body]
      res.end('{}')
    }
    const form = new FormData()
    form.set('file', new Blob(['curtain']), 'a.txt')
    await callApi({ root }, '/media', { body: form })
    expect(seen[0]).toMatch(/^multipart\/form-data; boundary=/)
    expect(seen[1]).toContain('curtain')
  })

  it('returns null for an empty response', async () => {
    handler = (_req, res) => res.writeHead(204).end()
    expect(await callApi({ root }, '/x', { method: 'POST' })).toBeNull()
  })
})

describe('callApi, refused by the server', () => {
  it.each([
    ['signed out', unauthorized('pages'), 'signedOut', 401],
    ['not allowed', forbidden('pages'), 'forbidden', 403],
    ['not there', notFound('pages'), 'notFound', 404],
    ['taken', conflict('pages', 'Taken', 'slug'), 'conflict', 409],
    ['outdated', stale('pages'), 'stale', 409],
    ['wrong', refused('pages', 'Too long', 'title'), 'refused', 422],
    ['too often', tooManyRequests('pages', 7), 'tooOften', 429],
    ['away', unavailable('pages', 'Busy', 2), 'unavailable', 503],
  ])(
    'throws a CallError with the kind of failure and the message of the server: %s',
    async (_name, error, failure, status) => {
      handler = refuses(error)
      const thrown = await failureOf()
      expect(thrown).toMatchObject({
        code: error.code,
        errors: error.errors,
        failure,
        message: error.message,
        retryAfter: error.retryAfter ?? null,
        status,
      })
      expect(thrown.isTemporary).toBe(status === 429 || status === 503)
    },
  )

  it('reads the invalid field, and who has locked the document, from the errors of Payload', async () => {
    handler = answers(400, {
      errors: [
        {
          data: { errors: [{ message: 'Required', path: 'title' }] },
          message: 'The following field is invalid: Title',
          name: 'ValidationError',
        },
      ],
    })
    expect(await failureOf()).toMatchObject({
      code: 'failed:400',
      errors: [{ message: 'Required', path: 'title' }],
      failure: 'refused',
      message: 'The following field is invalid: Title',
    })
    handler = answers(423, { errors: [{ message: 'Ana is editing this.' }] })
    expect(await failureOf()).toMatchObject({
      errors: [{ message: 'Ana is editing this.' }],
      failure: 'locked',
      message: 'Ana is editing this.',
      status: 423,
    })
  })

  it('converts a Retry-After date to seconds, and an unreadable one to null', async () => {
    handler = answers(503, {}, { 'Retry-After': new Date(Date.now() + 90_000).toUTCString() })
    const { retryAfter } = await failureOf()
    expect(retryAfter).toBeGreaterThan(60)
    expect(retryAfter).toBeLessThanOrEqual(90)
    handler = answers(503, {}, { 'Retry-After': 'soon' })
    expect((await failureOf()).retryAfter).toBeNull()
  })

  it('leaves the message empty when the body is empty, HTML or holds no error', async () => {
    for (const body of ['', '<h1>Bad gateway</h1>', 'null', '[]']) {
      handler = answers(502, body)
      expect(await failureOf()).toMatchObject({ code: 'failed:502', failure: 'failed', message: '', status: 502 })
    }
  })
})

describe('callApi, without a complete response', () => {
  it('fails as offline when nothing listens, the connection breaks, or a captive portal answers', async () => {
    const gone = createServer().listen(0, '127.0.0.1')
    await once(gone, 'listening')
    const address = `http://127.0.0.1:${(gone.address() as AddressInfo).port}/api`
    gone.close()
    await once(gone, 'close')
    expect(await failureOf('/x', {}, address)).toMatchObject({
      code: 'network:api',
      failure: 'offline',
      isTemporary: true,
      message: '',
      status: 0,
    })
    handler = (_req, res) => res.destroy()
    expect(await failureOf()).toMatchObject({ failure: 'offline' })
    handler = (_req, res) => {
      res.writeHead(200, { 'Content-Length': '100' })
      res.write('{"docs":')
      res.destroy()
    }
    expect(await failureOf()).toMatchObject({ failure: 'offline' })
    handler = answers(200, '<h1>Welcome to the theatre wifi</h1>')
    expect(await failureOf()).toMatchObject({ failure: 'offline' })
  })

  it('closes the connection when the caller aborts, before or during the response', async () => {
    for (const begins of [false, true]) {
      const stop = new AbortController()
      const closed = new Promise<void>((resolve) => {
        handler = (_req, res) => {
          res.on('close', resolve)
          if (begins) res.writeHead(200).write('{"docs":')
          setImmediate(() => stop.abort())
        }
      })
      expect(await failureOf('/x', { signal: stop.signal })).toMatchObject({ failure: 'aborted', isTemporary: false })
      await closed
    }
  })
})
