import { createHmac, timingSafeEqual } from 'node:crypto'

/** Lifetime of a pass in seconds. */
const PASS_SECONDS = 12 * 60 * 60

export interface ProtectedSite {
  id: string
  gate: { passwordHash: string } | null
}

export interface SigningContext {
  now: Date
  /** Secret of the installation. */
  secret: string
}

/** The signature covers the site and its password hash: changing the password invalidates all passes. */
const sign = (until: number, { gate, id }: ProtectedSite, secret: string): string =>
  createHmac('sha256', secret)
    .update(`site-pass ${id} ${gate?.passwordHash ?? ''} ${until}`)
    .digest('base64url')

/** Creates the cookie value for a visitor who entered the password. */
export function issuePass(site: ProtectedSite, { now, secret }: SigningContext): { seconds: number; value: string } {
  const until = Math.floor(now.getTime() / 1000) + PASS_SECONDS
  return { seconds: PASS_SECONDS, value: `${until}.${sign(until, site, secret)}` }
}

/** Whether a pass is valid for this site now. */
export function isPass(value: string | undefined, site: ProtectedSite, { now, secret }: SigningContext): boolean {
  const [, until, signature] = /^(\d{1,12})\.([\w-]{43})$/.exec(value ?? '') ?? []
  if (!until || !signature || Number(until) * 1000 < now.getTime()) return false
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(Number(until), site, secret)))
}
