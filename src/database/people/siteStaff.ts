import type { BasePayload } from 'payload'
import type { NamedPerson } from '../../lib/names/personName'
import { poolOf } from '../connections'

export interface SitePersonRow extends NamedPerson {
  id: string
  email: string
  /** Name of the file of their picture; null where there is none. */
  file: string | null
  kind: 'owner' | 'staff' | 'tenant-admin' | 'tenant-viewer'
  roleId: string | null
  /** Title of their custom role. */
  role: string | null
  /** They sign in with a second factor. */
  hasProof: boolean
}

/** Owner and staff of a site, in no order. An owner who is a member besides is listed once, as the owner. */
export async function peopleOfSite(payload: BasePayload, tenant: string): Promise<SitePersonRow[]> {
  const { rows } = await poolOf(payload).query<SitePersonRow>({
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
    values: [tenant],
  })
  return rows
}

/** An invitation with the names of whoever invited; these are null where the account is gone. */
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

/** Invitations of a site that were not accepted: open ones first, then expired ones, the newest of each first. */
export async function unacceptedInvitations(
  payload: BasePayload,
  tenant: string,
  limit: number,
): Promise<InvitationRow[]> {
  const { rows } = await poolOf(payload).query<InvitationRow>({
    name: 'callboard-site-invitations',
    text: `select * from (
        select i.id, i.email, i.metadata_first_name as "invitedFirst", i.metadata_last_name as "invitedLast", i.role = 'tenant-admin' as "isAdmin",
          i.user_roles_id as "roleId", i.expires_at as "expiresAt", i.created_at as "createdAt",
          case when i.status = 'pending' and i.expires_at <= now() then 'expired' else i.status::text end as status,
          u.display_name as "displayName", u.first_name as "firstName", u.last_name as "lastName"
        from invite_tokens i left join users u on u.id = i.invited_by_id
        where i.tenant_id = $1 and i.status <> 'accepted'
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
  /** `true` for each key that it gives; implied ones are left out. */
  permissions: Record<string, unknown>
  /** Members of the staff who have it. */
  members: number
  organisations: number
  /** Invitations that wait with it. */
  invitations: number
}

/** The custom roles of a site with how many have each, in no order. */
export async function customRoles(payload: BasePayload, tenant: string): Promise<RoleRow[]> {
  const { rows } = await poolOf(payload).query<RoleRow>({
    name: 'callboard-site-roles',
    text: `select id, title, description, permissions,
        (select count(*) from memberships where user_role_id = r.id)::int as members,
        (select count(*) from access_requests where user_role_id = r.id and status = 'approved')::int as organisations,
        (select count(*) from invite_tokens where user_roles_id = r.id and status = 'pending' and expires_at > now())::int as invitations
      from user_roles r where tenant_id = $1`,
    values: [tenant],
  })
  return rows
}
