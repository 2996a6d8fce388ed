/** The rejection of an invalid request, before it is processed. */
export interface Refusal {
  status: 400 | 401 | 404 | 405 | 408 | 413 | 415 | 503
  code: string
  message: string
  /** Seconds after which to try again. */
  retryAfter?: number
}

/** Creates a rejection. */
export const refuse = (status: Exclude<Refusal['status'], 401 | 503>, message: string): Refusal => ({
  code: status === 404 ? 'not_found:api' : 'bad_request:api',
  message,
  status,
})
