import type { BasePayload } from 'payload'

/** An address of a site at which a visitor has found nothing. */
export interface NotFound {
  payload: BasePayload
  siteId: string
  /** Without language, without query. */
  path: string
  headers: Headers
}

type Listener = (notFound: NotFound) => void

const listeners = new Map<string, Listener>()

/** Is called for every address at which there is nothing, while its page is rendered: it must cost nothing. @param name of the plugin: a second call with the same name takes the place of the first */
export function onNotFound(name: string, listener: Listener): void {
  listeners.set(name, listener)
}

export function reportNotFound(notFound: NotFound): void {
  for (const listener of listeners.values()) listener(notFound)
}
