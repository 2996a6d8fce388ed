/** A request that is refused before anything looks at it. */
export interface Refusal {
  status: 400 | 404 | 413 | 415
  code: string
  message: string
}

/** A refusal in words. */
export const refuse = (status: Refusal['status'], message: string): Refusal => ({
  code: status === 404 ? 'not_found:api' : 'bad_request:api',
  message,
  status,
})
