import { z } from 'zod'
import { lockForDeletion, markForDeletion } from '@/database/tenants/lifecycle'
import { dbOf } from '@/database/connections'
import { queueJob } from '@/database/jobs/queue'
import { defineOperation } from '@/endpoints/define'
import { conflict, notFound, refused } from '@/endpoints/OperationError'
import { superAdmin } from '@/endpoints/routeRules'
import { translatorOf } from '@/i18n/translator'

/** Requests the permanent deletion of a suspended tenant, confirmed by its name. The worker deletes it. */
export const requestDeletion = defineOperation({
  name: 'requestDeletion',
  area: 'tenants',
  audit: 'tenant.deletionRequested',
  input: z.strictObject({ id: z.uuid(), name: z.string().max(120) }),
  method: 'post',
  output: z.object({ requested: z.literal(true) }),
  path: '/tenants/:id/delete',
  run: async ({ audit, input: { id, name }, req }) => {
    const tenant = await lockForDeletion(req, id)
    if (!tenant) throw notFound('tenants')
    if (tenant.name !== name.trim()) throw refused('tenants', translatorOf(req.i18n)('refusedSiteName'), 'name')
    if (!tenant.isSuspended) throw conflict('tenants', translatorOf(req.i18n)('refusedSiteSuspend'))
    await markForDeletion(req, id)
    await queueJob(await dbOf(req), 'deleteTenant', { id }, { key: `deleteTenant:${id}` })
    audit({ before: { name }, target: `tenants/${id}` })
    return { requested: true as const }
  },
  summary: 'Delete a suspended site permanently',
  tenant: ({ id }) => id,
  who: superAdmin,
})
