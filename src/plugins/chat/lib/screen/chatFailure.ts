import type { CallError } from '@/exports/shared'
import type { MessageKey } from '@/exports/types'
import { isRecord } from '@/lib/values'

/** Translation keys by error code. */
export const FAILURES = {
  'bad_request:api': 'chatErrorInput',
  'bad_request:document': 'chatErrorDocumentInput',
  'forbidden:auth': 'chatErrorForbidden',
  'forbidden:chat': 'chatErrorOthers',
  'forbidden:document': 'chatErrorDocumentOthers',
  'not_found:chat': 'chatErrorNotFound',
  'not_found:document': 'chatErrorDocumentNotFound',
  'offline:chat': 'chatErrorOffline',
  'rate_limit:chat': 'chatErrorLimit',
  'unauthorized:auth': 'chatErrorSignIn',
  'unauthorized:chat': 'chatErrorSignInChat',
  'unauthorized:document': 'chatErrorSignInDocument',
} as const satisfies Record<string, MessageKey>

const GENERIC = 'chatErrorAnything' satisfies MessageKey

/** An error of a chat request, as shown to the user. */
export interface ChatFailure {
  code: string
  /** Translation key of the message. */
  messageKey: (typeof FAILURES)[keyof typeof FAILURES] | typeof GENERIC
  /** A specific message from the server, shown instead. */
  cause: string | null
}

/** Reads code and cause of a failed response; without a network connection the code is `offline:chat`. */
export function chatFailure({
  body,
  code,
  failure,
  status,
}: Pick<CallError, 'body' | 'code' | 'failure' | 'status'>): ChatFailure {
  if (failure === 'offline') return { cause: null, code: 'offline:chat', messageKey: FAILURES['offline:chat'] }
  const known = Object.hasOwn(FAILURES, code) ? FAILURES[code as keyof typeof FAILURES] : null
  // Messages from a database or server error are for the log only.
  const isForUsers = status >= 400 && status < 500 && !code.endsWith(':database')
  const cause = isForUsers && isRecord(body) && typeof body.cause === 'string' ? body.cause : null
  return { cause, code, messageKey: known ?? GENERIC }
}
