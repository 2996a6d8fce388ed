import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { generatePayloadCookie, jwtSign, type PayloadRequest } from 'payload'
import { dbOf } from '../../database/dbOf'

export interface StartedSession {
  /** Seconds since 1970. */
  exp: number
  sid: string
  token: string
}

/** Signs somebody in who has proven who they are: a session in the request's transaction, and its cookie in the answer. */
export async function startSession(req: PayloadRequest, user: { id: string; email: string }): Promise<StartedSession> {
  const { config } = req.payload.collections.users
  const seconds = config.auth.tokenExpiration
  const sid = randomUUID()
  const db = await dbOf(req)
  // A share of the user's row first: a save of the profile writes the sessions back as it read them.
  await db.execute(sql`with owner as (select id from users where id = ${user.id}::uuid for key share)
    insert into users_sessions (_order, _parent_id, id, created_at, expires_at)
    select (select coalesce(max(_order), 0) + 1 from users_sessions where _parent_id = owner.id), owner.id, ${sid}, now(), now() + make_interval(secs => ${seconds})
    from owner`)
  const { exp, token } = await jwtSign({ fieldsToSign: { id: user.id, collection: 'users', email: user.email, sid }, secret: req.payload.secret, tokenExpiration: seconds })
  req.responseHeaders ??= new Headers()
  req.responseHeaders.append('Set-Cookie', generatePayloadCookie({ collectionAuthConfig: config.auth, cookiePrefix: req.payload.config.cookiePrefix, token }))
  return { exp, sid, token }
}
