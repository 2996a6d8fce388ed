/** What a write of a user means when all it does is change the sessions. Moments in ISO 8601. */
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

/** The session that a sign-in added to the user document that it may take back again. */
const addedTo = new WeakMap<object, string>()

/**
 * Reads what Payload means by handing over a whole user as read a moment (and a hash) ago. What it made just now are
 * `Date` objects; what it read are texts.
 * @returns null for every other write
 */
export function readSessionChange(
  data: Record<string, unknown>,
  req: SessionRequest | undefined,
): SessionChange | null {
  if (!Array.isArray(data.sessions) || data.updatedAt !== null) return null
  const sessions = data.sessions as Session[]
  const created = sessions.find((one) => one.createdAt instanceof Date)
  const taken = addedTo.get(data)
  if (created && taken !== created.id) {
    addedTo.set(data, created.id)
    return { createdAt: iso(created.createdAt), expiresAt: iso(created.expiresAt), id: created.id, kind: 'added' }
  }
  if (taken) return { id: taken, kind: 'ended' }
  const prolonged = sessions.find((one) => one.expiresAt instanceof Date)
  if (prolonged) return { expiresAt: iso(prolonged.expiresAt), id: prolonged.id, kind: 'prolonged' }
  if (sessions.length === 0 && req?.searchParams?.get('allSessions') === 'true') return { kind: 'endedAll' }
  const own = req?.user?._sid
  return own ? { id: own, kind: 'ended' } : { kind: 'endedAll' }
}

const iso = (moment: Date | string | undefined): string => new Date(moment ?? Date.now()).toISOString()
