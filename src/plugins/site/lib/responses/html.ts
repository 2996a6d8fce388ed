import { createHash } from 'node:crypto'
import { cspHeader } from '@/lib/csp/cspHeader'
import type { CspDirectives } from '@/lib/csp/presets'
import type { Site } from '../Site'

export interface HtmlOptions {
  status?: number
  headers?: Record<string, string>
  /** Site whose content security policy applies; null for pages without a site. */
  site: Site | null
  /** Additional directives that the policy needs. */
  needed?: CspDirectives
  request: Request
  /** Shared caches may store it and must revalidate it. */
  isShared?: boolean
  /** ETag of the content, when already computed. */
  tag?: string
  /** Transforms the HTML before it is sent. */
  rewrite?: (page: string) => string
}

/** Policy of pages without a site: only our own style sheet. */
const PLAIN_POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

/** Lifetime in shared caches, in seconds. */
const SHARED_SECONDS = 60

/** Computes the ETag of a page. */
export const etagOf = (body: Uint8Array | string): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

/** Creates the response for an HTML page. */
export function htmlResponse(
  html: Uint8Array<ArrayBuffer> | string,
  {
    headers = {},
    isShared = false,
    needed,
    request,
    rewrite = (page) => page,
    site,
    status = 200,
    tag: knownTag,
  }: HtmlOptions,
): Response {
  const body = typeof html === 'string' ? rewrite(html) : html
  const tag = knownTag ?? etagOf(body)
  const responseHeaders = new Headers({
    'Cache-Control': isShared ? `public, max-age=0, s-maxage=${SHARED_SECONDS}, must-revalidate` : 'private, no-store',
    'Content-Security-Policy': site ? cspHeader(site.csp, needed) : PLAIN_POLICY,
    'Content-Type': 'text/html; charset=utf-8',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    ...(isShared && { ETag: tag }),
    ...headers,
  })
  if (isShared && request.headers.get('If-None-Match')?.includes(tag))
    return new Response(null, { headers: responseHeaders, status: 304 })
  return new Response(request.method === 'HEAD' ? null : body, { headers: responseHeaders, status })
}
