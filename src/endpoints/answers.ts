import { classifyFailure } from '../database/failures'
import type { AfterErrorHook } from 'payload'

/** The body of every failing call of ours. `kind:area`, kind first. */
export interface FailureBody {
  error: string
  code: string
  errors: { message: string; path?: string }[]
  /** The message once more, for callers that read it there. */
  cause?: string
}

export interface Failure {
  status: number
  code: string
  message: string
  errors?: { message: string; path?: string }[]
  /** Seconds after which to try again. */
  retryAfter?: number
  /** As in the body. */
  cause?: string
}

/** When to try again after the database was away: it restarts in less. */
export const RETRY_SECONDS = 2

/** A failure as a response. */
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

/** Something of ours or of Payload's broke. Nothing of the error reaches the caller. */
export function brokenResponse(error: unknown): Response {
  const failure = classifyFailure(error)
  if (failure) return failureResponse({ ...failure, ...(failure.status === 503 && { retryAfter: RETRY_SECONDS }) })
  return failureResponse({
    code: 'internal:api',
    message: 'Something went wrong. Please try again later.',
    status: 500,
  })
}

/** Replaces an answer in which a handler of Payload's sends an error as it caught it, statement and address included. */
export async function hideInternals(response: Response): Promise<Response> {
  if (response.status !== 500) return response
  const body = await response.json().catch(() => null)
  return brokenResponse(body && typeof body === 'object' && 'error' in body ? body.error : null)
}

/** Answers what the database refuses or cannot do now with its proper status, in our own words. */
export const mapFailure: AfterErrorHook = ({ error, req }) => {
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
