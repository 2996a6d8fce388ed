import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import type { StoredPassword } from '@/lib/crypto/accountPasswords'
import { dbOf, type Transaction, poolOf } from '@/database/connections'
import { findStored } from '@/database/documents/stored'
import { namesOf } from '@/database/names'

const u = namesOf('users', 'u')
const f = namesOf('second_factors', 'f')
const s = namesOf('sign_ins', 's')
const users = namesOf('users')

/** The account data that sign-in needs. */
export interface Account extends StoredPassword {
  id: string
  email: string
  /** Whether sign-in requires a code in addition to the password. */
  hasFactor: boolean
  /** Whether the user has signed in on this device before. */
  knowsDevice: boolean
}

/**
 * Finds the account of an address that has a password; null if there is none.
 * @param email in lower case
 * @param device hash of the device token; null for a device without one
 */
export async function findAccount(payload: BasePayload, email: string, device: string | null): Promise<Account | null> {
  const { rows } = await poolOf(payload).query<Account>({
    name: 'callboard-account',
    text: `select ${u.id}, ${u.email}, ${u.hash}, ${u.salt},
        exists (select 1 from ${f} where ${f.user_id} = ${u.id} and ${f.confirmed_at} is not null) as "hasFactor",
        exists (select 1 from ${s} where ${s.user_id} = ${u.id} and ${s.device_hash} = $2) as "knowsDevice"
      from ${u} where ${u.email} = $1 and ${u.hash} is not null and ${u.salt} is not null`,
    values: [email, device],
  })
  return rows[0] ?? null
}

/** Reads the password hash of an account; null if it has none or does not exist. */
export async function readPassword(req: Transaction, userId: string): Promise<StoredPassword | null> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ hash: string | null; salt: string | null }>(
    sql`select ${users.hash}, ${users.salt} from ${users} where ${users.id} = ${userId}::uuid`,
  )
  const { hash, salt } = rows[0] ?? {}
  return hash && salt ? { hash, salt } : null
}

/** Stores a password hash. Waits for concurrent sign-ins with the previous password. */
export async function writePassword(req: Transaction, userId: string, { hash, salt }: StoredPassword): Promise<void> {
  await (
    await dbOf(req)
  ).execute(
    sql`update ${users} set ${users.hash} = ${hash}, ${users.salt} = ${salt}, ${users.updated_at} = now() where ${users.id} = ${userId}::uuid`,
  )
}

/** Marks the account's address as verified, after a token from its mailbox was used. */
export async function markAddressVerified(req: Transaction, userId: string): Promise<void> {
  await (
    await dbOf(req)
  ).execute(sql`update ${users} set ${users.email_verified} = true where ${users.id} = ${userId}::uuid`)
}

/** Whether another account has this address. */
export async function isAddressTaken(req: Transaction, email: string, exceptUserId: string): Promise<boolean> {
  const where = { id: { not_equals: exceptUserId }, email: { equals: email } }
  return Boolean(await findStored(req, { collection: 'users', select: { email: true }, where }))
}

/**
 * Changes an account's address.
 * @returns the previous address and the first name; null if the account does not exist
 */
export async function replaceAddress(
  req: Transaction,
  userId: string,
  email: string,
): Promise<{ email: string; firstName: string } | null> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{
    email: string
    firstName: string
  }>(sql`with before as (select ${users.id}, ${users.email}, coalesce(${users.first_name}, '') as first_name from ${users} where ${users.id} = ${userId}::uuid for update)
    update ${u} set ${users.email} = ${email}, ${users.updated_at} = now() from before where ${u.id} = before.id returning before.email, before.first_name as "firstName"`)
  return rows[0] ?? null
}
