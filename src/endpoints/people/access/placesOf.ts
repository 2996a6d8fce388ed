import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import type { Standing } from '../../../access/authority'
import type { PermissionKey } from '../../../access/permissions'
import type { PlaceRow } from '../../../access/personQuery'
import { KINDS } from '../../../access/toPerson'
import { dbOf } from '../../../database/dbOf'

export const PLACE_KINDS = ['owner', 'admin', 'staff', 'viewer', 'collaborator', 'provider'] as const

/** One way in which somebody belongs to a site. */
export interface Place {
  kind: Standing['kind']
  /** Title of the role, for staff and collaborators. */
  role: string | null
  /** Name of the organisation through which they come. */
  organisation: string | null
  /** What the role says, before anything is implied or withheld. */
  granted: ReadonlySet<PermissionKey>
  /** Their standing comes from here. */
  counts: boolean
}

type Row = Record<string, unknown> & {
  kind: PlaceRow['kind']
  organisation: string | null
  permissions: Record<string, unknown> | null
  role: string | null
  role_id: string | null
}

/** All places of a person in a tenant, the one that counts first. */
export async function placesOf(req: PayloadRequest, tenantId: string, standing: Standing): Promise<Place[]> {
  const db = await dbOf(req)
  const { rows } = await db.execute<Row>(sql`
    with places as (
      select 'owner' as kind, null::uuid as role_id, null as organisation from tenants where id = ${tenantId}::uuid and owner_id = ${standing.userId}::uuid
      union all
      select role::text, user_role_id, null from memberships where tenant_id = ${tenantId}::uuid and user_id = ${standing.userId}::uuid
      union all
      select 'collaborator', r.user_role_id, c.name from access_requests r
        join collaborators c on c.id = r.organisation_id and c.active
        join users u on u.organisation_id = r.organisation_id
        where r.tenant_id = ${tenantId}::uuid and r.status = 'approved' and u.id = ${standing.userId}::uuid
    )
    select places.*, role.title as role, role.permissions from places left join user_roles role on role.id = places.role_id and role.tenant_id = ${tenantId}::uuid`)
  const places = rows.map((row): Place => {
    const kind = KINDS[row.kind]
    const granted = Object.entries(row.permissions ?? {}).flatMap(([key, on]) => (on === true ? [key] : []))
    return { counts: kind === standing.kind, granted: new Set(granted), kind, organisation: row.organisation, role: row.role }
  })
  const provider: Place[] = standing.kind === 'provider' ? [{ counts: true, granted: new Set(), kind: 'provider', organisation: null, role: null }] : []
  return [...provider, ...places].sort((one, other) => Number(other.counts) - Number(one.counts))
}
