/**
 * Why: a form asks the server at each change, and asks the next question only when the last one is answered. Next sends
 * server actions one at a time and takes no signal for them, so an overtaken question is ended on the wire.
 * Relies on: the header `next-action`; arguments of an action travel as text in the body of `window.fetch`, so that a mark
 * among them (`_call`, `supersede.ts`) is found there; a form puts its next question in line after 250 ms.
 * Ends with: a signal for server actions in Next, or a REST endpoint for the state of forms in Payload.
 */
import { isServerAction } from '../serverAction/isServerAction'
import type { Marked } from './supersede'

/** What is sent, with the signal that ends it where it is one of the marked calls. */
export function withSignal(init: RequestInit | undefined, marked: Marked): RequestInit | undefined {
  if (marked.size === 0 || !init?.body || !isServerAction(new Headers(init.headers))) return init
  const texts = textsOf(init.body)
  for (const [mark, signal] of marked) if (texts.some((text) => text.includes(mark))) return { ...init, signal }
  return init
}

const textsOf = (body: BodyInit): string[] =>
  typeof body === 'string'
    ? [body]
    : body instanceof FormData
      ? [...body.values()].filter((value) => typeof value === 'string')
      : []
