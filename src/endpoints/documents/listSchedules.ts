import { z } from 'zod'
import { readNextSchedules } from '@/database/documents/schedules'
import { defineOperation } from '@/endpoints/define'
import { tenantOfInput, tenantInput } from '@/endpoints/people/lockedSite'
import { member } from '@/endpoints/routeRules'
import { contentTypeOf, assertPermission } from './siteDocument'
import { siteMoments } from './siteMoments'

/** Maximum number of listed documents, the earliest first. */
const MAX_SCHEDULES = 1_000

const schedule = z.object({
  id: z.uuid(),
  isPublish: z.boolean(),
  /** In the tenant's time zone and date format, in the user's language. */
  moment: z.string(),
})

/** Lists the next scheduled publication or unpublication of each document of a content type. */
export const listSchedules = defineOperation({
  name: 'listSchedules',
  area: 'documents',
  audit: null,
  input: z.strictObject({ ...tenantInput, type: z.string().max(60) }),
  method: 'get',
  output: z.object({ schedules: z.array(schedule) }),
  path: '/documents/:type/schedules',
  run: async ({ input: { type }, person, req, tenantId }) => {
    const { collection, group, slug } = contentTypeOf(req, type)
    assertPermission(person, { group }, 'view', tenantId)
    const scheduled = await readNextSchedules(req, {
      collections: [{ hasTrash: Boolean(collection.trash), slug }],
      limit: MAX_SCHEDULES,
      tenantId,
    })
    const format = scheduled.length > 0 && tenantId ? (await siteMoments(req, tenantId)).format : String
    return { schedules: scheduled.map(({ at, id, isPublish }) => ({ id, isPublish, moment: format(at) })) }
  },
  summary: 'List scheduled publications and unpublications',
  tenant: tenantOfInput,
  takesToken: true,
  who: member,
})
