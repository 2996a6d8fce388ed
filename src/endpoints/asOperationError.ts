import { APIError } from 'payload'
import { TooBusy } from '../lib/crypto/takeTurn'
import { OperationError, unavailable } from './OperationError'

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

/** When to try again after too many passwords were to be checked at once. */
const BUSY_SECONDS = 5

/**
 * A refusal as operations speak it, also where Payload refuses below one.
 * @param area of the operation
 * @returns null for what is no refusal but a failure of ours
 */
export function asOperationError(error: unknown, area: string): OperationError | null {
  if (error instanceof OperationError) return error
  if (error instanceof TooBusy)
    return unavailable(area, 'Too many people are signing in at this moment. Try again in a few seconds.', BUSY_SECONDS)
  if (!(error instanceof APIError) || !Object.hasOwn(KINDS, error.status)) return null
  const { errors } = (error.data ?? {}) as { errors?: { message: string; path?: string }[] }
  const places = errors?.map(({ message, path }) => ({ message, ...(path && { path }) }))
  return new OperationError({
    code: `${KINDS[error.status]}:${area}`,
    message: error.message,
    status: error.status,
    ...(places?.length && { errors: places }),
  })
}
