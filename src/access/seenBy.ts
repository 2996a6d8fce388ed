import type { BasePayload } from 'payload'
import { oncePerProcess } from '../lib/process/oncePerProcess'
import type { Person } from './person'
import { openTenants, tenantsWith } from './person'
import { poolOf } from '../database/poolOf'

/** Ids of what a person sees beyond their own tenants' documents. */
export interface Seen {
  /** Apps that one of their tenants has. */
  apps: string[]
  /** Pictures of themselves, of people in their tenants, of the tenants, of partners and of apps. */
  avatars: string[]
  /** The organisation they work for, and those that asked for a tenant whose people they administer. */
  organisations: string[]
}

const known = oncePerProcess('seenBy', () => new WeakMap<Person, Promise<Seen>>())

/**
 * What the person of a request sees, in one statement for the whole request: a page asks what its reader may see of
 * every collection, more than once.
 */
export function seenBy(payload: BasePayload, person: Person): Promise<Seen> {
  const seen = known.get(person) ?? read(payload, person)
  known.set(person, seen)
  seen.catch(() => known.delete(person))
  return seen
}

async function read(payload: BasePayload, person: Person): Promise<Seen> {
  const { rows } = await poolOf(payload).query<Seen>({
    name: 'callboard-seen',
    text: SEEN_QUERY,
    values: [openTenants(person), person.id, tenantsWith(person, 'users:admin')],
  })
  return rows[0]!
}

/** $1 ids of the person's tenants, $2 the person, $3 ids of the tenants whose people they administer. */
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
