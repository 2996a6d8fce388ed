import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export interface Keys {
  accessKeyId: string
  region: string
  secretAccessKey: string
}

/** Tolerated clock skew of clients. */
const SKEW_MS = 15 * 60_000

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/

/**
 * Verifies Signature Version 4 in the authorization header, as S3 does: it covers method, path, query, the named
 * headers and the hash of the body.
 * @returns the S3 error code; null if the signature is valid
 */
export function signatureProblem(message: IncomingMessage, body: Buffer, keys: Keys, now = Date.now()): string | null {
  const { authorization = '', host, ...headers } = message.headers
  const [, id, day, region, names, signature] = AUTHORIZATION.exec(authorization) ?? []
  if (!id || !day || !region || !names || !signature) return 'AccessDenied'
  if (id !== keys.accessKeyId) return 'InvalidAccessKeyId'
  if (region !== keys.region) return 'AuthorizationHeaderMalformed'
  const signed = names.split(';')
  const moment = String(headers['x-amz-date'] ?? '')
  if (!signed.includes('host') || !host || !moment.startsWith(day)) return 'AccessDenied'
  if (Math.abs(momentOf(moment) - now) > SKEW_MS) return 'RequestTimeTooSkewed'
  const hash = String(headers['x-amz-content-sha256'] ?? '')
  if (hash !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  // All `x-amz-` headers must be signed; otherwise they could be changed in transit.
  if (Object.keys(headers).some((name) => name.startsWith('x-amz-') && !signed.includes(name))) return 'AccessDenied'
  const url = new URL(message.url ?? '/', `http://${host}`)
  const canonical = [
    message.method,
    url.pathname,
    canonicalQuery(url.searchParams),
    ...signed.map((name) => `${name}:${valueOf(message, name)}`),
    '',
    names,
    hash,
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', moment, scope, sha256(canonical)].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${keys.secretAccessKey}`)
  return timingSafeEqual(hmac(key, text), Buffer.from(signature, 'hex')) ? null : 'SignatureDoesNotMatch'
}

const sha256 = (data: Buffer | string): string => createHash('sha256').update(data).digest('hex')
const hmac = (key: Buffer | string, data: string): Buffer => createHmac('sha256', key).update(data).digest()

const valueOf = (message: IncomingMessage, name: string): string =>
  (message.headersDistinct[name] ?? []).map((value) => value.trim().replace(/ +/g, ' ')).join(',')

/** Parses `20261125T130102Z`. */
const momentOf = (text: string): number =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z')) || 0

const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)

const canonicalQuery = (query: URLSearchParams): string =>
  [...query]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&')
