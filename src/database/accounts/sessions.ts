import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import type { StoredPassword } from '@/lib/crypto/accountPasswords'
import { dbOf, type Transaction, poolOf } from '@/database/connections'
import { namesOf } from '@/database/names'

const users = namesOf('users', 'users')
const s = namesOf('users_sessions', 's')
const usersSessions = namesOf('users_sessions')
const signIns = namesOf('sign_ins')

interface NewSession {
  id: string
  userId: string
  /** Lifetime in seconds. */
  seconds: number
  /** The stored password against which the user was verified. It must not have changed since. */
  password?: StoredPassword
}

/**
 * Creates a session and deletes the user's expired ones.
 * @returns false if the password has changed
 */
export async function addSession(req: Transaction, { id, password, seconds, userId }: NewSession): Promise<boolean> {
  const passwordUnchanged = password ? sql`hash = ${password.hash} and salt = ${password.salt}` : sql`true`
  // Locks the user's row first: saving the profile writes back the sessions that it read, and a password change ends
  // them.
  const { rowCount } = await (
    await dbOf(req)
  )
    .execute(sql`with owner as (select ${users.id} from ${users} where ${users.id} = ${userId}::uuid and ${passwordUnchanged} for share),
      expired as (delete from ${s} where ${s._parent_id} in (select id from owner) and ${s.expires_at} < now())
    insert into ${usersSessions} (${usersSessions._order}, ${usersSessions._parent_id}, ${usersSessions.id}, ${usersSessions.created_at}, ${usersSessions.expires_at})
    select (select coalesce(max(${usersSessions._order}), 0) + 1 from ${usersSessions} where ${usersSessions._parent_id} = owner.id), owner.id, ${id}, now(), now() + make_interval(secs => ${seconds})
    from owner`)
  return rowCount === 1
}

/**
 * Deletes a user's sessions.
 * @param keep id of a session to keep
 * @returns the number of deleted sessions
 */
export async function deleteSessions(req: Transaction, userId: string, keep = ''): Promise<number> {
  await lockSessions(req, userId)
  const { rowCount } = await (
    await dbOf(req)
  ).execute(
    sql`delete from ${usersSessions} where ${usersSessions._parent_id} = ${userId}::uuid and ${usersSessions.id} <> ${keep}`,
  )
  return rowCount ?? 0
}

/**
 * Deletes a session of a user.
 * @returns false if the user has no such session
 */
export async function deleteSession(req: Transaction, userId: string, id: string): Promise<boolean> {
  await lockSessions(req, userId)
  const { rowCount } = await (
    await dbOf(req)
  ).execute(
    sql`delete from ${usersSessions} where ${usersSessions._parent_id} = ${userId}::uuid and ${usersSessions.id} = ${id}`,
  )
  return rowCount === 1
}

/**
 * Prevents a session from being ended until the end of the transaction.
 * @returns whether the session is still open
 */
export async function lockOpenSession(req: Transaction, userId: string, id: string): Promise<boolean> {
  const db = await dbOf(req)
  await db.execute(sql`select 1 from ${users} where ${users.id} = ${userId}::uuid for share`)
  // A separate statement, so that it sees sessions that ended while the first one waited.
  const { rowCount } = await db.execute(
    sql`select 1 from ${usersSessions} where ${usersSessions._parent_id} = ${userId}::uuid and ${usersSessions.id} = ${id} and ${usersSessions.expires_at} > now()`,
  )
  return rowCount === 1
}

/** Serialises with saves of the profile, which write back the sessions that they read. */
async function lockSessions(req: Transaction, userId: string): Promise<void> {
  await (await dbOf(req)).execute(sql`select 1 from ${users} where ${users.id} = ${userId}::uuid for update`)
}

/** Previous sign-ins of an account. */
export interface SignInHistory {
  email: string
  firstName: string | null
  hasSignedIn: boolean
  knowsDevice: boolean
}

/**
 * @param device hash of the device token
 * @returns null if the account does not exist
 */
export async function readSignInHistory(
  req: Transaction,
  userId: string,
  device: string,
): Promise<SignInHistory | null> {
  const { rows } = await (
    await dbOf(req)
  ).execute<SignInHistory & Record<string, unknown>>(sql`select ${users.email}, ${users.first_name} as "firstName",
      exists (select 1 from ${signIns} where ${signIns.user_id} = ${users.id}) as "hasSignedIn",
      exists (select 1 from ${signIns} where ${signIns.user_id} = ${users.id} and ${signIns.device_hash} = ${device}) as "knowsDevice"
    from ${users} where ${users.id} = ${userId}::uuid`)
  return rows[0] ?? null
}

interface NewSignIn {
  agent: string
  /** Hash of the device token. */
  device: string
  network: string
  sessionId: string
  userId: string
}

/** Records browser, device and network of a new session. */
export async function addSignIn(
  req: Transaction,
  { agent, device, network, sessionId, userId }: NewSignIn,
): Promise<void> {
  await (
    await dbOf(req)
  )
    .execute(sql`insert into ${signIns} (${signIns.session_id}, ${signIns.user_id}, ${signIns.device_hash}, ${signIns.agent}, ${signIns.network})
    values (${sessionId}, ${userId}::uuid, ${device}, ${agent}, ${network})`)
}

/** Records that a session is in use, unless that was recorded in the last five minutes. */
export async function writeLastSeen(payload: BasePayload, sessionId: string): Promise<void> {
  await poolOf(payload).query({
    name: 'callboard-last-seen',
    text: `update ${signIns} set ${signIns.last_seen_at} = now() where ${signIns.session_id} = $1 and ${signIns.last_seen_at} < now() - interval '5 minutes'`,
    values: [sessionId],
  })
}
