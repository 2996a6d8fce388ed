import type { PayloadRequest } from 'payload'
import { poolOf } from '../../database/poolOf'
import { deviceHash } from './device'

/** What a sign-in needs to know of an account. */
export interface Account {
  id: string
  email: string
  hash: string
  salt: string
  /** A code is asked beside the password. */
  hasFactor: boolean
  /** The person has signed in on this device before. */
  knowsDevice: boolean
}

/** The account of an address that can be signed in to with a password; null where there is none. */
export async function findAccount(req: PayloadRequest, email: string): Promise<Account | null> {
  const { rows } = await poolOf(req.payload).query<Account>({
    name: 'callboard-account',
    text: `select u.id, u.email, u.hash, u.salt,
        exists (select 1 from second_factors f where f.user_id = u.id and f.confirmed_at is not null) as "hasFactor",
        exists (select 1 from sign_ins s where s.user_id = u.id and s.device_hash = $2) as "knowsDevice"
      from users u where u.email = $1 and u.hash is not null and u.salt is not null`,
    values: [email, deviceHash(req.headers)],
  })
  return rows[0] ?? null
}
