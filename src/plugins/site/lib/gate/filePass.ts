import { createHmac, timingSafeEqual } from 'node:crypto'
import { MARK_PATH } from '../ownPaths'
import type { SigningContext, ProtectedSite } from './pass'

const HOUR_MS = 3_600_000

/** Matches file addresses in HTML. */
const FILES = new RegExp(`(?:/api/(?:media|files)/file/[^"\\s?&<>]+|${MARK_PATH})(?=["\\s])`, 'g')

const sign = (path: string, until: number, { gate, id }: ProtectedSite, secret: string): string =>
  createHmac('sha256', secret)
    .update(`site-file ${id} ${gate?.passwordHash ?? ''} ${path} ${until}`)
    .digest('base64url')

/**
 * Adds a signature to the address of each file in a draft, so that viewers without the site's password can load it.
 * Each signature opens one file, for one to two hours.
 */
export function signFileAddresses(html: string, site: ProtectedSite, { now, secret }: SigningContext): string {
  if (!site.gate) return html
  const until = (Math.floor(now.getTime() / HOUR_MS) + 2) * (HOUR_MS / 1000)
  return html.replace(FILES, (path) => `${path}?pass=${until}.${sign(path, until, site, secret)}`)
}

/** Whether the signature in the address allows access to this file. */
export function isFilePass(
  { pathname, searchParams }: URL,
  site: ProtectedSite,
  { now, secret }: SigningContext,
): boolean {
  const [, until, signature] = /^(\d{1,12})\.([\w-]{43})$/.exec(searchParams.get('pass') ?? '') ?? []
  if (!until || !signature || Number(until) * 1000 < now.getTime()) return false
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(pathname, Number(until), site, secret)))
}
