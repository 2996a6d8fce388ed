import type { BasePayload } from 'payload'
import { SELLS_TICKETS } from '@/database/apps/apps'
import { poolOf, oneRow } from '@/database/connections'
import { namesOf } from '@/database/names'

const tenantsRels = namesOf('tenants_rels')
const users = namesOf('users')
const u = namesOf('users', 'u')
const m = namesOf('memberships', 'm')
const t = namesOf('tenants', 't')
const tenantsTable = namesOf('tenants')
const collaborators = namesOf('collaborators')
const apps = namesOf('apps')
const accessRequests = namesOf('access_requests')
const memberships = namesOf('memberships')
const r = namesOf('tenants_rels', 'r')
const a = namesOf('apps', 'a')
const p = namesOf('payload_preferences', 'p')
const payloadPreferencesRels = namesOf('payload_preferences_rels', 'r')

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
  array(select distinct ${tenantsRels.apps_id}::text from ${tenantsRels} where ${tenantsRels.parent_id} = any($1::uuid[]) and ${tenantsRels.path} = 'installedApps') as apps,
  array(select ${users.avatar_id}::text from ${users} where ${users.id} = $2 and ${users.avatar_id} is not null
    union select ${u.avatar_id}::text from ${m} join ${u} on ${u.id} = ${m.user_id} where ${m.tenant_id} = any($1::uuid[]) and ${u.avatar_id} is not null
    union select ${u.avatar_id}::text from ${t} join ${u} on ${u.id} = ${t.owner_id} where ${t.id} = any($1::uuid[]) and ${u.avatar_id} is not null
    union select ${tenantsTable.avatar_id}::text from ${tenantsTable} where ${tenantsTable.id} = any($1::uuid[]) and ${tenantsTable.avatar_id} is not null
    union select ${collaborators.logo_id}::text from ${collaborators} where ${collaborators.trusted} and ${collaborators.active} and ${collaborators.logo_id} is not null
    union select ${apps.logo_id}::text from ${apps} where ${apps.logo_id} is not null) as avatars,
  array(select ${accessRequests.organisation_id}::text from ${accessRequests} where ${accessRequests.tenant_id} = any($3::uuid[])
    union select ${users.organisation_id}::text from ${users} where ${users.id} = $2 and ${users.organisation_id} is not null) as organisations,
  array(select ${memberships.user_id}::text from ${memberships} where ${memberships.tenant_id} = any($3::uuid[])
    union select ${tenantsTable.owner_id}::text from ${tenantsTable} where ${tenantsTable.id} = any($3::uuid[]) and ${tenantsTable.owner_id} is not null) as colleagues,
  exists (select 1 from ${r} join ${a} on ${a.id} = ${r.apps_id}
    where ${r.parent_id} = $4::uuid and ${r.path} = 'installedApps' and ${SELLS_TICKETS}) as "sellsTickets"`

interface Preference {
  key: string
  /** Screens store only objects. */
  value: Record<string, unknown> | null
}

/** Reads a user's own preferences by key, in one statement. Keys that were never set are omitted. */
export async function readPreferences(payload: BasePayload, userId: string, keys: string[]): Promise<Preference[]> {
  const { rows } = await poolOf(payload).query<Preference>({
    name: 'callboard-site-preferences',
    text: `select ${p.key}, ${p.value} from ${payloadPreferencesRels} join ${p} on ${p.id} = ${payloadPreferencesRels.parent_id}
      where ${payloadPreferencesRels.users_id} = $1 and ${payloadPreferencesRels.path} = 'user' and ${p.key} = any($2)`,
    values: [userId, keys],
  })
  return rows
}
