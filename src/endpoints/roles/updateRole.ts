import { z } from 'zod'
import { findRoleRefusal } from '../../access/authority'
import { INTERNAL_KEYS } from '../../access/person'
import { tenantOfRole } from '../../database/roles/roles'
import { allowProviderForm } from '../allowProviderForm'
import { defineOperation } from '../define'
import { refused, stale } from '../OperationError'
import { withAnyPermission } from '../routeRules'
import { expectedVersion, nextTimestamp } from '../settings/changeSite'
import { assertNotRefused, lockSiteForActor } from '../people/lockedSite'
import { roleDocument, roleFields } from './roleFields'
import { validateKeys, readStoredRole } from './storedRole'
import { updateStored } from '@/database/documents/stored'
import { translatorOf } from '../../i18n/translator'

const { description, permissions, title } = roleFields
const input = z.strictObject({
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
  wrapHandler: allowProviderForm('user-roles', Object.keys(input.shape)),
  input,
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
