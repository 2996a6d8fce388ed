import type { PayloadRequest } from 'payload'
import { readInstalledHandles } from '@/database/apps/apps'
import { notFound, OperationError, refused, tenantOf } from '@/exports/server'
import { notInPlan } from '@/endpoints/OperationError'
import { planAllows } from '@/lib/plans/planAllows'
import type { TicketingProvider } from '../provider/provider'
import { refusalText } from '../refusals'
import { isMarkedForDeletion } from '@/database/tenants/deletion'

/** Area suffix of ticketing error codes. */
export const AREA = 'ticketing'

/** Feature flag of plans and add-ons. */
export const FEATURE = 'ticketing_integrations'

/**
 * Guards every operation on a site's box office.
 * @throws OperationError 403 if the plan lacks ticketing, 404 without a tenant, 422 if the provider's app is not
 * installed
 */
export async function requireTicketing(
  req: PayloadRequest,
  tenantId: string | null,
  provider: Pick<TicketingProvider, 'handle' | 'name'>,
): Promise<void> {
  const tenant = tenantId ? await tenantOf(req, tenantId) : null
  if (!tenantId || !tenant) throw notFound(AREA)
  if (!planAllows(tenant, FEATURE)) throw notInPlan(AREA, refusalText(req, 'NotInPlan'))
  if (!(await readInstalledHandles(req, tenantId)).has(provider.handle))
    throw refused(AREA, refusalText(req, 'NotEnabled', { provider: provider.name }))
}

/** Whether a site may be synced: not while it is being deleted, nor without ticketing or this app. */
export async function canSync(req: PayloadRequest, provider: TicketingProvider, tenant: string): Promise<boolean> {
  if (await isMarkedForDeletion(req.payload, tenant)) return false
  try {
    await requireTicketing(req, tenant, provider)
    return true
  } catch (error) {
    if (error instanceof OperationError) return false
    throw error
  }
}
