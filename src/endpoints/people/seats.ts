import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import type { TenantSummary } from '../../access/person'
import { dbOf } from '../../database/dbOf'
import { isReached, planLimit } from '../../lib/plans/planAllows'
import { refused } from '../OperationError'

/**
 * Seats that are taken: every member but the owner, and everybody who is invited and may still come.
 * @param except id of an invitation that is about to become a member, and counts as such
 */
export async function seatsTaken(req: Pick<PayloadRequest, 'payload' | 'transactionID'>, tenantId: string, except?: string): Promise<number> {
  const db = await dbOf(req)
  const { rows } = await db.execute<{ taken: number }>(sql`select (
      (select count(*) from memberships m join tenants t on t.id = m.tenant_id
        where m.tenant_id = ${tenantId}::uuid and m.user_id is distinct from t.owner_id)
      + (select count(*) from invite_tokens where tenant_id = ${tenantId}::uuid and status = 'pending' and expires_at > now()
        and id is distinct from ${except ?? null}::uuid)
    )::int as taken`)
  return rows[0]!.taken
}

/**
 * Sees to it that there is a seat. Call it with the tenant locked.
 * @throws OperationError 422 when all are taken
 */
export async function requireSeat(req: PayloadRequest, tenant: TenantSummary, except?: string): Promise<void> {
  if (isReached(planLimit(tenant, 'staff_seats'), await seatsTaken(req, tenant.id, except))) throw refused('seats', 'Staff limit reached.')
}
