import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { createStored, updateStored } from '@/database/documents/stored'
import { registryOf } from '@/access/registryOf'
import { deleteUnusedRole, readRoleInUse, type RoleInUse, tenantOfRole } from '@/database/roles/roles'
import { badRequest, notFound, refused, stale } from '@/endpoints/OperationError'
import {
  assertNotRefused,
  keysOfRole,
  lockSiteForActor,
  tenantInput,
  tenantOfInput,
} from '@/endpoints/people/lockedSite'
import { translatorOf } from '@/i18n/translator'
import type { UserRole } from '@/payload-types'
import { inputProblem } from '@/i18n/inputs/inputProblem'
import { findRoleRefusal } from '@/access/authority'
import { allowProviderForm } from '@/endpoints/allowProviderForm'
import { defineOperation, documentSchema } from '@/endpoints/define'
import { withAnyPermission } from '@/endpoints/routeRules'
import { INTERNAL_KEYS } from '@/access/person'
import { expectedVersion, nextTimestamp } from '@/endpoints/settings/changeSite'
import { releaseRole } from '@/collections/UserRoles/refuseRoleInUse'

export interface StoredRole extends Omit<RoleInUse, 'permissions'> {
  keys: Set<string>
}

/**
 * Reads a role and how many people and organisations have it. Call it with the tenant locked.
 * @throws OperationError 404
 */
async function readStoredRole(req: PayloadRequest, id: string): Promise<StoredRole> {
  const role = await readRoleInUse(req, id)
  if (!role) throw notFound('roles')
  const { permissions, ...rest } = role
  return { ...rest, keys: keysOfRole(req, permissions) }
}

/**
 * Validates permissions and returns their keys, including implied ones.
 * @throws OperationError 400 for a permission that this installation does not have
 */
function validateKeys(req: PayloadRequest, permissions: Record<string, true>): Set<string> {
  const registry = registryOf(req.payload)
  const unknown = Object.keys(permissions).find((key) => !registry.keys.has(key))
  if (unknown !== undefined) {
    const message = translatorOf(req.i18n)('refusedPermissionUnknown', { permission: unknown.slice(0, 60) })
    throw badRequest('roles', message, [{ message, path: 'permissions' }])
  }
  return keysOfRole(req, permissions)
}

/** Fields of a custom role. Permissions are registry keys with the value `true`. */
const roleFields = {
  description: z.string().trim().max(500).nullish(),
  permissions: z
    .record(z.string().max(100), z.literal(true, inputProblem('permissionValue')))
    .refine((map) => Object.keys(map).length <= 500, inputProblem('permissions')),
  title: z.string().trim().min(1).max(80),
}

/** A role as returned by the API. */
const roleDocument = documentSchema<UserRole>({ id: z.uuid(), permissions: z.unknown(), title: z.string() })

const createInput = z.strictObject({ ...roleFields, ...tenantInput })

/** Creates a custom role of a tenant. Its permissions are limited to those that the user holds. */
export const createRole = defineOperation({
  name: 'createRole',
  area: 'roles',
  audit: 'roles.created',
  wrapHandler: allowProviderForm('user-roles', Object.keys(createInput.shape)),
  input: createInput,
  limit: { by: ['tenant'], points: 200, seconds: 24 * 60 * 60 },
  method: 'post',
  output: z.object({ doc: roleDocument, message: z.string() }),
  path: '/user-roles',
  run: async ({ audit, input: { description, permissions, title }, person, req, tenantId }) => {
    const { actor } = await lockSiteForActor(req, tenantId, person, 'roles:manage')
    assertNotRefused(req, findRoleRefusal(actor, null, validateKeys(req, permissions)))
    const created = await createStored(req, {
      collection: 'user-roles',
      data: { description, permissions, tenant: tenantId, title },
    })
    const id = String(created.id)
    audit({ after: { permissions: Object.keys(permissions), title }, target: `user-roles/${id}` })
    const doc = await req.payload.findByID({ id, collection: 'user-roles', depth: 0, overrideAccess: false, req })
    return { doc, message: 'Role created successfully' }
  },
  status: 201,
  summary: 'Create a role',
  tenant: tenantOfInput,
  who: withAnyPermission('roles:manage'),
})

const { description, permissions, title } = roleFields
const updateInput = z.strictObject({
  id: z.uuid(),
  description,
  permissions: permissions.optional(),
  tenant: z.uuid().optional(),
  tenantId: z.uuid().optional(),
  title: title.optional(),
  ...expectedVersion,
})

/** Changes a custom role. The permissions of people with it change from their next request. */
export const updateRole = defineOperation({
  name: 'updateRole',
  area: 'roles',
  audit: 'roles.updated',
  wrapHandler: allowProviderForm('user-roles', Object.keys(updateInput.shape)),
  input: updateInput,
  method: 'patch',
  output: z.object({ doc: roleDocument, message: z.string() }),
  path: '/user-roles/:id',
  // The tenant of a role never changes, so the body's tenant is ignored.
  run: async ({ audit, input: { id, tenant: _, tenantId: __, updatedAt, ...fields }, person, req, tenantId }) => {
    const { actor } = await lockSiteForActor(req, tenantId, person, 'roles:manage')
    const before = await readStoredRole(req, id)
    if (updatedAt && Date.parse(updatedAt) !== Date.parse(before.updatedAt)) throw stale('roles')
    const keys = fields.permissions ? validateKeys(req, fields.permissions) : before.keys
    assertNotRefused(req, findRoleRefusal(actor, id, new Set([...before.keys, ...keys])))
    if (before.organisations > 0 && [...keys].some((key) => INTERNAL_KEYS.test(key))) {
      throw refused('roles', translatorOf(req.i18n)('peopleRoleNeverOutside'), 'permissions')
    }
    await updateStored(req, {
      id,
      collection: 'user-roles',
      data: { ...fields, updatedAt: nextTimestamp(before.updatedAt) },
      returning: false,
    })
    audit({
      after: { permissions: [...keys], title: fields.title ?? before.title },
      before: { permissions: [...before.keys], title: before.title },
      target: `user-roles/${id}`,
    })
    const doc = await req.payload.findByID({ id, collection: 'user-roles', depth: 0, overrideAccess: false, req })
    return { doc, message: 'Role updated successfully' }
  },
  summary: 'Change a role',
  tenant: ({ id }, req) => tenantOfRole(req, id),
  who: withAnyPermission('roles:manage'),
})

/** Deletes a custom role that is not assigned to anyone, and cancels pending invitations with it. */
export const deleteRole = defineOperation({
  name: 'deleteRole',
  area: 'roles',
  audit: 'roles.deleted',
  input: z.object({ id: z.uuid() }),
  method: 'delete',
  output: z.object({ message: z.string() }),
  path: '/user-roles/:id',
  run: async ({ audit, input: { id }, person, req, tenantId }) => {
    const { actor } = await lockSiteForActor(req, tenantId, person, 'roles:delete')
    const { keys, title } = await readStoredRole(req, id)
    assertNotRefused(req, findRoleRefusal(actor, id, keys))
    await releaseRole(req, id)
    await deleteUnusedRole(req, id)
    audit({ before: { title }, target: `user-roles/${id}` })
    return { message: 'Role deleted successfully' }
  },
  summary: 'Delete a role',
  tenant: ({ id }, req) => tenantOfRole(req, id),
  who: withAnyPermission('roles:delete'),
})
