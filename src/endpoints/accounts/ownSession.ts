import type { PayloadRequest } from 'payload'

/** Id of the request's session; undefined for token requests. */
export function ownSession({ user }: PayloadRequest): string | undefined {
  const sid = (user as { _sid?: unknown } | null)?._sid
  return typeof sid === 'string' ? sid : undefined
}
