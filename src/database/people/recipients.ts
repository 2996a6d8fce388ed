import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { dbOf, type Transaction, poolOf } from '@/database/connections'
import { findStored } from '@/database/documents/stored'
import { namesOf } from '@/database/names'
import type { User } from '@/payload-types'

const u = namesOf('users', 'u')
const r = namesOf('users_roles', 'r')
const users = namesOf('users')
const tenants = namesOf('tenants')
const m = namesOf('memberships', 'm')
const userRoles = namesOf('user_roles', 'r')
const a = namesOf('access_requests', 'a')

/** A user to notify, with their admin language; null if not set. */
export interface Recipient {
  id: string
  language: string | null
}

/** Reads all super-admins. */
export async function readSuperAdmins(payload: BasePayload): Promise<(Recipient & { email: string; name: string })[]> {
  const { rows } = await poolOf(payload).query<Recipient & { email: string; name: string }>(
    `select ${u.id}, ${u.language}, ${u.email}, coalesce(${u.first_name}, '') as name from ${u} join ${r} on ${r.parent_id} = ${u.id} where ${r.value} = 'super-admin'`,
  )
  return rows
}

/**
 * Finds the account of an address: none or one.
 * @param email in lower case
 */
export async function findRecipientsByAddress(payload: BasePayload, email: string): Promise<Recipient[]> {
  const where = { email: { equals: email } }
  const user = await findStored<User>({ payload }, { collection: 'users', select: { language: true }, where })
  return user ? [{ id: user.id, language: user.language ?? null }] : []
}

/**
 * Reads owner and admins of a tenant, and members whose custom role grants the key explicitly. Collaborators are not
 * included.
 */
export async function readStaffWithKey(payload: BasePayload, tenant: string, key: string): Promise<Recipient[]> {
  const { rows } = await poolOf(payload).query<Recipient>(
    `select ${users.id}, ${users.language} from ${users} where ${users.id} in (
      select ${tenants.owner_id} from ${tenants} where ${tenants.id} = $1
      union select ${m.user_id} from ${m} left join ${userRoles} on ${userRoles.id} = ${m.user_role_id}
        where ${m.tenant_id} = $1 and (${m.role} = 'tenant-admin' or ${userRoles.permissions} -> $2 = 'true'::jsonb))`,
    [tenant, key],
  )
  return rows
}

/**
 * Ids of owner and admins of a tenant, and of members and collaborators whose custom role grants the key explicitly,
 * without duplicates.
 */
export async function findUserIdsWithKey(req: Transaction, tenant: string, key: string): Promise<string[]> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{
    id: string
  }>(sql`select ${tenants.owner_id} as id from ${tenants} where ${tenants.id} = ${tenant}::uuid and ${tenants.owner_id} is not null
    union select ${m.user_id} from ${m} left join ${userRoles} on ${userRoles.id} = ${m.user_role_id}
      where ${m.tenant_id} = ${tenant}::uuid and (${m.role} = 'tenant-admin' or ${userRoles.permissions} -> ${key} = 'true'::jsonb)
    union select ${u.id} from ${a} join ${userRoles} on ${userRoles.id} = ${a.user_role_id} join ${u} on ${u.organisation_id} = ${a.organisation_id}
      where ${a.tenant_id} = ${tenant}::uuid and ${a.status}::text = 'approved' and ${userRoles.permissions} -> ${key} = 'true'::jsonb`)
  return rows.map(({ id }) => id)
}

/** Reads the addresses of accounts, with the first name or ''; unordered. */
export async function readAddresses(
  req: Transaction,
  ids: string[],
): Promise<{ id: string; email: string; name: string }[]> {
  if (ids.length === 0) return []
  const { rows } = await (
    await dbOf(req)
  ).execute<{ id: string; email: string; name: string }>(sql`
    select ${users.id}, ${users.email}, coalesce(${users.first_name}, '') as name from ${users}
    where ${users.id} in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`)
  return rows
}

interface Addressee {
  email: string
  /** Id that the account must have. */
  userId?: string
  /** Whether the address must be unverified. */
  isUnverified: boolean
}

/** Finds the account for an account email, with the first name or ''; null if there is none. */
export async function findAddressee(
  req: Transaction,
  { email, isUnverified, userId }: Addressee,
): Promise<{ id: string; name: string } | null> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{
    id: string
    name: string
  }>(sql`select ${users.id}, coalesce(${users.first_name}, '') as name from ${users}
    where ${users.email} = ${email} and ${userId ? sql`${users.id} = ${userId}::uuid` : sql`true`} and ${isUnverified ? sql`${users.email_verified} is not true` : sql`true`}`)
  return rows[0] ?? null
}
