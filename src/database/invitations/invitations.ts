import { sql } from 'drizzle-orm'
import { hashToken } from '@/lib/crypto/envelope'
import { dbOf, type Transaction, oneRow } from '@/database/connections'

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
      'id', i.id, 'email', i.email, 'firstName', coalesce(i.metadata_first_name, ''), 'lastName', coalesce(i.metadata_last_name, ''),
      'tenantId', t.id, 'site', t.name, 'role', coalesce(r.title, ''),
      'inviter', json_build_object('displayName', u.display_name, 'firstName', u.first_name, 'lastName', u.last_name),
      'hasAccount', exists (select 1 from users where lower(email) = lower(i.email))
    ) as found
    from invite_tokens i
    join tenants t on t.id = i.tenant_id and t.suspended_at is null
    left join user_roles r on r.id = i.user_roles_id
    left join users u on u.id = i.invited_by_id
    where i.token_hash = ${hashToken(token)} and i.status = 'pending' and i.expires_at > now()`)
  return rows[0]?.found ?? null
}

/** The tenant of an invitation; null if it does not exist. */
export async function tenantOfInvitation(req: Transaction, id: string): Promise<string | null> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ tenant_id: string }>(sql`select tenant_id from invite_tokens where id = ${id}::uuid`)
  return rows[0]?.tenant_id ?? null
}

/**
 * Whether an address belongs to a member or the owner of a tenant, and whether it has a pending invitation.
 * @param email in lower case
 */
export async function findAddress(
  req: Transaction,
  tenantId: string,
  email: string,
): Promise<{ isInvited: boolean; isMember: boolean }> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ isInvited: boolean; isMember: boolean }>(sql`select
    exists (select 1 from invite_tokens where tenant_id = ${tenantId}::uuid and status = 'pending' and lower(email) = ${email}) as "isInvited",
    exists (select 1 from users u where lower(u.email) = ${email} and (
      exists (select 1 from memberships where tenant_id = ${tenantId}::uuid and user_id = u.id)
      or exists (select 1 from tenants where id = ${tenantId}::uuid and owner_id = u.id))) as "isMember"`)
  return oneRow(rows)
}

/** Marks a tenant's overdue invitations as expired. */
export async function expireInvitations(req: Transaction, tenantId: string): Promise<void> {
  await (
    await dbOf(req)
  ).execute(
    sql`update invite_tokens set status = 'expired' where tenant_id = ${tenantId}::uuid and status = 'pending' and expires_at <= now()`,
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
  ).execute(sql`update invite_tokens set token_hash = ${tokenHash}, expires_at = ${expiresAt}::timestamptz,
    status = 'pending', invited_by_id = ${invitedBy}::uuid, updated_at = now() where id = ${id}::uuid`)
}

/** Closes an invitation and invalidates its token. */
export async function closeInvitation(req: Transaction, id: string, status: 'accepted' | 'cancelled'): Promise<void> {
  await (
    await dbOf(req)
  ).execute(
    sql`update invite_tokens set status = ${status}, token_hash = null, updated_at = now() where id = ${id}::uuid`,
  )
}

/** Cancels a tenant's pending invitations to an address, ignoring case. */
export async function cancelInvitationsTo(req: Transaction, tenantId: string, email: string): Promise<void> {
  await (
    await dbOf(req)
  ).execute(sql`update invite_tokens set status = 'cancelled', token_hash = null, updated_at = now()
    where tenant_id = ${tenantId}::uuid and status = 'pending' and lower(email) = lower(${email})`)
}

/** Cancels pending invitations with a role, and clears the role. */
export async function cancelInvitationsWithRole(req: Transaction, roleId: string): Promise<void> {
  await (
    await dbOf(req)
  )
    .execute(sql`update invite_tokens set status = 'cancelled', token_hash = null, user_roles_id = null, updated_at = now()
    where user_roles_id = ${roleId}::uuid and status = 'pending'`)
}
