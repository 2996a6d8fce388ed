/**
 * The one place that replaces `window.fetch`. Payload's screens send their calls themselves and have no slot around them:
 * server actions take no signal that ends them, "select all" sends too wide a filter, and refusals are told in too few
 * words. Whoever has to see such a call registers here. Where Payload gets a slot for one of these, its interceptor goes.
 */
export type Send = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>

/** Sees a call on its way. @param send hands it on, to the interceptors that came before and to the network */
export type Interceptor = (input: RequestInfo | URL, init: RequestInit | undefined, send: Send) => Promise<Response>

/** In the order in which they came. */
const interceptors = new Set<Interceptor>()

let original: typeof fetch | null = null

const throughAll: typeof fetch = (input, init) => {
  const network: Send = (address, options) => original!.call(window, address, options)
  return [...interceptors].reduce<Send>((send, intercept) => (address, options) => intercept(address, options, send), network)(input, init)
}

/**
 * Lets an interceptor see all calls of the page until it is removed. Interceptors are removed in any order: each one is
 * gone at once, whoever came after it.
 * @returns removes it
 */
export function interceptFetch(interceptor: Interceptor): () => void {
  if (!original) {
    original = window.fetch
    window.fetch = throughAll
  }
  interceptors.add(interceptor)
  return () => {
    interceptors.delete(interceptor)
    // What somebody else has put on top goes on through here, which then adds nothing.
    if (interceptors.size > 0 || window.fetch !== throughAll) return
    window.fetch = original!
    original = null
  }
}
