import type { PayloadRequest } from 'payload'
import { registryOf } from '../../access/registryOf'
import { readRoleInUse, type RoleInUse } from '../../database/roles/roles'
import { badRequest, notFound } from '../OperationError'
import { keysOfRole } from '../people/lockedSite'
import { translatorOf } from '../../i18n/translator'

export interface StoredRole extends Omit<RoleInUse, 'permissions'> {
  keys: Set<string>
}

/**
 * Reads a role and how many people and organisations have it. Call it with the tenant locked.
 * @throws OperationError 404
 */
export async function readStoredRole(req: PayloadRequest, id: string): Promise<StoredRole> {
  const role = await readRoleInUse(req, id)
  if (!role) throw notFound('roles')
  const { permissions, ...rest } = role
  return { ...rest, keys: keysOfRole(req, permissions) }
}

/**
 * Validates permissions and returns their keys, including implied ones.
 * @throws OperationError 400 for a permission that this installation does not have
 */
export function validateKeys(req: PayloadRequest, permissions: Record<string, true>): Set<string> {
  const registry = registryOf(req.payload)
  const unknown = Object.keys(permissions).find((key) => !registry.keys.has(key))
  if (unknown !== undefined) {
    const message = translatorOf(req.i18n)('refusedPermissionUnknown', { permission: unknown.slice(0, 60) })
    throw badRequest('roles', message, [{ message, path: 'permissions' }])
  }
  return keysOfRole(req, permissions)
}
