import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { generatePayloadCookie, jwtSign, type PayloadRequest } from 'payload'
import { dbOf } from '../../database/dbOf'
import type { StoredPassword } from '../../lib/crypto/accountPasswords'
import { addCookie, rememberDevice } from './device'
import { noteSignIn } from './noteSignIn'
import { showOwnLanguage } from './showOwnLanguage'
import { wrongPassword } from './wrongPassword'

export interface StartedSession {
  /** Seconds since 1970. */
  exp: number
  sid: string
  token: string
}

/**
 * Signs somebody in who has proven who they are: a session in the request's transaction with a note of where and with
 * what, and its cookies in the answer.
 * @param password as it was when they proved to know it; left out where something else was the proof
 * @throws OperationError 401 when that password has been changed meanwhile
 */
export async function startSession(req: PayloadRequest, user: { id: string; email: string }, password?: StoredPassword): Promise<StartedSession> {
  const { config } = req.payload.collections.users
  const seconds = config.auth.tokenExpiration
  const sid = randomUUID()
  const db = await dbOf(req)
  const isSame = password ? sql`hash = ${password.hash} and salt = ${password.salt}` : sql`true`
  // A share of the user's row first: a save of the profile writes the sessions back as it read them, and a new password ends them.
  const { rowCount } = await db.execute(sql`with owner as (select id from users where id = ${user.id}::uuid and ${isSame} for share),
      expired as (delete from users_sessions s where s._parent_id in (select id from owner) and s.expires_at < now())
    insert into users_sessions (_order, _parent_id, id, created_at, expires_at)
    select (select coalesce(max(_order), 0) + 1 from users_sessions where _parent_id = owner.id), owner.id, ${sid}, now(), now() + make_interval(secs => ${seconds})
    from owner`)
  if (rowCount !== 1) throw wrongPassword()
  await noteSignIn(req, { device: rememberDevice(req), sessionId: sid, userId: user.id })
  await showOwnLanguage(req, user.id)
  const { exp, token } = await jwtSign({ fieldsToSign: { id: user.id, collection: 'users', email: user.email, sid }, secret: req.payload.secret, tokenExpiration: seconds })
  addCookie(req, generatePayloadCookie({ collectionAuthConfig: config.auth, cookiePrefix: req.payload.config.cookiePrefix, token }))
  return { exp, sid, token }
}
