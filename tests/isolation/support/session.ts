import { randomUUID } from 'node:crypto'
import { jwtSign } from 'payload'
import { poolOf } from '@/database/connections'
import type { TestApp } from '@tests/support/boot'
import { clientOf, type Client } from '@tests/support/client'

const AN_HOUR = 60 * 60

/** A session as a sign-in leaves it, without the fifth of a second that hashing a password takes. */
export async function sessionOf(app: TestApp, userId: string): Promise<Client> {
  return clientOf(app, await tokenOf(app, userId))
}

/** The session's token, for the cookie or a bearer header. */
export async function tokenOf({ payload }: TestApp, userId: string): Promise<string> {
  const sid = randomUUID()
  await poolOf(payload).query(
    `insert into users_sessions (_order, _parent_id, id, created_at, expires_at)
     values ((select count(*) + 1 from users_sessions where _parent_id = $1), $1, $2, now(), now() + interval '1 hour')`,
    [userId, sid],
  )
  const { token } = await jwtSign({
    fieldsToSign: { collection: 'users', id: userId, sid },
    secret: payload.secret,
    tokenExpiration: AN_HOUR,
  })
  return token
}
