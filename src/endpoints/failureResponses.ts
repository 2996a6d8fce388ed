import { classifyFailure } from '@/database/failures'
import type { AfterErrorHook } from 'payload'
import { fixedMessages } from '@/i18n/fixed/en'
import { fixedMessageIn, inLanguage } from '@/i18n/fixed/inLanguage'
import { requestLanguage } from '@/i18n/translator'

/** Body of every error response. `code` is `kind:area`. */
export interface FailureBody {
  error: string
  code: string
  errors: { message: string; path?: string }[]
  /** The message again, for clients that read it from this field. */
  cause?: string
}

export interface Failure {
  status: number
  code: string
  message: string
  errors?: { message: string; path?: string }[]
  /** `Retry-After` in seconds. */
  retryAfter?: number
  /** See `FailureBody.cause`. */
  cause?: string
  /** Further headers of the response. Default: none. */
  headers?: Record<string, string>
}

/** `Retry-After` in seconds while the database is unavailable: it restarts in less. */
export const RETRY_SECONDS = 2

/**
 * Builds the response of a failure.
 * @param language of the reader, for fixed messages. Default: English
 */
export function failureResponse(failure: Failure, language = 'en'): Response {
  const { cause, code, errors, message, retryAfter, status } = inLanguage(failure, language)
  const body: FailureBody = {
    code,
    error: message,
    errors: errors ?? [{ message }],
    ...(cause !== undefined && { cause }),
  }
  return Response.json(body, {
    headers: {
      ...failure.headers,
      'Cache-Control': 'no-store',
      ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
    },
    status,
  })
}

/** Builds the response of an unexpected error, without exposing any of it. */
export function internalErrorResponse(error: unknown, language = 'en'): Response {
  const failure = classifyFailure(error)
  if (failure)
    return failureResponse({ ...failure, ...(failure.status === 503 && { retryAfter: RETRY_SECONDS }) }, language)
  return failureResponse({ code: 'internal:api', message: fixedMessages.internal, status: 500 }, language)
}

/**
 * Replaces a 500 response in which a Payload handler exposes the error that it caught, SQL statement and address
 * included.
 */
export async function redactInternalErrors(response: Response, language: string): Promise<Response> {
  if (response.status !== 500) return response
  const body = await response.json().catch(() => null)
  return internalErrorResponse(body && typeof body === 'object' && 'error' in body ? body.error : null, language)
}

/** Maps database errors to the proper status and our own message. */
export const mapDatabaseError: AfterErrorHook = ({ error, req }) => {
  const failure = classifyFailure(error)
  if (!failure) return
  if (failure.status === 503) {
    req.responseHeaders ??= new Headers()
    req.responseHeaders.set('Retry-After', String(RETRY_SECONDS))
  }
  // A request that failed while its user was read has no `i18n` yet.
  const message = fixedMessageIn(requestLanguage(req.payload.config, req.headers), failure.message)
  return {
    response: {
      code: failure.code,
      error: message,
      errors: [{ message, ...(failure.path && { path: failure.path }) }],
    },
    status: failure.status,
  }
}
