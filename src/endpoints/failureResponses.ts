import { classifyFailure } from '../database/failures'
import type { AfterErrorHook } from 'payload'

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
}

/** `Retry-After` in seconds while the database is unavailable: it restarts in less. */
export const RETRY_SECONDS = 2

/** Builds the response of a failure. */
export function failureResponse({ cause, code, errors, message, retryAfter, status }: Failure): Response {
  const body: FailureBody = {
    code,
    error: message,
    errors: errors ?? [{ message }],
    ...(cause !== undefined && { cause }),
  }
  return Response.json(body, {
    headers: { 'Cache-Control': 'no-store', ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }) },
    status,
  })
}

/** Builds the response of an unexpected error, without exposing any of it. */
export function internalErrorResponse(error: unknown): Response {
  const failure = classifyFailure(error)
  if (failure) return failureResponse({ ...failure, ...(failure.status === 503 && { retryAfter: RETRY_SECONDS }) })
  return failureResponse({
    code: 'internal:api',
    message: 'Something went wrong. Please try again later.',
    status: 500,
  })
}

/**
 * Replaces a 500 response in which a Payload handler exposes the error that it caught, SQL statement and address
 * included.
 */
export async function redactInternalErrors(response: Response): Promise<Response> {
  if (response.status !== 500) return response
  const body = await response.json().catch(() => null)
  return internalErrorResponse(body && typeof body === 'object' && 'error' in body ? body.error : null)
}

/** Maps database errors to the proper status and our own message. */
export const mapDatabaseError: AfterErrorHook = ({ error, req }) => {
  const failure = classifyFailure(error)
  if (!failure) return
  if (failure.status === 503) {
    req.responseHeaders ??= new Headers()
    req.responseHeaders.set('Retry-After', String(RETRY_SECONDS))
  }
  return {
    response: {
      code: failure.code,
      error: failure.message,
      errors: [{ message: failure.message, ...(failure.path && { path: failure.path }) }],
    },
    status: failure.status,
  }
}
