import { required } from '@/lib/values'

/**
 * Why: the only place that replaces `window.fetch`, for requests that Payload's and Next's screens send without a slot
 * around them. Code that must observe such a request registers an interceptor here, until Payload offers a slot. There
 * are three:
 * - `FormStateCalls` aborts outdated form state requests: Next sends server actions one at a time and accepts no
 *   signal. Their responses contain rendered fields, so our own endpoint could not replace them. It also observes
 *   rejected saves, because Payload's `Form` lets an older response clear the error message, and translates the
 *   browser's message for saves without a connection, which `Form` shows as it is.
 * - `ownSaves` detects when the saves of a form that the user has left have finished: Payload's `Form` sends them
 *   internally, notifies nobody after it is unmounted, and emits document events only after a server action that
 *   navigation drops.
 * - `RefusedCalls` shows which documents of a bulk edit were not changed, and why a version was not restored: Payload's
 *   bulk edit drawer is a `Form` too, and the button of its version view has no slot.
 * Requests of our own client bypass it.
 * Relies on: Payload and Next reading `window.fetch` at the time of each request.
 * Ends with: slots around these requests.
 */
type Send = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>

/**
 * Observes or changes a request.
 * @param send passes the request on to the interceptors registered before, and then to the network
 */
export type Interceptor = (input: RequestInfo | URL, init: RequestInit | undefined, send: Send) => Promise<Response>

/** In registration order. */
const interceptors = new Set<Interceptor>()

let original: typeof fetch | null = null

const throughAll: typeof fetch = (input, init) => {
  const originalFetch: Send = (address, options) =>
    required(original, 'the original fetch').call(window, address, options)
  return [...interceptors].reduce<Send>(
    (send, intercept) => (address, options) => intercept(address, options, send),
    originalFetch,
  )(input, init)
}

/** The browser's original `fetch`, for our own requests, which need no interception. */
export const network: typeof fetch = (input, init) => (original ?? fetch)(input, init)

/**
 * Registers an interceptor for all requests of the page. Interceptors can be removed in any order.
 * @returns a function that removes the interceptor
 */
export function interceptFetch(interceptor: Interceptor): () => void {
  if (!original) {
    original = window.fetch
    window.fetch = throughAll
  }
  interceptors.add(interceptor)
  return () => {
    interceptors.delete(interceptor)
    // If other code has wrapped `window.fetch` since, our wrapper stays in place and passes requests through.
    if (interceptors.size > 0 || window.fetch !== throughAll) return
    window.fetch = required(original, 'the original fetch')
    original = null
  }
}
