import type { CallError } from '../../../../components/calls/CallError'
import type { MessageKey } from '../../../../i18n/en'
import { isRecord } from '../../../../lib/values'

/** What is said under the codes that a conversation is refused with. */
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

const ANYTHING = 'chatErrorAnything' satisfies MessageKey

/** What went wrong with a call of a conversation, as its screens say it. */
export interface ChatFailure {
  code: string
  /** A text of ours. */
  word: (typeof FAILURES)[keyof typeof FAILURES] | typeof ANYTHING
  /** Said in its place where the server has words of its own for the case. */
  cause: string | null
}

/** Reads code and cause of an answer that is none of success; without a network it is `offline:chat`. */
export function chatFailure({
  body,
  code,
  failure,
  status,
}: Pick<CallError, 'body' | 'code' | 'failure' | 'status'>): ChatFailure {
  if (failure === 'offline') return { cause: null, code: 'offline:chat', word: FAILURES['offline:chat'] }
  const known = Object.hasOwn(FAILURES, code) ? FAILURES[code as keyof typeof FAILURES] : null
  // What a database or a program says when it fails is for the log.
  const isTold = status >= 400 && status < 500 && !code.endsWith(':database')
  const cause = isTold && isRecord(body) && typeof body.cause === 'string' ? body.cause : null
  return { cause, code, word: known ?? ANYTHING }
}
