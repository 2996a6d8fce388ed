import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { serve } from '@/plugins/ticketing/demo/http'
import { answerObject, type Answer, type StoredObject } from './objects'
import { signatureProblem, type Keys } from './signature'

/** Ways in which a bucket fails: it ends connections, says that it is overloaded, refuses everybody, or keeps silent. */
export type Mode = 'away' | 'denied' | 'ok' | 'overloaded' | 'silent'

export interface S3Request {
  key: string
  method: string
  query: URLSearchParams
}

export interface FakeS3 {
  /** Settings of an installation that keeps its files here. */
  env: Record<string, string>
  /** What lies in the bucket, by key. */
  objects: Map<string, StoredObject>
  /** All requests that were answered, with the status. */
  requests: (S3Request & { status: number })[]
  /** @param only requests that fail in this way; the others are answered. Default: all */
  setMode: (mode: Mode, only?: (request: S3Request) => boolean) => void
  /** Called before a request is answered: it waits for what this returns. */
  before: (call: (request: S3Request) => Promise<void> | void) => void
  /** Makes a file that is written something else than what was sent. */
  damage: (change: ((key: string, data: Buffer) => Buffer) | null) => void
  close: () => Promise<void>
}

const BUCKET = 'callboard-test'
const KEYS: Keys = { accessKeyId: 'TESTKEY', region: 'eu-test-1', secretAccessKey: 'a secret of tests / with + signs' }

/** A server on loopback that speaks the part of S3's protocol which Callboard uses, and believes no signature unseen. */
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
    const failing = only(request) ? mode : 'ok'
    if (failing === 'silent') return
    if (failing === 'away') return void message.socket.resetAndDestroy()
    const answer = failedAnswer(failing) ?? refusal(message, body, bucket) ?? answered(message, body, request)
    requests.push({ ...request, status: answer.status })
    send(message, response, answer)
  }, port)

  const refusal = (message: IncomingMessage, body: Buffer, bucket: string): Answer | null => {
    const problem = signatureProblem(message, body, KEYS)
    if (problem) return failure(403, problem)
    return bucket === BUCKET ? null : failure(404, 'NoSuchBucket')
  }
  const answered = (message: IncomingMessage, body: Buffer, request: S3Request): Answer =>
    answerObject({
      ...request,
      body: change && request.method === 'PUT' ? change(request.key, body) : body,
      bucket: BUCKET,
      headers: message.headers,
      objects,
    })

  return {
    before: (call) => void (before = call),
    close: server.close,
    damage: (given) => void (change = given),
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
    setMode: (given, which = () => true) => {
      mode = given
      only = which
    },
  }
}

function failedAnswer(mode: Mode): Answer | null {
  if (mode === 'denied') return failure(403, 'AccessDenied')
  return mode === 'overloaded' ? failure(503, 'SlowDown') : null
}

const failure = (status: number, code: string): Answer => ({ error: code, status })

/** A failure says what it is in XML, except where an answer has no body. */
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
