/** The session change behind a write of a whole user. Times are ISO 8601. */
export type SessionChange =
  | { kind: 'added'; id: string; createdAt: string; expiresAt: string }
  | { kind: 'prolonged'; id: string; expiresAt: string }
  | { kind: 'ended'; id: string }
  | { kind: 'endedAll' }

export interface SessionRequest {
  user?: { _sid?: string } | null
  searchParams?: URLSearchParams
}

interface Session {
  id: string
  createdAt?: Date | string
  expiresAt: Date | string
}

/** The session that a sign-in added to a user document and may remove again. */
const addedSessions = new WeakMap<object, string>()

/**
 * Derives the session change when Payload writes back a whole user that it read earlier. Values that Payload has just
 * set are `Date` objects, values that it read are strings.
 * @returns null for every other write
 */
export function readSessionChange(
  data: Record<string, unknown>,
  req: SessionRequest | undefined,
): SessionChange | null {
  if (!Array.isArray(data.sessions) || data.updatedAt !== null) return null
  const sessions = data.sessions as Session[]
  const created = sessions.find((session) => session.createdAt instanceof Date)
  const added = addedSessions.get(data)
  if (created && added !== created.id) {
    addedSessions.set(data, created.id)
    return { createdAt: iso(created.createdAt), expiresAt: iso(created.expiresAt), id: created.id, kind: 'added' }
  }
  if (added) return { id: added, kind: 'ended' }
  const prolonged = sessions.find((session) => session.expiresAt instanceof Date)
  if (prolonged) return { expiresAt: iso(prolonged.expiresAt), id: prolonged.id, kind: 'prolonged' }
  if (sessions.length === 0 && req?.searchParams?.get('allSessions') === 'true') return { kind: 'endedAll' }
  const own = req?.user?._sid
  return own ? { id: own, kind: 'ended' } : { kind: 'endedAll' }
}

const iso = (moment: Date | string | undefined): string => new Date(moment ?? Date.now()).toISOString()
