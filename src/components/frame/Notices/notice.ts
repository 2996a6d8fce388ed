import type { CallError } from '../../calls/CallError'

/** Something that the person should know of. */
export interface Notice {
  id: string
  title: string
  body?: string | null
  /** Where it leads: an address in the admin. */
  href?: string | null
  createdAt: string
  readAt?: string | null
}

export type NoticesState = { kind: 'failed' } | { kind: 'loaded'; docs: Notice[]; unread: number } | { kind: 'loading' }

/** What `GET /api/notices` answers. */
export interface NoticesAnswer {
  docs?: Notice[]
  unread?: number
}

/** What is known of the notices. An installation without notices has none to show. */
export function noticesState(answer: NoticesAnswer | null, error: CallError | null): NoticesState {
  if (error?.failure === 'notFound') return { docs: [], kind: 'loaded', unread: 0 }
  if (error) return { kind: 'failed' }
  return answer ? { docs: answer.docs ?? [], kind: 'loaded', unread: answer.unread ?? 0 } : { kind: 'loading' }
}
