import type { CallError } from '@/components/calls/CallError'

/** A notification. */
export interface Notice {
  id: string
  title: string
  body?: string | null
  /** URL in the admin. */
  href?: string | null
  createdAt: string
  readAt?: string | null
}

export type NoticesState = { kind: 'failed' } | { kind: 'loaded'; docs: Notice[]; unread: number } | { kind: 'loading' }

/** Response of `GET /api/notices`. */
export interface NoticesResponse {
  docs?: Notice[]
  unread?: number
}

/** Derives the state of the notifications. An installation without the endpoint has none to show. */
export function noticesState(response: NoticesResponse | null, error: CallError | null): NoticesState {
  if (error?.failure === 'notFound') return { docs: [], kind: 'loaded', unread: 0 }
  if (error) return { kind: 'failed' }
  return response ? { docs: response.docs ?? [], kind: 'loaded', unread: response.unread ?? 0 } : { kind: 'loading' }
}
