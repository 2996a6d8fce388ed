import type { Instrumentation } from 'next'
import { FAILURE_POLICY, failurePage } from './components/views/Failure/failurePage'
import { classifyFailure } from './database/failures'
import { RETRY_SECONDS } from './endpoints/failureResponses'
import { redactConsole } from './lib/logging/redactConsole'
import { answerInstead } from './lib/process/answerInstead'

/** Called by Next once per process, before the first request. */
export function register(): void {
  // In development, Next forwards console errors to the browser and identifies them by their objects, so they must stay
  // unchanged.
  if (process.env.NODE_ENV === 'production') redactConsole()
}

/**
 * Called by Next for each page that fails, before the response is sent. Responds with 503 while the database is
 * unavailable.
 */
export const onRequestError: Instrumentation.onRequestError = (error, { headers, method }) => {
  if (classifyFailure(error)?.status !== 503) return
  const isPage = (method === 'GET' || method === 'HEAD') && headers.rsc === undefined
  const page = isPage && {
    body: failurePage({ cookie: String(headers.cookie ?? ''), language: String(headers['accept-language'] ?? '') }),
    headers: {
      'Content-Security-Policy': FAILURE_POLICY,
      'Content-Type': 'text/html; charset=utf-8',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
    },
  }
  answerInstead({
    ...page,
    headers: { ...(page && page.headers), 'Cache-Control': 'no-store', 'Retry-After': String(RETRY_SECONDS) },
    status: 503,
  })
}
