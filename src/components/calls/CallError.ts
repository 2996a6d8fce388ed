/** Why a call came to nothing, as far as a screen acts on it. */
export type CallFailure =
  /** Ended by whoever made it. */
  | 'aborted'
  | 'conflict'
  | 'failed'
  | 'forbidden'
  /** Somebody else is editing it. */
  | 'locked'
  | 'notFound'
  /** The server could not be reached, or what answered was not it. */
  | 'offline'
  /** The server has read it and says what is wrong. */
  | 'refused'
  | 'signedOut'
  /** Somebody else was faster. */
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

/** Every call of the client that is not answered as it should be throws this, and nothing else. */
export class CallError extends Error {
  override name = 'CallError'
  /** As it was read; null where there was none. */
  readonly body: unknown
  /** `kind:area`, as our operations say it; `failed:{status}` where the server named none. */
  readonly code: string
  /** By field, where the server said so. */
  readonly errors: FieldProblem[] | undefined
  readonly failure: CallFailure
  /** Seconds after which to try again; null where the server named none. */
  readonly retryAfter: number | null
  /** 0 where nothing was answered. */
  readonly status: number

  /** The message is the server's; empty where it had none. */
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
    this.status = status
  }

  /** The same call may succeed in a moment. */
  get isTemporary(): boolean {
    return this.failure === 'offline' || this.failure === 'tooOften' || this.failure === 'unavailable'
  }
}
