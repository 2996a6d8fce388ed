import type { Marked } from './supersede'

/** What is sent, with the signal that ends it where it is one of the marked calls. */
export function withSignal(init: RequestInit | undefined, marked: Marked): RequestInit | undefined {
  if (marked.size === 0 || !init?.body || !new Headers(init.headers).has('next-action')) return init
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
