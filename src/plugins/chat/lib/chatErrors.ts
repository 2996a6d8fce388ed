import { OperationError } from '../../../endpoints/OperationError'

export const AREA = 'chat'

/** Error messages by code, as the screens know them. */
const TEXTS = {
  'bad_request:api': {
    message: "The request couldn't be processed. Please check your input and try again.",
    status: 400,
  },
  'forbidden:auth': { message: 'Your account does not have access to this feature.', status: 403 },
  'forbidden:chat': {
    message: 'This chat belongs to another user. Please check the chat ID and try again.',
    status: 403,
  },
  'not_found:chat': {
    message: 'The requested chat was not found. Please check the chat ID and try again.',
    status: 404,
  },
  'rate_limit:chat': {
    message: 'You have exceeded your maximum number of messages for the day. Please try again later.',
    status: 429,
  },
  'unauthorized:chat': { message: 'You need to sign in to view this chat. Please sign in and try again.', status: 401 },
} as const

type Code = keyof typeof TEXTS

/** Creates the error for a code. */
export function chatError(
  code: Code,
  more: { errors?: OperationError['errors']; retryAfter?: number } = {},
): OperationError {
  const { message, status } = TEXTS[code]
  return new OperationError({ cause: message, code, errors: [{ message }], message, status, ...more })
}

/** Creates an error with its own message under a chat code. */
export const chatErrorWith = (code: string, status: number, message: string): OperationError =>
  new OperationError({ cause: message, code, message, status })

/**
 * Converts errors raised before an operation of the chat runs to the chat's own codes and messages.
 * @param area of the operation
 */
export function toChatMessage(raw: OperationError, area: string = AREA): OperationError {
  if (raw.cause !== undefined) return raw
  if (raw.code === `bad_request:${area}`) return chatError('bad_request:api', { errors: raw.errors })
  if (raw.code === `not_found:${area}`) return chatError('not_found:chat')
  if (raw.code === `unauthorized:${area}`) return chatError('unauthorized:chat')
  return new OperationError({
    cause: raw.message,
    code: raw.code,
    errors: raw.errors,
    message: raw.message,
    retryAfter: raw.retryAfter,
    status: raw.status,
  })
}
