import type { Translator } from '@/i18n/createTranslator'

/** Why a request failed, as far as the UI distinguishes it. */
export type CallFailure =
  /** Aborted by the caller. */
  | 'aborted'
  | 'conflict'
  | 'failed'
  | 'forbidden'
  /** Another user is editing the document. */
  | 'locked'
  | 'notFound'
  /** The server was unreachable, or the response did not come from it. */
  | 'offline'
  /** The server rejected the request body and says what is wrong. */
  | 'refused'
  | 'signedOut'
  /** Another user saved first. */
  | 'stale'
  | 'tooOften'
  | 'unavailable'

export interface FieldProblem {
  message: string
  path?: string
}

interface Details {
  body?: unknown
  code: string
  errors?: FieldProblem[]
  failure: CallFailure
  message?: string
  retryAfter?: number | null
  status?: number
}

/** The only error that the API client throws. */
export class CallError extends Error {
  override name = 'CallError'
  /** Parsed response body; null if there was none. */
  readonly body: unknown
  /** `kind:area`, as our endpoints return it; `failed:{status}` if the server named none. */
  readonly code: string
  /** Validation errors by field, if the server returned any. */
  readonly errors: FieldProblem[] | undefined
  readonly failure: CallFailure
  /** Seconds to wait before a retry; null if the server named none. */
  readonly retryAfter: number | null
  /** What the server said; empty if it said nothing: then a screen that has words of its own shows those. */
  readonly serverMessage: string
  /** HTTP status; 0 if there was no response. */
  readonly status: number

  /** The message is the server's, until `explain` is called. */
  constructor(
    { body = null, code, errors, failure, message = '', retryAfter = null, status = 0 }: Details,
    cause?: unknown,
  ) {
    super(message, { cause })
    this.body = body
    this.code = code
    this.errors = errors
    this.failure = failure
    this.retryAfter = retryAfter
    this.serverMessage = message
    this.status = status
  }

  /** Gives an error about which the server said nothing a message in the UI language. */
  explain(t: Translator): this {
    this.message ||= t(this.failure === 'offline' ? 'callUnreached' : 'callFailed')
    return this
  }

  /** Whether the same request may succeed on a retry. */
  get isTemporary(): boolean {
    return this.failure === 'offline' || this.failure === 'tooOften' || this.failure === 'unavailable'
  }
}
