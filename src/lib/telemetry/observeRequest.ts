import type { IncomingMessage, ServerResponse } from 'node:http'
import { SpanKind, SpanStatusCode } from '@opentelemetry/api'
import { counter, durationHistogram, isObserved, beginWork, endWork, runWithin } from './telemetry.ts'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Records metrics and a trace of a request, if enabled. Contains only its method and route pattern. */
export async function observeRequest(
  incoming: Pick<IncomingMessage, 'headers' | 'method' | 'url'>,
  outgoing: ServerResponse,
  handle: () => Promise<void>,
): Promise<void> {
  if (!isObserved()) return handle()
  const start = performance.now()
  const method = METHODS.has(incoming.method ?? '') ? String(incoming.method) : 'OTHER'
  const traceparent = incoming.headers.traceparent
  const work = beginWork(method, { kind: SpanKind.SERVER, traceparent: traceparent ? String(traceparent) : null })
  outgoing.once('close', () => {
    const route = work.route ?? routeOfPath(incoming.url ?? '')
    const status = outgoing.writableFinished ? String(outgoing.statusCode) : 'aborted'
    counter('callboard_http_requests', 'HTTP requests').add(1, { method, route, status })
    durationHistogram(
      'callboard_http_request_duration_seconds',
      'Duration of HTTP requests until the response is complete',
    ).record((performance.now() - start) / 1000, { method, route })
    work.span?.updateName(`${method} ${route}`)
    work.span?.setAttributes({ 'http.request.method': method, 'http.route': route })
    if (outgoing.writableFinished) work.span?.setAttribute('http.response.status_code', outgoing.statusCode)
    if (outgoing.statusCode >= 500) work.span?.setStatus({ code: SpanStatusCode.ERROR })
    endWork(work)
  })
  return runWithin(work, handle)
}

/** Route patterns. They never contain parts of the URL itself. */
const ROUTES: [RegExp, string][] = [
  [/^\/api(?:\/|$)/, '/api/*'],
  [/^\/_next\//, '/_next/*'],
  [/^\/admin\/?$/, '/admin'],
  [/^\/admin\/collections\/[^/]+\/create\/?$/, '/admin/collections/:type/create'],
  [/^\/admin\/collections\/[^/]+\/?$/, '/admin/collections/:type'],
  [/^\/admin\/collections\/[^/]+\/[^/]+\/?$/, '/admin/collections/:type/:id'],
  [/^\/admin\/collections\//, '/admin/collections/:type/:id/*'],
  [/^\/admin\/settings(?:\/|$)/, '/admin/settings/*'],
  [/^\/admin\//, '/admin/*'],
]

/**
 * The route pattern of a request for which the application has set none.
 * @param url with its query
 */
export function routeOfPath(url: string): string {
  const path = url.split('?', 1)[0] ?? ''
  return ROUTES.find(([pattern]) => pattern.test(path))?.[1] ?? 'website'
}
