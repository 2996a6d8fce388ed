import { classifyFailure } from '../database/failures'
import { failureResponse, RETRY_SECONDS } from './answers'

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
