import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { dbOf } from '../../database/dbOf'
import { defineOperation } from '../define'
import { notFound } from '../OperationError'
import { superAdmin } from '../rules'

/** Closes a tenant to everybody but the provider, or opens it again. Nothing is deleted. */
export const suspendTenant = defineOperation({
  name: 'suspendTenant',
  area: 'tenants',
  audit: 'tenant.suspended',
  input: z.strictObject({ id: z.uuid(), suspended: z.boolean() }),
  method: 'post',
  output: z.object({ suspended: z.boolean() }),
  path: '/tenants/:id/suspend',
  run: async ({ audit, input: { id, suspended }, req }) => {
    const db = await dbOf(req)
    const { rows } = await db.execute(sql`update tenants set suspended_at = case when ${suspended} then coalesce(suspended_at, now()) end
      where id = ${id}::uuid and deletion is null returning id`)
    if (rows.length === 0) throw notFound('tenants')
    audit({ action: suspended ? 'tenant.suspended' : 'tenant.reopened', after: { suspended }, target: `tenants/${id}` })
    return { suspended }
  },
  summary: 'Suspend a site, or open it again',
  tenant: ({ id }) => id,
  who: superAdmin,
})
