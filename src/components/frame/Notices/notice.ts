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

interface Answer {
  ok: boolean
  status: number
  json: () => Promise<unknown>
}

/** What an answer of `GET /api/notices` means. An installation without notices has none to show. */
export async function readNotices(answer: Answer): Promise<NoticesState> {
  if (answer.status === 404) return { docs: [], kind: 'loaded', unread: 0 }
  if (!answer.ok) return { kind: 'failed' }
  const body = (await answer.json()) as { docs?: Notice[]; unread?: number }
  return { docs: body.docs ?? [], kind: 'loaded', unread: body.unread ?? 0 }
}
