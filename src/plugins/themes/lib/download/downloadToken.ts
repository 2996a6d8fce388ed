import { createHmac, timingSafeEqual } from 'node:crypto'

/** The version that a download link provides, and the user it was issued to. */
export interface DownloadTarget {
  number: number
  tenant: string
  theme: string
  user: string
}

interface Circumstances {
  now: Date
  /** Secret of the installation. */
  secret: string
}

const LIFETIME_MS = 10 * 60_000

const sign = (body: string, secret: string): string =>
  createHmac('sha256', secret).update(`theme-download ${body}`).digest('base64url')

/** Issues a token for one version of one theme, valid for ten minutes. */
export function issueDownload({ number, tenant, theme, user }: DownloadTarget, { now, secret }: Circumstances): string {
  const body = Buffer.from(JSON.stringify([now.getTime() + LIFETIME_MS, user, tenant, theme, number])).toString(
    'base64url',
  )
  return `${body}.${sign(body, secret)}`
}

/** Verifies a token; null when it is invalid or has expired. */
export function readDownload(token: string, { now, secret }: Circumstances): DownloadTarget | null {
  const [, body, signature] = /^([\w-]{1,1000})\.([\w-]{43})$/.exec(token) ?? []
  if (!body || !signature || !timingSafeEqual(Buffer.from(signature), Buffer.from(sign(body, secret)))) return null
  const [until, user, tenant, theme, number] = JSON.parse(Buffer.from(body, 'base64url').toString()) as [
    number,
    string,
    string,
    string,
    number,
  ]
  return until > now.getTime() ? { number, tenant, theme, user } : null
}
