/**
 * Why: the one place that replaces `window.fetch`. It is for calls that Payload's and Next's screens send themselves, with no
 * slot around them; whoever has to see one registers here, and goes where Payload gets a slot for it. There are three:
 * - `FormStateCalls` ends a question about a form that is overtaken: Next sends server actions one at a time, and takes no
 *   signal for them. What they answer holds rendered fields, so no endpoint of ours could answer instead. It also hears
 *   that a save was refused: Payload's `Form` lets an older answer wipe the message.
 * - `ownSaves` knows when the saves of a form that was left have ended: Payload's `Form` sends them from inside, calls
 *   nobody once it is gone, and its document events come only after a server action that leaving drops.
 * - `RefusedCalls` says which of many documents were left as they were, and why a version was not restored: Payload's
 *   drawer that edits many is a `Form` too, and its version view holds the button without a slot.
 * Calls of our own client go past it.
 * Relies on: Payload and Next sending through `window.fetch`, read at the moment of the call.
 * Ends with: slots around these calls.
 */
type Send = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>

/** Sees a call on its way. @param send hands it on, to the interceptors that came before and to the network */
export type Interceptor = (input: RequestInfo | URL, init: RequestInit | undefined, send: Send) => Promise<Response>

/** In the order in which they came. */
const interceptors = new Set<Interceptor>()

let original: typeof fetch | null = null

const throughAll: typeof fetch = (input, init) => {
  const network: Send = (address, options) => original!.call(window, address, options)
  return [...interceptors].reduce<Send>(
    (send, intercept) => (address, options) => intercept(address, options, send),
    network,
  )(input, init)
}

/** The browser's own, for calls of ours: whoever makes them knows what becomes of them. */
export const network: typeof fetch = (input, init) => (original ?? fetch)(input, init)

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
