import type { PayloadRequest } from 'payload'
import { installedHandles } from '../../../../database/apps/apps'
import { tenantOf } from '../../../../access/tenants'
import { notFound, notInPlan, refused } from '../../../../endpoints/OperationError'
import { planAllows } from '../../../../lib/plans/planAllows'
import type { TicketingProvider } from '../provider/provider'
import { refusalText } from '../refusals'

/** Second half of the codes of ticketing's errors. */
export const AREA = 'ticketing'

/** Feature of plans and addons. */
export const FEATURE = 'ticketing_integrations'

/**
 * Stands before whatever has to do with a box office of a site.
 * @throws OperationError 403 where the plan lacks ticketing, 422 where its app is not enabled
 */
export async function requireTicketing(
  req: PayloadRequest,
  tenantId: string | null,
  provider: Pick<TicketingProvider, 'handle' | 'name'>,
): Promise<void> {
  const tenant = tenantId ? await tenantOf(req, tenantId) : null
  if (!tenantId || !tenant) throw notFound(AREA)
  if (!planAllows(tenant, FEATURE)) throw notInPlan(AREA, refusalText(req, 'NotInPlan'))
  if (!(await installedHandles(req, tenantId)).has(provider.handle))
    throw refused(AREA, refusalText(req, 'NotEnabled', { provider: provider.name }))
}
