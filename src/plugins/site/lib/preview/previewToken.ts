import { createHmac, timingSafeEqual } from 'node:crypto'

/** The document that a token shows, and the user it was issued to. */
export interface PreviewTarget {
  collection: string
  id: string
  tenant: string
  user: string
}

interface Circumstances {
  now: Date
  /** Secret of the installation. */
  secret: string
}

const HOUR_MS = 3_600_000

const sign = (body: string, secret: string): string =>
  createHmac('sha256', secret).update(`site-preview ${body}`).digest('base64url')

/**
 * Issues a token for one user and one document, valid for one to two hours. It stays the same within an hour: the
 * editor requests it on every change, and a new token would reload the preview.
 */
export function issuePreview({ collection, id, tenant, user }: PreviewTarget, { now, secret }: Circumstances): string {
  const until = (Math.floor(now.getTime() / HOUR_MS) + 2) * (HOUR_MS / 1000)
  const body = Buffer.from(JSON.stringify([until, user, tenant, collection, id])).toString('base64url')
  return `${body}.${sign(body, secret)}`
}

/** Verifies a token; null when it is invalid or has expired. */
export function readPreview(token: string, { now, secret }: Circumstances): PreviewTarget | null {
  const [, body, signature] = /^([\w-]{1,1000})\.([\w-]{43})$/.exec(token) ?? []
  if (!body || !signature || !timingSafeEqual(Buffer.from(signature), Buffer.from(sign(body, secret)))) return null
  const [until, user, tenant, collection, id] = JSON.parse(Buffer.from(body, 'base64url').toString()) as [
    number,
    string,
    string,
    string,
    string,
  ]
  return until * 1000 > now.getTime() ? { collection, id, tenant, user } : null
}
