import { AsyncLocalStorage } from 'node:async_hooks'
import { oncePerProcess } from './oncePerProcess'

/** An answer in place of a failure of Next's. Without a body, the failure keeps its own. */
export interface OtherAnswer {
  status: number
  headers?: Record<string, string>
  body?: string
}

/** Filled by the web server for each request: see `scripts/lib/web/insteadOf.mjs`. */
const answers = oncePerProcess('answers', () => new AsyncLocalStorage<{ instead?: OtherAnswer }>())

/**
 * Says how the request is to be answered whose page or server function has failed. Next knows no status but 500 for it.
 * Without our web server, as in development, nothing becomes of it. The first word counts.
 */
export function answerInstead(answer: OtherAnswer): void {
  const slot = answers.getStore()
  if (slot) slot.instead ??= answer
}
