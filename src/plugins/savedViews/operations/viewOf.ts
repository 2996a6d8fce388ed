import type { PayloadRequest } from 'payload'
import { administers, type Person } from '../../../access/person'
import { contentTypeOf, requireKey } from '../../../endpoints/documents/siteDocument'
import { notFound } from '../../../endpoints/OperationError'
import { readView, type StoredView } from '../database/savedViews'
import { AREA } from '../lib/area'

/** The site of a view, for an operation to act in. */
export const tenantOfView = async ({ id }: { id: string }, req: PayloadRequest): Promise<string | null> =>
  (await readView(req, id))?.tenantId ?? null

/** @throws OperationError 404 where the installation has no such type, 403 for who may not see it */
export function requireList(req: PayloadRequest, person: Person | null, type: string, tenantId: string | null): void {
  requireKey(person, contentTypeOf(req, type), 'view', tenantId)
}

/**
 * A view that the person may change: their own; what is shared, whoever administers the site as well.
 * @throws OperationError 404 for any other, as if there were none
 */
export async function changeableView(req: PayloadRequest, person: Person | null, id: string): Promise<StoredView> {
  const view = await readView(req, id)
  const isTheirs =
    view !== null &&
    (view.userId === person?.id || (view.isShared && person !== null && administers(person, view.tenantId)))
  if (!isTheirs) throw notFound(AREA)
  requireList(req, person, view.type, view.tenantId)
  return view
}
