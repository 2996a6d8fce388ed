import type { PayloadRequest } from 'payload'
import { hasPermission, type Person } from '@/access/person'
import { permissionKey } from '@/access/permissions'
import { callboardOf } from '@/access/registryOf'
import { forbidden, notFound } from '@/endpoints/OperationError'
import { findOldWebsite, type OldWebsite } from '../database/oldWebsites'
import { AREA } from './limits'
import { COLLECTIONS } from './states'

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
