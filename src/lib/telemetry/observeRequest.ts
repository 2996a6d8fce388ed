import type { IncomingMessage, ServerResponse } from 'node:http'
import { SpanKind, SpanStatusCode } from '@opentelemetry/api'
import { routeOfPath } from './routeOfPath.ts'
import { counter, durations, isObserved } from './telemetry.ts'
import { beginWork, endWork, within } from './work.ts'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/**
 * Measures the answer to a request, where this process is observed. Of the request nothing is kept but its method and
 * the pattern of its address.
 */
export async function observeRequest(
  incoming: Pick<IncomingMessage, 'headers' | 'method' | 'url'>,
  outgoing: ServerResponse,
  answer: () => Promise<void>,
): Promise<void> {
  if (!isObserved()) return answer()
  const start = performance.now()
  const method = METHODS.has(incoming.method ?? '') ? String(incoming.method) : 'OTHER'
  const traceparent = incoming.headers.traceparent
  const work = beginWork(method, { kind: SpanKind.SERVER, traceparent: traceparent ? String(traceparent) : null })
  outgoing.once('close', () => {
    const route = work.route ?? routeOfPath(incoming.url ?? '')
    const status = outgoing.writableFinished ? String(outgoing.statusCode) : 'aborted'
    counter('callboard_http_requests', 'Requests that were answered').add(1, { method, route, status })
    durations(
      'callboard_http_request_duration_seconds',
      'From the first lines of a request to the end of its answer',
    ).record((performance.now() - start) / 1000, { method, route })
    work.span?.updateName(`${method} ${route}`)
    work.span?.setAttributes({ 'http.request.method': method, 'http.route': route })
    if (outgoing.writableFinished) work.span?.setAttribute('http.response.status_code', outgoing.statusCode)
    if (outgoing.statusCode >= 500) work.span?.setStatus({ code: SpanStatusCode.ERROR })
    endWork(work)
  })
  return within(work, answer)
}
