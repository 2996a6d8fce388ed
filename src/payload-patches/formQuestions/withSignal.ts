/**
 * Why: a form sends a request on each change, and the next one only after the last response. Next sends server actions
 * one at a time and accepts no signal, so outdated requests are aborted at the level of `fetch`.
 * Relies on: the header `next-action`; action arguments travel as text in the body of `window.fetch`, so that a marker
 * among them (`_call`, `abortOutdatedRequests.ts`) can be found; a form queues its next request after 250 ms.
 * Ends with: a signal for server actions in Next (vercel/next.js#81418), or a REST endpoint for form state in Payload.
 */
import { isServerAction } from '@/payload-patches/serverAction/isServerAction'
import type { SignalsByMarker } from './abortOutdatedRequests'

/** Adds the abort signal to the request options if the request carries one of the markers. */
export function withSignal(init: RequestInit | undefined, marked: SignalsByMarker): RequestInit | undefined {
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
