/** The body of every failing call of ours. `kind:area`, kind first. */
export interface FailureBody {
  error: string
  code: string
  errors: { message: string; path?: string }[]
  /** The message once more, for callers that read it there. */
  cause?: string
}

export interface Failure {
  status: number
  code: string
  message: string
  errors?: { message: string; path?: string }[]
  /** Seconds after which to try again. */
  retryAfter?: number
  /** As in the body. */
  cause?: string
}

/** When to try again after the database was away: it restarts in less. */
export const RETRY_SECONDS = 2

/** A failure as a response. */
export function failureResponse({ cause, code, errors, message, retryAfter, status }: Failure): Response {
  const body: FailureBody = {
    code,
    error: message,
    errors: errors ?? [{ message }],
    ...(cause !== undefined && { cause }),
  }
  return Response.json(body, {
    headers: { 'Cache-Control': 'no-store', ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }) },
    status,
  })
}
