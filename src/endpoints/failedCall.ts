import type { PayloadRequest } from 'payload'
import { classifyFailure } from '../database/failures'
import { refusalStatus, Refused } from '../lib/logging/refusals'
import { isRecord } from '../lib/values'
import { answerInstead } from '../lib/process/answerInstead'
import { RETRY_SECONDS } from './answers'

const BROKEN = 'Something went wrong. Please try again later.'

/**
 * What a server function throws in place of an error of ours or of Payload's: Next answers 500 to each. A refusal has
 * its own status and stands in no log; while the database is away the answer is 503.
 */
export function failedCall(error: unknown): unknown {
  // A redirect, or a page that is missing: Next knows what to do.
  if (isRecord(error) && String(error.digest).startsWith('NEXT_')) return error
  const failure = classifyFailure(error)
  const status = failure?.status ?? refusalStatus(error)
  if (status === null) return error
  answerInstead({
    headers: { 'Cache-Control': 'no-store', ...(status === 503 && { 'Retry-After': String(RETRY_SECONDS) }) },
    status,
  })
  return new Refused(failure?.message ?? (error as Error).message)
}

/** Words of Payload's own refusals, which it returns without saying that they are. */
const REFUSAL_MESSAGES = ['error:notAllowedToPerformAction', 'error:unauthorized', 'error:unspecific'] as const

/**
 * What a function of Payload's returns when it failed, without the words of errors that are no refusals: they are those
 * of the database, statement and values included.
 * @param logged errors that the function has logged: whether one refuses cannot be told by its words
 */
export function withoutInternals(result: unknown, { t }: Pick<PayloadRequest, 't'>, logged: unknown[]): unknown {
  if (!isRecord(result) || !Array.isArray(result.errors)) return result
  const refusals = logged.flatMap((error) => (refusalStatus(error) === null ? [] : [(error as Error).message]))
  const known = new Set<unknown>([...REFUSAL_MESSAGES.map((key) => t(key)), ...refusals])
  const message = logged.map(classifyFailure).find((failure) => failure !== null)?.message ?? BROKEN
  return {
    ...result,
    errors: result.errors.map((one: unknown) =>
      isRecord(one) && (one.data !== undefined || known.has(one.message)) ? one : { message },
    ),
  }
}
