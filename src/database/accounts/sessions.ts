import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import type { StoredPassword } from '../../lib/crypto/accountPasswords'
import { dbOf, type Transaction, poolOf } from '../connections'

interface NewSession {
  id: string
  userId: string
  /** How long it lasts. */
  seconds: number
  /** The password that it was begun with: it has to be theirs still. */
  password?: StoredPassword
}

/** Begins a session; those that have run out are deleted. @returns false where the password is another by now */
export async function addSession(req: Transaction, { id, password, seconds, userId }: NewSession): Promise<boolean> {
  const isSame = password ? sql`hash = ${password.hash} and salt = ${password.salt}` : sql`true`
  // A share of the user's row first: a save of the profile writes the sessions back as it read them, and a new password ends them.
  const { rowCount } = await (
    await dbOf(req)
  ).execute(sql`with owner as (select id from users where id = ${userId}::uuid and ${isSame} for share),
      expired as (delete from users_sessions s where s._parent_id in (select id from owner) and s.expires_at < now())
    insert into users_sessions (_order, _parent_id, id, created_at, expires_at)
    select (select coalesce(max(_order), 0) + 1 from users_sessions where _parent_id = owner.id), owner.id, ${id}, now(), now() + make_interval(secs => ${seconds})
    from owner`)
  return rowCount === 1
}

/**
 * Ends a person's sessions.
 * @param keep id of one that goes on
 * @returns how many ended
 */
export async function deleteSessions(req: Transaction, userId: string, keep = ''): Promise<number> {
  await holdSessions(req, userId)
  const { rowCount } = await (
    await dbOf(req)
  ).execute(sql`delete from users_sessions where _parent_id = ${userId}::uuid and id <> ${keep}`)
  return rowCount ?? 0
}

/** Ends one session of a person. @returns false where they have none of this id */
export async function deleteSession(req: Transaction, userId: string, id: string): Promise<boolean> {
  await holdSessions(req, userId)
  const { rowCount } = await (
    await dbOf(req)
  ).execute(sql`delete from users_sessions where _parent_id = ${userId}::uuid and id = ${id}`)
  return rowCount === 1
}

/**
 * Keeps whoever ends sessions of a person waiting until the transaction is over.
 * @returns whether the session of this id goes on
 */
export async function holdOpenSession(req: Transaction, userId: string, id: string): Promise<boolean> {
  const db = await dbOf(req)
  await db.execute(sql`select 1 from users where id = ${userId}::uuid for share`)
  // A statement of its own: it sees what ended while the one before it waited.
  const { rowCount } = await db.execute(
    sql`select 1 from users_sessions where _parent_id = ${userId}::uuid and id = ${id} and expires_at > now()`,
  )
  return rowCount === 1
}

/** A save of the profile writes the sessions back as it read them; it waits for this, and this for it. */
async function holdSessions(req: Transaction, userId: string): Promise<void> {
  await (await dbOf(req)).execute(sql`select 1 from users where id = ${userId}::uuid for update`)
}

/** What an account has seen of sign-ins so far. */
export interface SignInHistory {
  email: string
  firstName: string | null
  hasSignedIn: boolean
  knowsDevice: boolean
}

/** @param device hash of the device's cookie @returns null where there is no such account */
export async function readSignInHistory(
  req: Transaction,
  userId: string,
  device: string,
): Promise<SignInHistory | null> {
  const { rows } = await (
    await dbOf(req)
  ).execute<SignInHistory & Record<string, unknown>>(sql`select email, first_name as "firstName",
      exists (select 1 from sign_ins where user_id = users.id) as "hasSignedIn",
      exists (select 1 from sign_ins where user_id = users.id and device_hash = ${device}) as "knowsDevice"
    from users where id = ${userId}::uuid`)
  return rows[0] ?? null
}

interface NewSignIn {
  agent: string
  /** Hash of the device's cookie. */
  device: string
  network: string
  sessionId: string
  userId: string
}

/** Notes where and with what a session began. */
export async function addSignIn(
  req: Transaction,
  { agent, device, network, sessionId, userId }: NewSignIn,
): Promise<void> {
  await (
    await dbOf(req)
  ).execute(sql`insert into sign_ins (session_id, user_id, device_hash, agent, network)
    values (${sessionId}, ${userId}::uuid, ${device}, ${agent}, ${network})`)
}

/** Notes that a session is in use, where that was noted more than five minutes ago. */
export async function writeLastSeen(payload: BasePayload, sessionId: string): Promise<void> {
  await poolOf(payload).query({
    name: 'callboard-last-seen',
    text: `update sign_ins set last_seen_at = now() where session_id = $1 and last_seen_at < now() - interval '5 minutes'`,
    values: [sessionId],
  })
}
