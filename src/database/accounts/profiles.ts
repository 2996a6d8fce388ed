import { sql } from 'drizzle-orm'
import type { PersonFields } from '@/lib/accounts/personFields'
import { dbOf, type Transaction } from '@/database/connections'
import { findStored } from '@/database/documents/stored'
import { namesOf } from '@/database/names'
import { idOf } from '@/lib/values'
import type { User } from '@/payload-types'

const users = namesOf('users')
const t = namesOf('tenants', 't')

/** Email address and names of a user. */
export interface Profile {
  email: string
  displayName: string | null
  firstName: string | null
  lastName: string | null
}

/** @returns null if the account does not exist */
export async function readProfile(req: Transaction, userId: string): Promise<Profile | null> {
  const user = await findStored<User>(req, {
    collection: 'users',
    select: { displayName: true, email: true, firstName: true, lastName: true },
    where: { id: { equals: userId } },
  })
  if (!user) return null
  const { displayName = null, email, firstName = null, lastName = null } = user
  return { displayName, email, firstName, lastName }
}

/** Stores the profile fields of a user. The rest of the account is unchanged. */
export async function writeProfile(
  req: Transaction,
  userId: string,
  { displayName, firstName, language, lastName }: PersonFields,
): Promise<void> {
  await (
    await dbOf(req)
  )
    .execute(sql`update ${users} set ${users.first_name} = ${firstName}, ${users.last_name} = ${lastName}, ${users.display_name} = ${displayName}, ${users.language} = ${language}::text::enum_users_language, ${users.updated_at} = now()
    where ${users.id} = ${userId}::uuid`)
}

/** @param avatarId null removes the picture */
export async function writePortrait(req: Transaction, userId: string, avatarId: string | null): Promise<void> {
  await (
    await dbOf(req)
  ).execute(
    sql`update ${users} set ${users.avatar_id} = ${avatarId}::uuid, ${users.updated_at} = now() where ${users.id} = ${userId}::uuid`,
  )
}

/** Reads the admin language of users, null if not set; unordered. Users without an account are omitted. */
export async function readLanguages(
  req: Transaction,
  userIds: string[],
): Promise<{ id: string; language: PersonFields['language'] | null }[]> {
  if (userIds.length === 0) return []
  const ids = sql.join(
    userIds.map((id) => sql`${id}::uuid`),
    sql`, `,
  )
  const { rows } = await (
    await dbOf(req)
  ).execute<{ id: string; language: PersonFields['language'] | null }>(
    sql`select ${users.id}, ${users.language} from ${users} where ${users.id} in (${ids})`,
  )
  return rows
}

/**
 * Reads the admin languages of the accounts of addresses, by address; null if not set. Addresses without an account are
 * omitted.
 * @param emails in lower case
 */
export async function readLanguagesOfAddresses(
  req: Transaction,
  emails: string[],
): Promise<Map<string, string | null>> {
  if (emails.length === 0) return new Map()
  const { rows } = await (
    await dbOf(req)
  ).execute<{ email: string; language: string | null }>(sql`
    select ${users.email}, ${users.language} from ${users} where ${users.email} = any(array(select jsonb_array_elements_text(${JSON.stringify(emails)}::jsonb)))`)
  return new Map(rows.map(({ email, language }) => [email, language]))
}

/** Reads the id of a user's organisation; null for none. */
export async function readOrganisationId(req: Transaction, userId: string): Promise<string | null> {
  const user = await findStored<User>(req, {
    collection: 'users',
    select: { organisation: true },
    where: { id: { equals: userId } },
  })
  return idOf(user?.organisation)
}

/**
 * Stores the tenant that the admin shows a user after sign-in.
 * @returns false if tenant or account does not exist
 */
export async function setLastTenant(req: Transaction, userId: string, tenantId: string): Promise<boolean> {
  const { rows } = await (
    await dbOf(req)
  ).execute(sql`update ${users} set ${users.last_tenant_id} = ${t.id} from ${t}
    where ${users}.${users.id} = ${userId}::uuid and ${t.id} = ${tenantId}::uuid returning ${t.id}`)
  return rows.length > 0
}

/** Clears the stored tenant if it is this one. */
export async function clearLastTenant(req: Transaction, userId: string, tenantId: string): Promise<void> {
  await (
    await dbOf(req)
  ).execute(
    sql`update ${users} set ${users.last_tenant_id} = null where ${users.id} = ${userId}::uuid and ${users.last_tenant_id} = ${tenantId}::uuid`,
  )
}
