import { z } from 'zod'
import { setSuspended } from '@/database/tenants/lifecycle'
import { defineOperation } from '@/endpoints/define'
import { notFound } from '@/endpoints/OperationError'
import { superAdmin } from '@/endpoints/routeRules'

/** Suspends a tenant, which then only super-admins can access, or reopens it. Nothing is deleted. */
export const suspendTenant = defineOperation({
  name: 'suspendTenant',
  area: 'tenants',
  audit: 'tenant.suspended',
  input: z.strictObject({ id: z.uuid(), suspended: z.boolean() }),
  method: 'post',
  output: z.object({ suspended: z.boolean() }),
  path: '/tenants/:id/suspend',
  run: async ({ audit, input: { id, suspended }, req }) => {
    if (!(await setSuspended(req, id, suspended))) throw notFound('tenants')
    audit({ action: suspended ? 'tenant.suspended' : 'tenant.reopened', after: { suspended }, target: `tenants/${id}` })
    return { suspended }
  },
  summary: 'Suspend or reopen a site',
  tenant: ({ id }) => id,
  who: superAdmin,
})
