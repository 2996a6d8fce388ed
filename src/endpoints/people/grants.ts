import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { Grant } from '../../access/authority'
import { closure } from '../../access/permissions'
import { registryOf } from '../../access/registryOf'
import { findRole } from '../../database/roles/roles'
import { refused } from '../OperationError'

/** A custom role of the tenant by its id, or the admin's. */
export const roleId = z.union([z.literal('tenant-admin'), z.uuid()], 'Choose a role')

export type NamedGrant = Grant & { title: string }

/**
 * What a role gives.
 * @throws OperationError 422 for a role that this tenant does not have
 */
export async function grantOf(
  req: PayloadRequest,
  tenantId: string,
  role: string,
  path = 'roleId',
): Promise<NamedGrant> {
  if (role === 'tenant-admin') return { kind: 'admin', title: 'Admin' }
  const found = await findRole(req, tenantId, role)
  if (!found) throw refused('people', 'There is no such role.', path)
  return { id: role, keys: keysOfRole(req, found.permissions), kind: 'role', title: found.title }
}

/** What the stored permissions of a role allow. */
export const keysOfRole = (req: PayloadRequest, permissions: Record<string, unknown>): Set<string> =>
  closure(
    registryOf(req.payload),
    Object.entries(permissions).flatMap(([key, on]) => (on === true ? [key] : [])),
  )
