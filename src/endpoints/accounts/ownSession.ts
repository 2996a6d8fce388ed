import type { PayloadRequest } from 'payload'

/** Id of the session that a request came with. */
export function ownSession({ user }: PayloadRequest): string | undefined {
  const sid = (user as { _sid?: unknown } | null)?._sid
  return typeof sid === 'string' ? sid : undefined
}
