import type { BasePayload } from 'payload'

/** A request for an address of a site that does not exist. */
export interface NotFound {
  payload: BasePayload
  siteId: string
  /** Without language and query. */
  path: string
  headers: Headers
}

type Listener = (notFound: NotFound) => void

const listeners = new Map<string, Listener>()

/**
 * Registers a listener for addresses that do not exist. It runs while the 404 page is rendered, so it must return
 * quickly.
 * @param name of the plugin; a second call with the same name replaces the first
 */
export function onNotFound(name: string, listener: Listener): void {
  listeners.set(name, listener)
}

export function reportNotFound(notFound: NotFound): void {
  for (const listener of listeners.values()) listener(notFound)
}
