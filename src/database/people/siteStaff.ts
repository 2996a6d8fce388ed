import type { BasePayload } from 'payload'
import type { NamedPerson } from '@/lib/names/personName'
import { poolOf } from '@/database/connections'
import { namesOf } from '@/database/names'

const u = namesOf('users', 'u')
const a = namesOf('avatars', 'a')
const role = namesOf('user_roles', 'role')
const f = namesOf('second_factors', 'f')
const tenants = namesOf('tenants')
const memberships = namesOf('memberships')
const i = namesOf('invite_tokens', 'i')
const r = namesOf('user_roles', 'r')
const accessRequests = namesOf('access_requests')
const inviteTokens = namesOf('invite_tokens')

export interface SitePersonRow extends NamedPerson {
  id: string
  email: string
  /** File name of their picture; null for none. */
  file: string | null
  kind: 'owner' | 'staff' | 'tenant-admin' | 'tenant-viewer'
  roleId: string | null
  /** Title of their custom role. */
  role: string | null
  /** Whether they have a second factor. */
  hasProof: boolean
}

/** Reads owner and staff of a tenant. Unordered. An owner who is also a member is listed once, as owner. */
export async function readSiteStaff(payload: BasePayload, tenant: string): Promise<SitePersonRow[]> {
  const { rows } = await poolOf(payload).query<SitePersonRow>({
    name: 'callboard-site-people',
    text: `select ${u.id}, ${u.email}, ${u.display_name} as "displayName", ${u.first_name} as "firstName", ${u.last_name} as "lastName",
        coalesce(${a.sizes_square_filename}, ${a.filename}) as file, place.kind, ${role.id} as "roleId", ${role.title} as role,
        exists (select 1 from ${f} where ${f.user_id} = ${u.id} and ${f.confirmed_at} is not null) as "hasProof"
      from (
        select ${tenants.owner_id} as user_id, 'owner' as kind, null::uuid as role_id from ${tenants} where ${tenants.id} = $1
        union all
        select ${memberships.user_id}, ${memberships.role}::text, ${memberships.user_role_id} from ${memberships}
          where ${memberships.tenant_id} = $1 and ${memberships.user_id} is distinct from (select ${tenants.owner_id} from ${tenants} where ${tenants.id} = $1)
      ) place
      join ${u} on ${u.id} = place.user_id
      left join ${a} on ${a.id} = ${u.avatar_id}
      left join ${role} on ${role.id} = place.role_id and ${role.tenant_id} = $1`,
    values: [tenant],
  })
  return rows
}

/** An invitation with the inviter's names, which are null if their account is gone. */
export interface InvitationRow extends NamedPerson {
  id: string
  email: string
  invitedFirst: string | null
  invitedLast: string | null
  isAdmin: boolean
  roleId: string | null
  status: 'cancelled' | 'expired' | 'pending'
  expiresAt: Date
  createdAt: Date
}

/** Reads a tenant's invitations that were not accepted: pending ones first, then expired ones, the newest first. */
export async function readOpenInvitations(
  payload: BasePayload,
  tenant: string,
  limit: number,
): Promise<InvitationRow[]> {
  const { rows } = await poolOf(payload).query<InvitationRow>({
    name: 'callboard-site-invitations',
    text: `select * from (
        select ${i.id}, ${i.email}, ${i.metadata_first_name} as "invitedFirst", ${i.metadata_last_name} as "invitedLast", ${i.role} = 'tenant-admin' as "isAdmin",
          ${i.user_roles_id} as "roleId", ${i.expires_at} as "expiresAt", ${i.created_at} as "createdAt",
          case when ${i.status} = 'pending' and ${i.expires_at} <= now() then 'expired' else ${i.status}::text end as status,
          ${u.display_name} as "displayName", ${u.first_name} as "firstName", ${u.last_name} as "lastName"
        from ${i} left join ${u} on ${u.id} = ${i.invited_by_id}
        where ${i.tenant_id} = $1 and ${i.status} <> 'accepted'
      ) listed
      order by status = 'pending' desc, status = 'expired' desc, "createdAt" desc limit $2`,
    values: [tenant, limit],
  })
  return rows
}

export interface RoleRow {
  id: string
  title: string
  description: string | null
  /** `true` for each granted key, without implied ones. */
  permissions: Record<string, unknown>
  /** Number of members with it. */
  members: number
  organisations: number
  /** Number of pending invitations with it. */
  invitations: number
}

/** Reads a tenant's custom roles and how often each is assigned. Unordered. */
export async function readCustomRoles(payload: BasePayload, tenant: string): Promise<RoleRow[]> {
  const { rows } = await poolOf(payload).query<RoleRow>({
    name: 'callboard-site-roles',
    text: `select ${r.id}, ${r.title}, ${r.description}, ${r.permissions},
        (select count(*) from ${memberships} where ${memberships.user_role_id} = ${r.id})::int as members,
        (select count(*) from ${accessRequests} where ${accessRequests.user_role_id} = ${r.id} and ${accessRequests.status} = 'approved')::int as organisations,
        (select count(*) from ${inviteTokens} where ${inviteTokens.user_roles_id} = ${r.id} and ${inviteTokens.status} = 'pending' and ${inviteTokens.expires_at} > now())::int as invitations
      from ${r} where ${r.tenant_id} = $1`,
    values: [tenant],
  })
  return rows
}
