import { createHash } from 'node:crypto'
import { cspHeader } from '../../../../lib/csp/cspHeader'
import type { CspDirectives } from '../../../../lib/csp/presets'
import type { Site } from '../Site'

export interface HtmlOptions {
  status?: number
  headers?: Record<string, string>
  /** Whose policy it is sent with; null for what is nobody's. */
  site: Site | null
  /** What it must allow besides. */
  needed?: CspDirectives
  request: Request
  /** Anybody's browser and proxy may keep it, asking whether it is still so. */
  isShared?: boolean
  /** Names the content, where that has been worked out. */
  tag?: string
  /** Changes the page as it is written. */
  rewrite?: (page: string) => string
}

/** Of pages that are nobody's: nothing but our own style. */
const PLAIN_POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

/** Proxies answer from what they keep for that long. */
const SHARED_SECONDS = 60

/** Names the content of a page. */
export const tagOf = (body: Uint8Array | string): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

/** A page as an answer. */
export function htmlAnswer(
  html: Uint8Array<ArrayBuffer> | string,
  {
    headers = {},
    isShared = false,
    needed,
    request,
    rewrite = (page) => page,
    site,
    status = 200,
    tag: known,
  }: HtmlOptions,
): Response {
  const body = typeof html === 'string' ? rewrite(html) : html
  const tag = known ?? tagOf(body)
  const all = new Headers({
    'Cache-Control': isShared ? `public, max-age=0, s-maxage=${SHARED_SECONDS}, must-revalidate` : 'private, no-store',
    'Content-Security-Policy': site ? cspHeader(site.csp, needed) : PLAIN_POLICY,
    'Content-Type': 'text/html; charset=utf-8',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    ...(isShared && { ETag: tag }),
    ...headers,
  })
  if (isShared && request.headers.get('If-None-Match')?.includes(tag))
    return new Response(null, { headers: all, status: 304 })
  return new Response(request.method === 'HEAD' ? null : body, { headers: all, status })
}
