import type { PayloadRequest } from 'payload'
import { classifyFailure } from '@/database/failures'
import { refusalStatus, UnloggedError } from '@/lib/logging/refusals'
import { isRecord } from '@/lib/values'
import { answerInstead } from '@/lib/process/answerInstead'
import { RETRY_SECONDS } from './failureResponses'
import { fixedMessages } from '@/i18n/fixed/en'
import { fixedMessageIn } from '@/i18n/fixed/inLanguage'

/**
 * Converts an error that a server function throws, because Next responds to any error with 500. Refusals get their own
 * status and are not logged; while the database is unavailable the status is 503.
 */
export function toServerFunctionError(error: unknown): unknown {
  // Next handles redirects and missing pages itself.
  if (isRecord(error) && String(error.digest).startsWith('NEXT_')) return error
  const failure = classifyFailure(error)
  const status = failure?.status ?? refusalStatus(error)
  if (status === null) return error
  answerInstead({
    headers: { 'Cache-Control': 'no-store', ...(status === 503 && { 'Retry-After': String(RETRY_SECONDS) }) },
    status,
  })
  return new UnloggedError(failure?.message ?? (error as Error).message)
}

/** Messages of Payload's own refusals, which it returns like any other error. */
const REFUSAL_MESSAGES = ['error:notAllowedToPerformAction', 'error:unauthorized', 'error:unspecific'] as const

/**
 * Redacts the messages in an error result of a Payload server function, except those of refusals: others come from the
 * database, with statement and values.
 * @param logged errors that the function has logged, because messages alone do not tell refusals apart
 */
export function redactErrors(
  result: unknown,
  { i18n, t }: Pick<PayloadRequest, 'i18n' | 't'>,
  logged: unknown[],
): unknown {
  if (!isRecord(result) || !Array.isArray(result.errors)) return result
  const refusals = logged.flatMap((error) => (refusalStatus(error) === null ? [] : [(error as Error).message]))
  const safeMessages = new Set<unknown>([...REFUSAL_MESSAGES.map((key) => t(key)), ...refusals])
  const failure = logged.map(classifyFailure).find((found) => found !== null)
  const message = fixedMessageIn(i18n.language, failure?.message ?? fixedMessages.internal)
  return {
    ...result,
    errors: result.errors.map((entry: unknown) =>
      isRecord(entry) && (entry.data !== undefined || safeMessages.has(entry.message)) ? entry : { message },
    ),
  }
}
