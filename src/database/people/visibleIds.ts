import type { BasePayload } from 'payload'
import { poolOf, oneRow } from '@/database/connections'

/** Ids of what a person can see in addition to the documents of their own tenants. */
export interface VisibleIds {
  /** Apps of their tenants. */
  apps: string[]
  /** Pictures of themselves, of their tenants and the users in them, of partners and of apps. */
  avatars: string[]
  /** Their own organisation, and those that requested access to a tenant in which they hold `users:admin`. */
  organisations: string[]
}

interface Reader {
  userId: string
  /** Ids of their tenants. */
  tenants: string[]
  /** Ids of the tenants in which they hold `users:admin`. */
  administered: string[]
}

/** Reads these ids in one statement. */
export async function readVisibleIds(
  payload: BasePayload,
  { administered, tenants, userId }: Reader,
): Promise<VisibleIds> {
  const { rows } = await poolOf(payload).query<VisibleIds>({
    name: 'callboard-seen',
    text: SEEN_QUERY,
    values: [tenants, userId, administered],
  })
  return oneRow(rows)
}

/** $1: ids of the person's tenants, $2: user id, $3: ids of the tenants in which they hold `users:admin`. */
const SEEN_QUERY = `select
  array(select distinct apps_id::text from tenants_rels where parent_id = any($1::uuid[]) and path = 'installedApps') as apps,
  array(select avatar_id::text from users where id = $2 and avatar_id is not null
    union select u.avatar_id::text from memberships m join users u on u.id = m.user_id where m.tenant_id = any($1::uuid[]) and u.avatar_id is not null
    union select u.avatar_id::text from tenants t join users u on u.id = t.owner_id where t.id = any($1::uuid[]) and u.avatar_id is not null
    union select avatar_id::text from tenants where id = any($1::uuid[]) and avatar_id is not null
    union select logo_id::text from collaborators where trusted and active and logo_id is not null
    union select logo_id::text from apps where logo_id is not null) as avatars,
  array(select organisation_id::text from access_requests where tenant_id = any($3::uuid[])
    union select organisation_id::text from users where id = $2 and organisation_id is not null) as organisations`

interface Preference {
  key: string
  /** Screens store only objects. */
  value: Record<string, unknown> | null
}

/** Reads a user's own preferences by key, in one statement. Keys that were never set are omitted. */
export async function readPreferences(payload: BasePayload, userId: string, keys: string[]): Promise<Preference[]> {
  const { rows } = await poolOf(payload).query<Preference>({
    name: 'callboard-site-preferences',
    text: `select p.key, p.value from payload_preferences_rels r join payload_preferences p on p.id = r.parent_id
      where r.users_id = $1 and r.path = 'user' and p.key = any($2)`,
    values: [userId, keys],
  })
  return rows
}
