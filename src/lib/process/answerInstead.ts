import { AsyncLocalStorage } from 'node:async_hooks'
import { oncePerProcess } from './oncePerProcess'

/** A response that replaces an error response of Next. Without a body, the original body is kept. */
export interface ReplacementResponse {
  status: number
  headers?: Record<string, string>
  body?: string
}

/** Set by the web server for each request: see `scripts/lib/web/insteadOf.mjs`. */
const answers = oncePerProcess('answers', () => new AsyncLocalStorage<{ instead?: ReplacementResponse }>())

/**
 * Sets the response for a request whose page or server function has failed, as Next would always respond with 500. Has
 * no effect without our web server, as in development. Only the first call of a request counts.
 */
export function answerInstead(answer: ReplacementResponse): void {
  const slot = answers.getStore()
  if (slot) slot.instead ??= answer
}

/** An object that stands for the request being handled; undefined without our web server, as in development. */
export const currentRequest = (): object | undefined => answers.getStore()
