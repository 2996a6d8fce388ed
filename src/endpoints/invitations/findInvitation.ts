import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dbOf } from '../../database/dbOf'
import { hashToken } from '../../lib/crypto/tokens'

/** What a link in an invitation's mail leads to. */
export interface FoundInvitation {
  id: string
  email: string
  firstName: string
  lastName: string
  tenantId: string
  site: string
  inviter: { displayName: string | null; firstName: string | null; lastName: string | null }
  /** Title of the role; empty for an admin. */
  role: string
  /** There is an account with this address. */
  hasAccount: boolean
}

/**
 * The open invitation of a token. Looking changes nothing.
 * @returns null for a token that is no good: used, cancelled, replaced, too old, or never made
 */
export async function findInvitation(req: Pick<PayloadRequest, 'payload' | 'transactionID'>, token: string): Promise<FoundInvitation | null> {
  const db = await dbOf(req)
  const { rows } = await db.execute<{ found: FoundInvitation }>(sql`select json_build_object(
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
