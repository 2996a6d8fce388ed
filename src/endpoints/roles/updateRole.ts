import { z } from 'zod'
import { findRoleRefusal } from '../../access/authority'
import { NEVER_FROM_OUTSIDE } from '../../access/person'
import { tenantOfRole } from '../../database/roles/roles'
import { besideProviderForm } from '../besideProviderForm'
import { defineOperation } from '../define'
import { refused, stale } from '../OperationError'
import { holderOf } from '../routeRules'
import { asOf, later } from '../settings/changeSite'
import { refuseIf, lockSite } from '../people/site'
import { roleDocument, roleFields } from './roleFields'
import { knownKeys, storedRole } from './storedRole'
import { updateStored } from '@/database/documents/stored'

const { description, permissions, title } = roleFields
const input = z.strictObject({
  id: z.uuid(),
  description,
  permissions: permissions.optional(),
  tenant: z.uuid().optional(),
  tenantId: z.uuid().optional(),
  title: title.optional(),
  ...asOf,
})

/** Changes a custom role. The permissions of people with it change from their next request. */
export const updateRole = defineOperation({
  name: 'updateRole',
  area: 'roles',
  audit: 'roles.updated',
  door: besideProviderForm('user-roles', Object.keys(input.shape)),
  input,
  method: 'patch',
  output: z.object({ doc: roleDocument, message: z.string() }),
  path: '/user-roles/:id',
  // The tenant of a role never changes, so the body's tenant is ignored.
  run: async ({ audit, input: { id, tenant: _, tenantId: __, updatedAt, ...fields }, person, req, tenantId }) => {
    const { actor } = await lockSite(req, tenantId, person, 'roles:manage')
    const before = await storedRole(req, id)
    if (updatedAt && Date.parse(updatedAt) !== Date.parse(before.updatedAt)) throw stale('roles')
    const keys = fields.permissions ? knownKeys(req, fields.permissions) : before.keys
    refuseIf(findRoleRefusal(actor, id, new Set([...before.keys, ...keys])))
    if (before.organisations > 0 && [...keys].some((key) => NEVER_FROM_OUTSIDE.test(key))) {
      throw refused(
        'roles',
        'An outside organisation has this role. Outside organisations cannot manage people or roles.',
        'permissions',
      )
    }
    await updateStored(req, {
      id,
      collection: 'user-roles',
      data: { ...fields, updatedAt: later(before.updatedAt) },
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
  who: holderOf('roles:manage'),
})
