import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { dbOf } from '../../database/dbOf'
import { queueJob } from '../../database/queueJob'
import { defineOperation } from '../define'
import { conflict, notFound, refused } from '../OperationError'
import { superAdmin } from '../rules'

/** Asks for a suspended tenant to be deleted for good, by typing its name. The worker does it. */
export const requestDeletion = defineOperation({
  name: 'requestDeletion',
  area: 'tenants',
  audit: 'tenant.deletionRequested',
  input: z.strictObject({ id: z.uuid(), name: z.string().max(120) }),
  method: 'post',
  output: z.object({ requested: z.literal(true) }),
  path: '/tenants/:id/delete',
  run: async ({ audit, input: { id, name }, req }) => {
    const db = await dbOf(req)
    const { rows } = await db.execute<{ name: string; suspended: boolean }>(
      sql`select name, suspended_at is not null as suspended from tenants where id = ${id}::uuid for update`,
    )
    const tenant = rows[0]
    if (!tenant) throw notFound('tenants')
    if (tenant.name !== name.trim()) throw refused('tenants', "This is not the site's name.", 'name')
    if (!tenant.suspended) throw conflict('tenants', 'Suspend the site first.')
    await db.execute(sql`update tenants set deletion = 'requested' where id = ${id}::uuid`)
    await queueJob(db, 'deleteTenant', { id }, { key: `deleteTenant:${id}` })
    audit({ before: { name }, target: `tenants/${id}` })
    return { requested: true as const }
  },
  summary: 'Delete a suspended site for good',
  tenant: ({ id }) => id,
  who: superAdmin,
})
