import type { DrizzleAdapter } from '@payloadcms/drizzle'
import { sql, type SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dbOf } from './connections'
import { namesOf } from './names'

const users = namesOf('users')
const s = namesOf('users_sessions', 's')
const usersSessions = namesOf('users_sessions')

/**
 * Limits writes of a sign-in, refresh or sign-out to their own session. Payload writes back the whole user as read
 * before the password was hashed, which would undo a concurrent change of roles or password and other sign-ins or
 * sign-outs.
 */
export function narrowSessionWrites(adapter: DrizzleAdapter, authCollection: string): void {
  const updateOne = adapter.updateOne.bind(adapter)
  adapter.updateOne = async (args) => {
    const change =
      args.collection === authCollection && args.id
        ? readSessionChange(args.data, args.req as SessionRequest | undefined)
        : null
    if (!change) return updateOne(args)
    const db = await dbOf({
      payload: adapter.payload as PayloadRequest['payload'],
      transactionID: args.req?.transactionID,
    })
    await db.execute(statementFor(String(args.id), change))
    return args.data
  }
}

/**
 * Each statement locks the user's row first, to serialise with saves of the profile, which write back the sessions that
 * they read.
 */
function statementFor(userId: string, change: SessionChange): SQL {
  const user = sql`with owner as (select ${users.id} from ${users} where ${users.id} = ${userId}::uuid for key share)`
  const own = sql`${s} where ${s._parent_id} in (select id from owner)`
  switch (change.kind) {
    case 'added':
      return sql`${user}, expired as (delete from ${own} and ${s.expires_at} < now())
        insert into ${usersSessions} (${usersSessions._order}, ${usersSessions._parent_id}, ${usersSessions.id}, ${usersSessions.created_at}, ${usersSessions.expires_at})
        select (select coalesce(max(${usersSessions._order}), 0) + 1 from ${usersSessions} where ${usersSessions._parent_id} = owner.id), owner.id,
          ${change.id}, ${change.createdAt}::timestamptz, ${change.expiresAt}::timestamptz from owner`
    case 'prolonged':
      return sql`${user} update ${s} set ${usersSessions.expires_at} = ${change.expiresAt}::timestamptz
        where ${s._parent_id} in (select id from owner) and ${s.id} = ${change.id}`
    case 'ended':
      return sql`${user} delete from ${own} and ${s.id} = ${change.id}`
    case 'endedAll':
      return sql`${user} delete from ${own}`
  }
}

/** The session change behind a write of a whole user. Times are ISO 8601. */
type SessionChange =
  | { kind: 'added'; id: string; createdAt: string; expiresAt: string }
  | { kind: 'prolonged'; id: string; expiresAt: string }
  | { kind: 'ended'; id: string }
  | { kind: 'endedAll' }

interface SessionRequest {
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
function readSessionChange(data: Record<string, unknown>, req: SessionRequest | undefined): SessionChange | null {
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
