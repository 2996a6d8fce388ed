import { createHmac, timingSafeEqual } from 'node:crypto'
import { MARK_PATH } from '../ownPaths'
import type { Circumstances, Protected } from './pass'

const HOUR_MS = 3_600_000

/** Addresses of a site's files as they stand in its pages. */
const FILES = new RegExp(`(?:/api/(?:media|files)/file/[^"\\s?&<>]+|${MARK_PATH})(?=["\\s])`, 'g')

const sign = (path: string, until: number, { gate, id }: Protected, secret: string): string =>
  createHmac('sha256', secret)
    .update(`site-file ${id} ${gate?.passwordHash ?? ''} ${path} ${until}`)
    .digest('base64url')

/**
 * Lets a draft show its pictures to whoever looks at it without the site's password: the address of each file in the page
 * opens that very file, for one to two hours, and nothing else of the site.
 */
export function withFilePasses(html: string, site: Protected, { now, secret }: Circumstances): string {
  if (!site.gate) return html
  const until = (Math.floor(now.getTime() / HOUR_MS) + 2) * (HOUR_MS / 1000)
  return html.replace(FILES, (path) => `${path}?pass=${until}.${sign(path, until, site, secret)}`)
}

/** Does the address itself open this file of the site? */
export function isFilePass({ pathname, searchParams }: URL, site: Protected, { now, secret }: Circumstances): boolean {
  const [, until, signature] = /^(\d{1,12})\.([\w-]{43})$/.exec(searchParams.get('pass') ?? '') ?? []
  if (!until || !signature || Number(until) * 1000 < now.getTime()) return false
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(pathname, Number(until), site, secret)))
}
