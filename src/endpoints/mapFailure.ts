import type { AfterErrorHook } from 'payload'
import { classifyFailure } from '../database/failures'
import { RETRY_SECONDS } from './answers'

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
