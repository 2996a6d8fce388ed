/** What a write of a user means when all it does is change the sessions. Moments in ISO 8601. */
export type SessionChange =
  | { kind: 'added'; id: string; createdAt: string; expiresAt: string }
  | { kind: 'prolonged'; id: string; expiresAt: string }
  | { kind: 'ended'; id: string }
  | { kind: 'endedAll' }
  | { kind: 'endedSince'; since: string }

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

/** How far back a sign-in is distrusted when too many wrong passwords arrive beside it. */
const DISTRUSTED_MS = 20_000

/**
 * Reads what Payload means by handing over a whole user as read a moment (and a hash) ago. What it made just now are
 * `Date` objects; what it read are texts.
 * @returns null for every other write
 */
export function readSessionChange(data: Record<string, unknown>, req: SessionRequest | undefined): SessionChange | null {
  if (!Array.isArray(data.sessions)) return null
  if (data.updatedAt !== null) return isLockout(data, req) ? { kind: 'endedSince', since: iso(Date.now() - DISTRUSTED_MS) } : null
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

/** Too many wrong passwords: outside of every request, Payload writes the user back without the newest sessions. */
const isLockout = (data: Record<string, unknown>, req: SessionRequest | undefined): boolean =>
  !req && typeof data.loginAttempts === 'number' && typeof data.updatedAt === 'string'

const iso = (moment: Date | number | string | undefined): string => new Date(moment ?? Date.now()).toISOString()
