import type { BasePayload } from 'payload'
import type { NamedPerson } from '@/lib/names/personName'
import type { SiteAddressData } from '@/lib/site/addresses'
import { poolOf, oneRow } from '@/database/connections'
import { namesOf } from '@/database/names'

const a = namesOf('avatars', 'a')
const u = namesOf('users', 'u')
const t = namesOf('tenants', 't')
const th = namesOf('themes', 'th')
const d = namesOf('tenants_domains', 'd')
const m = namesOf('memberships', 'm')

export interface FrameRow {
  /** File names; null without a picture. */
  userFile: string | null
  tenantFile: string | null
  /** Data for the URL of the tenant's website; null without a tenant. */
  address: SiteAddressData | null
  /** Other users who can grant access to the tenant: its owner, then its admins by name. */
  grantors: NamedPerson[]
}

/**
 * Reads the data of the frame around every screen, in one prepared statement.
 * @param tenant null for none: then there are no grantors
 */
export async function readFrameData(
  payload: BasePayload,
  { mostGrantors, tenant, user }: { mostGrantors: number; tenant: string | null; user: string },
): Promise<FrameRow> {
  const { rows } = await poolOf(payload).query<FrameRow>({
    name: 'callboard-surroundings',
    text: `select
      (select coalesce(${a.sizes_square_filename}, ${a.filename}) from ${u} join ${a} on ${a.id} = ${u.avatar_id} where ${u.id} = $1) as "userFile",
      (select coalesce(${a.sizes_square_filename}, ${a.filename}) from ${t} join ${a} on ${a.id} = ${t.avatar_id} where ${t.id} = $2) as "tenantFile",
      (select json_build_object('slug', ${t.slug}, 'renderMode', ${th.render_mode}, 'domains',
          (select coalesce(json_agg(json_build_object('domain', ${d.domain}, 'isPrimary', ${d.is_primary}, 'status', ${d.status}) order by ${d._order}), '[]') from ${d} where ${d._parent_id} = ${t.id}))
        from ${t} left join ${th} on ${th.id} = ${t.selected_theme_id} and ${th.tenant_id} = ${t.id} where ${t.id} = $2) as address,
      (select coalesce(json_agg(one order by one.rank, one."lastName", one."firstName"), '[]') from (
        select ${u.display_name} as "displayName", ${u.first_name} as "firstName", ${u.last_name} as "lastName", ${u.email}, 0 as rank
          from ${t} join ${u} on ${u.id} = ${t.owner_id} where ${t.id} = $2 and ${u.id} <> $1
        union all
        select ${u.display_name}, ${u.first_name}, ${u.last_name}, ${u.email}, 1
          from ${m} join ${u} on ${u.id} = ${m.user_id} where ${m.tenant_id} = $2 and ${m.role} = 'tenant-admin' and ${u.id} <> $1
        order by rank, "lastName", "firstName" limit $3) one) as grantors`,
    values: [user, tenant, mostGrantors],
  })
  return oneRow(rows)
}
