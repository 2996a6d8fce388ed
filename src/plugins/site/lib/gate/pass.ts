import { createHmac, timingSafeEqual } from 'node:crypto'

/** A visitor who knew the password need not know it again for that long. */
const PASS_SECONDS = 12 * 60 * 60

export interface Protected {
  id: string
  gate: { passwordHash: string } | null
}

export interface Circumstances {
  now: Date
  /** Of the installation. */
  secret: string
}

/** Bound to the site and to its very password: another one ends it. */
const sign = (until: number, { gate, id }: Protected, secret: string): string =>
  createHmac('sha256', secret)
    .update(`site-pass ${id} ${gate?.passwordHash ?? ''} ${until}`)
    .digest('base64url')

/** What the browser of a visitor who knows the password keeps. */
export function issuePass(site: Protected, { now, secret }: Circumstances): { seconds: number; value: string } {
  const until = Math.floor(now.getTime() / 1000) + PASS_SECONDS
  return { seconds: PASS_SECONDS, value: `${until}.${sign(until, site, secret)}` }
}

/** Does it let into this site, now? */
export function isPass(value: string | undefined, site: Protected, { now, secret }: Circumstances): boolean {
  const [, until, signature] = /^(\d{1,12})\.([\w-]{43})$/.exec(value ?? '') ?? []
  if (!until || !signature || Number(until) * 1000 < now.getTime()) return false
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(Number(until), site, secret)))
}
