import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { dbOf } from '../../database/dbOf'
import { tableOf } from '../../database/tableOf'
import { defineOperation } from '../define'
import { namedTenant, tenantNamed } from '../people/site'
import { member } from '../rules'
import { contentTypeOf, requireKey } from './siteDocument'
import { siteMoments } from './siteMoments'

/** Most documents that are told; those whose time comes first. */
const MOST = 1_000

const schedule = z.object({
  id: z.uuid(),
  isPublish: z.boolean(),
  /** On the clock of the site and as it writes dates, in the reader's language. */
  moment: z.string(),
})

/** What of a content type is to be published or taken off a site at a set time: the next time of each document. */
export const listSchedules = defineOperation({
  name: 'listSchedules',
  area: 'documents',
  audit: null,
  input: z.strictObject({ ...tenantNamed, type: z.string().max(60) }),
  method: 'get',
  output: z.object({ schedules: z.array(schedule) }),
  path: '/documents/:type/schedules',
  run: async ({ input: { type }, person, req, tenantId }) => {
    const { collection, group, slug } = contentTypeOf(req, type)
    requireKey(person, { group }, 'view', tenantId)
    const db = await dbOf(req)
    const hasTrash = collection.trash ? sql`and d.deleted_at is null` : sql``
    const { rows } = await db.execute<{ id: string; at: string; type: string | null }>(sql`
      select * from (
        select distinct on (d.id) d.id, to_char(j.wait_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, j.input ->> 'type' as type
        from payload_jobs j join ${tableOf(slug)} d on d.id::text = j.input -> 'doc' ->> 'value'
        where j.task_slug = 'schedulePublish' and j.completed_at is null and j.has_error is not true and j.wait_until is not null
          and j.input -> 'doc' ->> 'relationTo' = ${slug} and d.tenant_id = ${tenantId}::uuid ${hasTrash}
        order by d.id, j.wait_until
      ) next order by at limit ${MOST}`)
    const say = rows.length > 0 && tenantId ? (await siteMoments(req, tenantId)).format : String
    return { schedules: rows.map((row) => ({ id: row.id, isPublish: row.type !== 'unpublish', moment: say(row.at) })) }
  },
  summary: 'List what is to be published or taken off at a set time',
  tenant: namedTenant,
  who: member,
})
