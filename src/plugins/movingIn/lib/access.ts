import type { PayloadRequest } from 'payload'
import { callboardOf, conflict, dbOf, forbidden, lockValue, notFound, translatorOf } from '@/exports/server'
import { hasPermission, permissionKey } from '@/exports/shared'
import type { Person } from '@/exports/types'
import { findOldWebsite, isBusy, type OldWebsite } from '../database/oldWebsites'
import { AREA } from './limits'
import { COLLECTIONS, type WebsiteState } from './states'

/** Whether a person may bring an old website: it takes the permission to edit everything that can come with it. */
export function canMoveIn(
  req: Pick<PayloadRequest, 'payload'>,
  person: Person | null,
  tenantId: string | null | undefined,
): boolean {
  const slugs = new Set(Object.values(COLLECTIONS))
  return callboardOf(req.payload)
    .contentTypes.filter(({ slug }) => slugs.has(slug))
    .every(({ group }) => hasPermission(person, permissionKey(group.name, 'manage'), tenantId))
}

/** @throws OperationError 403 */
export function requireMover(req: PayloadRequest, person: Person | null, tenantId: string | null): void {
  if (!canMoveIn(req, person, tenantId)) throw forbidden(AREA)
}

/** Resolves the tenant of an operation from the id of an export. */
export const tenantOfWebsite = async ({ id }: { id: string }, req: PayloadRequest): Promise<string | null> =>
  (await findOldWebsite(req, id))?.tenantId ?? null

/** Locks the exports of a site until the transaction ends: only one begins at a time. Locks of rows come after it. */
export const lockExports = async (req: PayloadRequest, tenantId: string): Promise<void> =>
  lockValue(await dbOf(req), 'old website', tenantId)

/**
 * Loads an export to change it, and locks it until the transaction ends.
 * @throws OperationError 403, 404
 */
export async function lockWebsite(req: PayloadRequest, person: Person | null, id: string): Promise<OldWebsite> {
  const website = await findOldWebsite(req, id, { forUpdate: true })
  if (!website) throw notFound(AREA)
  requireMover(req, person, website.tenantId)
  return website
}

/**
 * Locks an export in a state, while no worker is busy with another of the site: first all exports of the site, as
 * whoever announces another one does, then its row.
 * @throws OperationError 403, 404, 409
 */
export async function lockIdle(
  req: PayloadRequest,
  person: Person,
  id: string,
  state: WebsiteState,
): Promise<OldWebsite> {
  const found = await findOldWebsite(req, id)
  if (!found) throw notFound(AREA)
  requireMover(req, person, found.tenantId)
  await lockExports(req, found.tenantId)
  const website = await lockWebsite(req, person, id)
  const t = translatorOf(req.i18n)
  if (website.state !== state) throw conflict(AREA, t('movingInStale'))
  if (await isBusy(req, website.tenantId)) throw conflict(AREA, t('movingInBusy'))
  return website
}
