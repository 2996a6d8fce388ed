import type { PayloadRequest } from 'payload'

/** Allows shared caching of a public response for a minute. */
export function setPublicCache(req: PayloadRequest): void {
  req.responseHeaders ??= new Headers()
  req.responseHeaders.set('Cache-Control', 'public, max-age=60')
}
