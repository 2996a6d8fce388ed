import type { PayloadRequest } from 'payload'
import { isMarkedForDeletion } from '../../../../database/tenants/deletion'
import { OperationError } from '../../../../endpoints/OperationError'
import type { TicketingProvider } from '../provider/provider'
import { requireTicketing } from './requireTicketing'

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
