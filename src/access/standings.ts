import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dbOf } from '../database/dbOf'
import type { Standing } from './authority'
import type { MembershipKind } from './person'
import { registryOf } from './registryOf'
import { KINDS, keysOf, STRENGTH } from './toPerson'
import type { PlaceRow } from './personQuery'

interface Row extends Record<string, unknown> {
  user_id: string
  kind: PlaceRow['kind']
  role_id: string | null
  permissions: Record<string, unknown> | null
  is_super: boolean
}

/** Everybody's standing in a tenant, by user id, as the request's transaction sees it. */
export async function readStandings(req: PayloadRequest, tenantId: string): Promise<Map<string, Standing>> {
  const db = await dbOf(req)
  const { rows } = await db.execute<Row>(sql`
    with places as (
      select owner_id as user_id, 'owner' as kind, null::uuid as role_id from tenants where id = ${tenantId}::uuid and owner_id is not null
      union all
      select user_id, role::text, user_role_id from memberships where tenant_id = ${tenantId}::uuid
      union all
      select u.id, 'collaborator', r.user_role_id from access_requests r
        join collaborators c on c.id = r.organisation_id and c.active
        join users u on u.organisation_id = r.organisation_id
        where r.tenant_id = ${tenantId}::uuid and r.status = 'approved'
    )
    select places.*, role.permissions,
      exists (select 1 from users_roles s where s.parent_id = places.user_id and s.value = 'super-admin') as is_super
    from places left join user_roles role on role.id = places.role_id and role.tenant_id = ${tenantId}::uuid`)
  const registry = registryOf(req.payload)
  const standings = new Map<string, Standing>()
  for (const row of rows) {
    const kind = KINDS[row.kind]
    const known = standings.get(row.user_id)
    if (known && isAtLeast(known.kind, kind)) continue
    // The provider's own people keep every key wherever they also work.
    standings.set(row.user_id, {
      keys: row.is_super ? registry.keys : keysOf(kind, row.permissions, registry),
      kind: row.is_super ? 'provider' : kind,
      roleId: row.role_id,
      userId: row.user_id,
    })
  }
  return standings
}

const isAtLeast = (one: Standing['kind'], other: MembershipKind): boolean => one === 'provider' || STRENGTH.indexOf(one) <= STRENGTH.indexOf(other)
