import type { BasePayload } from 'payload'
import { SELLS_TICKETS } from '@/database/apps/apps'
import { poolOf, oneRow } from '@/database/connections'

/** What a person can see in addition to the documents of their own tenants: ids. */
export interface VisibleIds {
  /** Apps of their tenants. */
  apps: string[]
  /** Pictures of themselves, of their tenants and the users in them, of partners and of apps. */
  avatars: string[]
  /** Their own organisation, and those that requested access to a tenant in which they hold `users:admin`. */
  organisations: string[]
  /** Users of the tenants in which they hold `users:admin`. */
  colleagues: string[]
  /** Whether an app of the current tenant sells its tickets. */
  sellsTickets: boolean
}

interface Reader {
  userId: string
  /** Ids of their tenants. */
  tenants: string[]
  /** Ids of the tenants in which they hold `users:admin`. */
  administered: string[]
  /** Id of the tenant on screen; null if there is none. */
  current: string | null
}

/** Reads them in one statement. */
export async function readVisibleIds(
  payload: BasePayload,
  { administered, current, tenants, userId }: Reader,
): Promise<VisibleIds> {
  const { rows } = await poolOf(payload).query<VisibleIds>({
    name: 'callboard-seen',
    text: SEEN_QUERY,
    values: [tenants, userId, administered, current],
  })
  return oneRow(rows)
}

/**
 * $1: ids of the person's tenants, $2: user id, $3: ids of the tenants in which they hold `users:admin`, $4: id of the
 * current tenant.
 */
const SEEN_QUERY = `select
  array(select distinct apps_id::text from tenants_rels where parent_id = any($1::uuid[]) and path = 'installedApps') as apps,
  array(select avatar_id::text from users where id = $2 and avatar_id is not null
    union select u.avatar_id::text from memberships m join users u on u.id = m.user_id where m.tenant_id = any($1::uuid[]) and u.avatar_id is not null
    union select u.avatar_id::text from tenants t join users u on u.id = t.owner_id where t.id = any($1::uuid[]) and u.avatar_id is not null
    union select avatar_id::text from tenants where id = any($1::uuid[]) and avatar_id is not null
    union select logo_id::text from collaborators where trusted and active and logo_id is not null
    union select logo_id::text from apps where logo_id is not null) as avatars,
  array(select organisation_id::text from access_requests where tenant_id = any($3::uuid[])
    union select organisation_id::text from users where id = $2 and organisation_id is not null) as organisations,
  array(select user_id::text from memberships where tenant_id = any($3::uuid[])
    union select owner_id::text from tenants where id = any($3::uuid[]) and owner_id is not null) as colleagues,
  exists (select 1 from tenants_rels r join apps a on a.id = r.apps_id
    where r.parent_id = $4::uuid and r.path = 'installedApps' and ${SELLS_TICKETS}) as "sellsTickets"`

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
