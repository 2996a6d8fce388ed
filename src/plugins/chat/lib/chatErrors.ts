import { OperationError, translatorOf } from '@/exports/server'
import { en } from '../messages/en'
import { FAILURES } from './screen/chatFailure'

export const AREA = 'chat'

const STATUSES = {
  'bad_request:api': 400,
  'forbidden:auth': 403,
  'forbidden:chat': 403,
  'not_found:chat': 404,
  'rate_limit:chat': 429,
  'unauthorized:chat': 401,
} as const

type Code = keyof typeof STATUSES

/** Creates the error for a code. `toChatMessage` translates its message. */
export function chatError(
  code: Code,
  more: { errors?: OperationError['errors']; retryAfter?: number } = {},
): OperationError {
  const message = en[FAILURES[code]]
  return new OperationError({ cause: message, code, errors: [{ message }], message, status: STATUSES[code], ...more })
}

/** Creates an error with its own message under a chat code. */
export const chatErrorWith = (code: string, status: number, message: string): OperationError =>
  new OperationError({ cause: message, code, message, status })

/**
 * Converts errors raised before an operation of the chat runs to the chat's own codes and messages, in the reader's
 * language.
 * @param area of the operation
 */
export function toChatMessage(raw: OperationError, language: string, area: string = AREA): OperationError {
  const { code, errors, message, retryAfter, status } = raw.cause === undefined ? withChatCode(raw, area) : raw
  const key = Object.hasOwn(STATUSES, code) ? FAILURES[code as Code] : null
  const translate = (text: string): string => (key && text === en[key] ? translatorOf({ language })(key) : text)
  return new OperationError({
    cause: translate(message),
    code,
    errors: errors.map((error) => ({ ...error, message: translate(error.message) })),
    message: translate(message),
    retryAfter,
    status,
  })
}

function withChatCode(raw: OperationError, area: string): OperationError {
  if (raw.code === `bad_request:${area}`) return chatError('bad_request:api', { errors: raw.errors })
  if (raw.code === `not_found:${area}`) return chatError('not_found:chat')
  return raw.code === `unauthorized:${area}` ? chatError('unauthorized:chat') : raw
}
