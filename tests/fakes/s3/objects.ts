import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

export interface StoredObject {
  changedAt: Date
  data: Buffer
  /** `x-amz-meta-…` headers, without the prefix. */
  metadata: Record<string, string>
  type: string
}

export interface Answer {
  body?: Buffer
  /** Error code. */
  error?: string
  headers?: Record<string, string>
  status: number
}

interface ObjectRequest {
  body: Buffer
  bucket: string
  headers: IncomingHttpHeaders
  key: string
  method: string
  objects: Map<string, StoredObject>
  query: URLSearchParams
}

const MAX_KEYS = 1_000

/** Handles a request with a valid signature. */
export function handleObject(request: ObjectRequest): Answer {
  const { key, method, objects, query } = request
  if (key === '') {
    if (method === 'HEAD') return { status: 200 }
    return method === 'GET' && query.get('list-type') === '2' ? listObjects(request) : notImplemented()
  }
  if (method === 'PUT') return request.headers['x-amz-copy-source'] ? copyObject(request) : writeObject(request)
  if (method === 'DELETE') {
    objects.delete(key)
    return { status: 204 }
  }
  return method === 'GET' || method === 'HEAD' ? readObject(request) : notImplemented()
}

const notImplemented = (): Answer => ({ error: 'NotImplemented', status: 501 })
const missing = (): Answer => ({ error: 'NoSuchKey', status: 404 })

const tagOf = ({ data }: StoredObject): string => `"${createHash('md5').update(data).digest('hex')}"`

const metadataIn = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      name.startsWith('x-amz-meta-') ? [[name.slice('x-amz-meta-'.length), String(value)]] : [],
    ),
  )

function writeObject({ body, headers, key, objects }: ObjectRequest): Answer {
  const stored = {
    changedAt: new Date(),
    data: body,
    metadata: metadataIn(headers),
    type: headers['content-type'] ?? 'binary/octet-stream',
  }
  objects.set(key, stored)
  return { headers: { etag: tagOf(stored) }, status: 200 }
}

function copyObject({ bucket, headers, key, objects }: ObjectRequest): Answer {
  const from = decodeURIComponent(String(headers['x-amz-copy-source'])).replace(/^\//, '')
  const source = from.startsWith(`${bucket}/`) ? objects.get(from.slice(bucket.length + 1)) : undefined
  if (!source) return missing()
  const isReplacing = headers['x-amz-metadata-directive'] === 'REPLACE'
  // Like S3, reject a copy onto itself that changes nothing.
  if (from === `${bucket}/${key}` && !isReplacing) return { error: 'InvalidRequest', status: 400 }
  const copy = {
    ...source,
    changedAt: new Date(),
    ...(isReplacing && { metadata: metadataIn(headers), type: headers['content-type'] ?? source.type }),
  }
  objects.set(key, copy)
  return {
    body: Buffer.from(`<CopyObjectResult><ETag>${tagOf(copy)}</ETag></CopyObjectResult>`),
    headers: { 'content-type': 'application/xml' },
    status: 200,
  }
}

function readObject({ headers, key, objects }: ObjectRequest): Answer {
  const stored = objects.get(key)
  if (!stored) return missing()
  const { data } = stored
  const known = {
    'accept-ranges': 'bytes',
    'content-type': stored.type,
    etag: tagOf(stored),
    'last-modified': stored.changedAt.toUTCString(),
    ...Object.fromEntries(Object.entries(stored.metadata).map(([name, value]) => [`x-amz-meta-${name}`, value])),
  }
  if (headers['if-none-match'] === known.etag) return { headers: known, status: 304 }
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? []
  if (from === undefined)
    return { body: data, headers: { ...known, 'content-length': String(data.length) }, status: 200 }
  const end = Math.min(data.length - 1, to ? Number(to) : data.length - 1)
  if (Number(from) > end) return { error: 'InvalidRange', status: 416 }
  const part = data.subarray(Number(from), end + 1)
  return {
    body: part,
    headers: {
      ...known,
      'content-length': String(part.length),
      'content-range': `bytes ${from}-${end}/${data.length}`,
    },
    status: 206,
  }
}

function listObjects({ bucket, objects, query }: ObjectRequest): Answer {
  const prefix = query.get('prefix') ?? ''
  const after = query.get('continuation-token') ?? query.get('start-after') ?? ''
  const maxKeys = Math.min(MAX_KEYS, Number(query.get('max-keys') ?? MAX_KEYS))
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort()
  const page = keys.slice(0, maxKeys)
  const isCut = keys.length > page.length
  const contents = page.map((key) => {
    const stored = objects.get(key)!
    return `<Contents><Key>${escaped(key)}</Key><LastModified>${stored.changedAt.toISOString()}</LastModified><ETag>${escaped(tagOf(stored))}</ETag><Size>${stored.data.length}</Size></Contents>`
  })
  return {
    body: Buffer.from(
      `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><Name>${bucket}</Name><Prefix>${escaped(prefix)}</Prefix><KeyCount>${page.length}</KeyCount><MaxKeys>${maxKeys}</MaxKeys><IsTruncated>${isCut}</IsTruncated>${
        isCut ? `<NextContinuationToken>${escaped(page.at(-1)!)}</NextContinuationToken>` : ''
      }${contents.join('')}</ListBucketResult>`,
    ),
    headers: { 'content-type': 'application/xml' },
    status: 200,
  }
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
