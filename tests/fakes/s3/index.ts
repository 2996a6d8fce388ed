import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { serve } from '@/plugins/ticketing/demo/http'
import { handleObject, type Answer, type StoredObject } from './objects'
import { signatureProblem, type Keys } from './signature'

/** Failure modes: resets connections, denies access, reports overload, or never responds. */
type Mode = 'away' | 'denied' | 'ok' | 'overloaded' | 'silent'

interface S3Request {
  key: string
  method: string
  query: URLSearchParams
}

export interface FakeS3 {
  /** Settings for an installation that stores its files here. */
  env: Record<string, string>
  /** Stored objects by key. */
  objects: Map<string, StoredObject>
  /** All answered requests with their status. */
  requests: (S3Request & { status: number })[]
  /** @param only selects the requests that fail; others succeed. Default: all */
  setMode: (mode: Mode, only?: (request: S3Request) => boolean) => void
  /** Called before each response, which waits for the returned promise. */
  before: (call: (request: S3Request) => Promise<void> | void) => void
  /** Corrupts files when they are written. */
  damage: (change: ((key: string, data: Buffer) => Buffer) | null) => void
  close: () => Promise<void>
}

const BUCKET = 'callboard-test'
const KEYS: Keys = { accessKeyId: 'TESTKEY', region: 'eu-test-1', secretAccessKey: 'a secret of tests / with + signs' }

/** A loopback server for the part of the S3 protocol that Callboard uses. It verifies every signature. */
export async function startFakeS3(port = 0): Promise<FakeS3> {
  const objects = new Map<string, StoredObject>()
  const requests: FakeS3['requests'] = []
  let mode: Mode = 'ok'
  let only: (request: S3Request) => boolean = () => true
  let before: (request: S3Request) => Promise<void> | void = () => undefined
  let change: ((key: string, data: Buffer) => Buffer) | null = null

  const server = await serve(async (message, response) => {
    const url = new URL(message.url ?? '/', 'http://s3')
    const [, bucket = '', ...rest] = url.pathname.split('/')
    const request = { key: decodeURIComponent(rest.join('/')), method: message.method ?? '', query: url.searchParams }
    const body = await buffer(message)
    await before(request)
    const currentMode = only(request) ? mode : 'ok'
    if (currentMode === 'silent') return
    if (currentMode === 'away') return void message.socket.resetAndDestroy()
    const answer = failureOf(currentMode) ?? refusal(message, body, bucket) ?? handle(message, body, request)
    requests.push({ ...request, status: answer.status })
    send(message, response, answer)
  }, port)

  const refusal = (message: IncomingMessage, body: Buffer, bucket: string): Answer | null => {
    const problem = signatureProblem(message, body, KEYS)
    if (problem) return failure(403, problem)
    return bucket === BUCKET ? null : failure(404, 'NoSuchBucket')
  }
  const handle = (message: IncomingMessage, body: Buffer, request: S3Request): Answer =>
    handleObject({
      ...request,
      body: change && request.method === 'PUT' ? change(request.key, body) : body,
      bucket: BUCKET,
      headers: message.headers,
      objects,
    })

  return {
    before: (call) => void (before = call),
    close: server.close,
    damage: (newChange) => void (change = newChange),
    env: {
      S3_ACCESS_KEY_ID: KEYS.accessKeyId,
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: server.origin,
      S3_FORCE_PATH_STYLE: '1',
      S3_REGION: KEYS.region,
      S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    },
    objects,
    requests,
    setMode: (newMode, selected = () => true) => {
      mode = newMode
      only = selected
    },
  }
}

function failureOf(mode: Mode): Answer | null {
  if (mode === 'denied') return failure(403, 'AccessDenied')
  return mode === 'overloaded' ? failure(503, 'SlowDown') : null
}

const failure = (status: number, code: string): Answer => ({ error: code, status })

/** Errors have an XML body, except for responses without a body. */
function send(message: IncomingMessage, response: ServerResponse, { body, error, headers, status }: Answer): void {
  const text =
    error && `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${error}</Code><Message>${error}</Message></Error>`
  const data = body ?? Buffer.from(text ?? '')
  const hasBody = message.method !== 'HEAD' && status !== 204 && status !== 304
  response.writeHead(status, {
    'x-amz-request-id': createHash('md5')
      .update(message.url ?? '')
      .digest('hex'),
    ...(hasBody && { 'content-length': String(data.length) }),
    ...(text && hasBody && { 'content-type': 'application/xml' }),
    ...headers,
  })
  response.end(hasBody ? data : undefined)
}
