import type { BasePayload } from 'payload'
import { hindranceToChange } from '../../../../../access/authority'
import { poolOf } from '../../../../../database/poolOf'
import type { Desk } from './deskOf'
import { headOf, type PersonHead, type PersonRow } from './personHead'
import { pictureOf } from './pictureOf'
import type { StaffPerson } from './staffPerson'

interface Row extends PersonRow {
  kind: 'owner' | 'staff' | 'tenant-admin' | 'tenant-viewer'
  roleId: string | null
  role: string | null
  hasProof: boolean
}

/** Owner and staff of a site; the staff by name, admins first. */
export async function peopleOf(payload: BasePayload, { actor, standings, tenantId }: Desk, labels: { admin: string; viewer: string }): Promise<{ owner: (PersonHead & { hasProof: boolean }) | null; staff: StaffPerson[] }> {
  const { rows } = await poolOf(payload).query<Row>({
    name: 'callboard-site-people',
    text: `select u.id, u.email, u.display_name as "displayName", u.first_name as "firstName", u.last_name as "lastName",
        coalesce(a.sizes_square_filename, a.filename) as file, place.kind, role.id as "roleId", role.title as role,
        exists (select 1 from second_factors f where f.user_id = u.id and f.confirmed_at is not null) as "hasProof"
      from (
        select owner_id as user_id, 'owner' as kind, null::uuid as role_id from tenants where id = $1
        union all
        select user_id, role::text, user_role_id from memberships
          where tenant_id = $1 and user_id is distinct from (select owner_id from tenants where id = $1)
      ) place
      join users u on u.id = place.user_id
      left join avatars a on a.id = u.avatar_id
      left join user_roles role on role.id = place.role_id and role.tenant_id = $1`,
    values: [tenantId],
  })
  const picture = pictureOf(payload)
  const owner = rows.find(({ kind }) => kind === 'owner')
  const staff = rows.filter(({ kind }) => kind !== 'owner').map((row): StaffPerson => {
    const isAdmin = row.kind === 'tenant-admin'
    const standing = standings.get(row.id)
    return {
      ...headOf(row, picture),
      hasProof: row.hasProof,
      hindrance: standing ? hindranceToChange(actor, standing) : null,
      isSelf: row.id === actor.userId,
      role: isAdmin ? labels.admin : (row.role ?? (row.kind === 'tenant-viewer' ? labels.viewer : '')),
      roleId: isAdmin ? 'tenant-admin' : row.roleId,
    }
  })
  return { owner: owner ? { ...headOf(owner, picture), hasProof: owner.hasProof } : null, staff: staff.sort(byRankAndName) }
}

const rank = ({ roleId }: StaffPerson): number => (roleId === 'tenant-admin' ? 0 : 1)

const byRankAndName = (one: StaffPerson, other: StaffPerson): number => rank(one) - rank(other) || one.name.localeCompare(other.name)
