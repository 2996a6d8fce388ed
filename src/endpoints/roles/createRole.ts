import { z } from 'zod'
import { findRoleRefusal } from '../../access/authority'
import { allowProviderForm } from '../allowProviderForm'
import { defineOperation } from '../define'
import { withAnyPermission } from '../routeRules'
import { assertNotRefused, lockSiteForActor, tenantOfInput, tenantInput } from '../people/lockedSite'
import { roleDocument, roleFields } from './roleFields'
import { validateKeys } from './storedRole'
import { createStored } from '@/database/documents/stored'

const input = z.strictObject({ ...roleFields, ...tenantInput })

/** Creates a custom role of a tenant. Its permissions are limited to those that the user holds. */
export const createRole = defineOperation({
  name: 'createRole',
  area: 'roles',
  audit: 'roles.created',
  wrapHandler: allowProviderForm('user-roles', Object.keys(input.shape)),
  input,
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
