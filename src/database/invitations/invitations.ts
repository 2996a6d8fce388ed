import { sql } from 'drizzle-orm'
import { hashToken } from '@/lib/crypto/envelope'
import { dbOf, type Transaction, oneRow } from '@/database/connections'
import { findStored } from '@/database/documents/stored'
import { namesOf } from '@/database/names'
import { idOf } from '@/lib/values'
import type { InviteToken } from '@/payload-types'

const i = namesOf('invite_tokens', 'i')
const t = namesOf('tenants', 't')
const r = namesOf('user_roles', 'r')
const u = namesOf('users', 'u')
const users = namesOf('users')
const inviteTokens = namesOf('invite_tokens')
const memberships = namesOf('memberships')
const tenants = namesOf('tenants')

/** An invitation as its recipient sees it. */
export interface FoundInvitation {
  id: string
  email: string
  firstName: string
  lastName: string
  tenantId: string
  /** Name of the tenant. */
  site: string
  inviter: { displayName: string | null; firstName: string | null; lastName: string | null }
  /** Title of the role; empty for admins. */
  role: string
  /** Whether an account with this address exists. */
  hasAccount: boolean
}

/**
 * Finds the pending invitation of a token without changing it.
 * @returns null if the token is invalid: used, cancelled, replaced, expired or unknown
 */
export async function findInvitation(req: Transaction, token: string): Promise<FoundInvitation | null> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ found: FoundInvitation }>(sql`select json_build_object(
      'id', ${i.id}, 'email', ${i.email}, 'firstName', coalesce(${i.metadata_first_name}, ''), 'lastName', coalesce(${i.metadata_last_name}, ''),
      'tenantId', ${t.id}, 'site', ${t.name}, 'role', coalesce(${r.title}, ''),
      'inviter', json_build_object('displayName', ${u.display_name}, 'firstName', ${u.first_name}, 'lastName', ${u.last_name}),
      'hasAccount', exists (select 1 from ${users} where lower(${users.email}) = lower(${i.email}))
    ) as found
    from ${i}
    join ${t} on ${t.id} = ${i.tenant_id} and ${t.suspended_at} is null
    left join ${r} on ${r.id} = ${i.user_roles_id}
    left join ${u} on ${u.id} = ${i.invited_by_id}
    where ${i.token_hash} = ${hashToken(token)} and ${i.status} = 'pending' and ${i.expires_at} > now()`)
  return rows[0]?.found ?? null
}

/** The tenant of an invitation; null if it does not exist. */
export async function tenantOfInvitation(req: Transaction, id: string): Promise<string | null> {
  const invitation = await findStored<InviteToken>(req, {
    collection: 'invite-tokens',
    select: { tenant: true },
    where: { id: { equals: id } },
  })
  return idOf(invitation?.tenant)
}

/**
 * Whether an address belongs to a member or the owner of a tenant, and whether it has a pending invitation.
 * @param email in any case
 * @param exceptId id of an invitation that does not count
 */
export async function findAddress(
  req: Transaction,
  tenantId: string,
  email: string,
  exceptId: string | null,
): Promise<{ isInvited: boolean; isMember: boolean }> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ isInvited: boolean; isMember: boolean }>(sql`select
    exists (select 1 from ${inviteTokens} where ${inviteTokens.tenant_id} = ${tenantId}::uuid and ${inviteTokens.status} = 'pending'
      and lower(${inviteTokens.email}) = lower(${email}) and ${inviteTokens.id} is distinct from ${exceptId}::uuid) as "isInvited",
    exists (select 1 from ${u} where lower(${u.email}) = lower(${email}) and (
      exists (select 1 from ${memberships} where ${memberships.tenant_id} = ${tenantId}::uuid and ${memberships.user_id} = ${u.id})
      or exists (select 1 from ${tenants} where ${tenants.id} = ${tenantId}::uuid and ${tenants.owner_id} = ${u.id}))) as "isMember"`)
  return oneRow(rows)
}

/** Marks a tenant's overdue invitations as expired. */
export async function expireInvitations(req: Transaction, tenantId: string): Promise<void> {
  await (
    await dbOf(req)
  ).execute(
    sql`update ${inviteTokens} set ${inviteTokens.status} = 'expired' where ${inviteTokens.tenant_id} = ${tenantId}::uuid and ${inviteTokens.status} = 'pending' and ${inviteTokens.expires_at} <= now()`,
  )
}

interface Renewal {
  tokenHash: string
  /** ISO 8601. */
  expiresAt: string
  /** Id of the user who sends it again. */
  invitedBy: string
}

/** Reopens an invitation with a new token, which replaces the previous one. */
export async function renewInvitation(
  req: Transaction,
  id: string,
  { expiresAt, invitedBy, tokenHash }: Renewal,
): Promise<void> {
  await (
    await dbOf(req)
  )
    .execute(sql`update ${inviteTokens} set ${inviteTokens.token_hash} = ${tokenHash}, ${inviteTokens.expires_at} = ${expiresAt}::timestamptz,
    ${inviteTokens.status} = 'pending', ${inviteTokens.invited_by_id} = ${invitedBy}::uuid, ${inviteTokens.updated_at} = now() where ${inviteTokens.id} = ${id}::uuid`)
}

/** Closes an invitation and invalidates its token. */
export async function closeInvitation(req: Transaction, id: string, status: 'accepted' | 'cancelled'): Promise<void> {
  await (
    await dbOf(req)
  ).execute(
    sql`update ${inviteTokens} set ${inviteTokens.status} = ${status}, ${inviteTokens.token_hash} = null, ${inviteTokens.updated_at} = now() where ${inviteTokens.id} = ${id}::uuid`,
  )
}

/**
 * Cancels a tenant's pending and expired invitations to an address, ignoring case. An expired one could otherwise be sent
 * again.
 */
export async function cancelInvitationsTo(req: Transaction, tenantId: string, email: string): Promise<void> {
  await (
    await dbOf(req)
  )
    .execute(sql`update ${inviteTokens} set ${inviteTokens.status} = 'cancelled', ${inviteTokens.token_hash} = null, ${inviteTokens.updated_at} = now()
    where ${inviteTokens.tenant_id} = ${tenantId}::uuid and ${inviteTokens.status} in ('pending', 'expired') and lower(${inviteTokens.email}) = lower(${email})`)
}

/** Cancels pending invitations with a role, and clears the role. */
export async function cancelInvitationsWithRole(req: Transaction, roleId: string): Promise<void> {
  await (
    await dbOf(req)
  )
    .execute(sql`update ${inviteTokens} set ${inviteTokens.status} = 'cancelled', ${inviteTokens.token_hash} = null, ${inviteTokens.user_roles_id} = null, ${inviteTokens.updated_at} = now()
    where ${inviteTokens.user_roles_id} = ${roleId}::uuid and ${inviteTokens.status} = 'pending'`)
}
