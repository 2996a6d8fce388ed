import type { PayloadRequest } from 'payload'
import type { TenantSummary } from '../../access/person'
import { seatsTaken } from '../../database/people/memberships'
import { isReached, planLimit } from '../../lib/plans/planAllows'
import { refused } from '../OperationError'

/**
 * Sees to it that there is a seat. Call it with the tenant locked.
 * @throws OperationError 422 when all are taken
 */
export async function requireSeat(req: PayloadRequest, tenant: TenantSummary, except?: string): Promise<void> {
  if (isReached(planLimit(tenant, 'staff_seats'), await seatsTaken(req, tenant.id, except)))
    throw refused('seats', 'Staff limit reached.')
}
