import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { assertPermission, contentTypeOf, notFound } from '@/exports/server'
import type { Person } from '@/exports/types'
import { administers } from '@/access/person'
import { AREA, MAX_TITLE_LENGTH } from '../lib/area'
import { lockView, readView, type StoredView } from '../lib/savedViews'
import { MAX_QUERY_LENGTH } from '../lib/viewQuery'

/** Resolves the tenant of an operation from the id of a view. */
export const tenantOfView = async ({ id }: { id: string }, req: PayloadRequest): Promise<string | null> =>
  (await readView(req, id))?.tenantId ?? null

/** @throws OperationError 404 if there is no such content type, 403 if the person may not view it */
export function requireList(req: PayloadRequest, person: Person | null, type: string, tenantId: string | null): void {
  assertPermission(person, contentTypeOf(req, type), 'view', tenantId)
}

/**
 * Loads and locks a view that the person may change: their own, or a shared one if they administer the tenant.
 * @throws OperationError 404 for any other view, so that its existence is not revealed
 */
export async function changeableView(req: PayloadRequest, person: Person | null, id: string): Promise<StoredView> {
  const view = await lockView(req, id)
  const canChange =
    view !== null &&
    (view.userId === person?.id || (view.isShared && person !== null && administers(person, view.tenantId)))
  if (!canChange) throw notFound(AREA)
  requireList(req, person, view.type, view.tenantId)
  return view
}

export const title = z.string().trim().min(1).max(MAX_TITLE_LENGTH)

/** Query of the list's URL. */
export const query = z
  .string()
  .min(1)
  .max(MAX_QUERY_LENGTH)
  .meta({ examples: ['sort=-updatedAt&state=draft'] })
