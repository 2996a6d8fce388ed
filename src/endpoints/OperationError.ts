import type { Failure } from './failureResponses'
import { APIError } from 'payload'
import { TooBusy } from '@/lib/crypto/runQueued'
import { fixedMessages } from '@/i18n/fixed/en'

/** An operation's refusal. All of its properties are sent to the caller; other errors are never exposed. */
export class OperationError extends Error {
  override name = 'OperationError'
  readonly status: number
  readonly code: string
  readonly errors: NonNullable<Failure['errors']>
  readonly retryAfter: number | undefined
  override readonly cause: string | undefined

  constructor({ cause, code, errors, message, retryAfter, status }: Failure) {
    super(message)
    this.status = status
    this.code = code
    this.errors = errors ?? [{ message }]
    this.retryAfter = retryAfter
    this.cause = cause
  }
}

/** Malformed input. */
export const badRequest = (area: string, message: string, errors?: Failure['errors']) =>
  new OperationError({ code: `bad_request:${area}`, errors, message, status: 400 })

export const unauthorized = (area: string) =>
  new OperationError({ code: `unauthorized:${area}`, message: fixedMessages.signedOut, status: 401 })

/** The person is a member of the tenant but lacks the permission. */
export const forbidden = (area: string, message: string = fixedMessages.forbidden) =>
  new OperationError({ code: `forbidden:${area}`, message, status: 403 })

/** The person is a member of the tenant but lacks the second factor that it requires. */
export const secondFactorRequired = (area: string) =>
  new OperationError({
    code: `second_factor:${area}`,
    message: fixedMessages.secondFactor,
    status: 403,
  })

/** The tenant's plan does not include the feature. */
export const notInPlan = (area: string, message: string) =>
  new OperationError({ code: `plan:${area}`, message, status: 403 })

/** The target does not exist, or is in a tenant that the person does not belong to. The response is the same. */
export const notFound = (area: string) =>
  new OperationError({ code: `not_found:${area}`, message: fixedMessages.notFound, status: 404 })

/** The target is a duplicate, outdated, in use, or the last of its kind. */
export const conflict = (area: string, message: string, path?: string) =>
  new OperationError({ code: `conflict:${area}`, errors: [{ message, ...(path && { path }) }], message, status: 409 })

/** The document changed since the caller read it. */
export const stale = (area: string) =>
  new OperationError({
    code: `stale:${area}`,
    message: fixedMessages.stale,
    status: 409,
  })

/** Well-formed, but a rule refuses it. */
export const refused = (area: string, message: string, path?: string) =>
  new OperationError({ code: `refused:${area}`, errors: [{ message, ...(path && { path }) }], message, status: 422 })

/** An external service does not respond. Nothing was changed. */
export const unavailable = (area: string, message: string, retryAfter: number) =>
  new OperationError({ code: `unavailable:${area}`, message, retryAfter, status: 503 })

export const tooManyRequests = (area: string, retryAfter: number) =>
  new OperationError({
    code: `rate_limit:${area}`,
    message: fixedMessages.tooMany,
    retryAfter,
    status: 429,
  })

const KINDS: Record<number, string> = {
  400: 'bad_request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  413: 'too_large',
  415: 'wrong_type',
  422: 'refused',
  423: 'locked',
  429: 'rate_limit',
}

/** `Retry-After` in seconds when too many passwords are being checked at once. */
const BUSY_SECONDS = 5

/**
 * Converts an error to an `OperationError`, including refusals by Payload.
 * @param area of the operation
 * @returns null for unexpected errors
 */
export function toOperationError(error: unknown, area: string): OperationError | null {
  if (error instanceof OperationError) return error
  if (error instanceof TooBusy) return unavailable(area, fixedMessages.busySigningIn, BUSY_SECONDS)
  if (!(error instanceof APIError) || !Object.hasOwn(KINDS, error.status)) return null
  const { errors } = (error.data ?? {}) as { errors?: { message: string; path?: string }[] }
  const fieldErrors = errors?.map(({ message, path }) => ({ message, ...(path && { path }) }))
  return new OperationError({
    code: `${KINDS[error.status]}:${area}`,
    message: error.message,
    status: error.status,
    ...(fieldErrors?.length && { errors: fieldErrors }),
  })
}
