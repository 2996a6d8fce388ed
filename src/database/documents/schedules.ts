import { sql } from 'drizzle-orm'
import { dbOf, type Transaction } from '../dbOf'
import { tableOf } from '../tableOf'

/** When a document is to be published or taken off next. */
export interface Scheduled {
  id: string
  /** ISO 8601, in UTC. */
  at: string
  isPublish: boolean
}

interface Which {
  collection: string
  /** Documents of the collection can lie in the trash: those that do are left out. */
  hasTrash: boolean
  limit: number
  tenantId: string | null
}

/** The next time of each document of a collection that has one, the earliest first. Jobs that are done or have failed do not count. */
export async function nextSchedules(req: Transaction, { collection, hasTrash, limit, tenantId }: Which): Promise<Scheduled[]> {
  const outsideTrash = hasTrash ? sql`and d.deleted_at is null` : sql``
  const { rows } = await (await dbOf(req)).execute<{ id: string; at: string; type: string | null }>(sql`
    select * from (
      select distinct on (d.id) d.id, to_char(j.wait_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, j.input ->> 'type' as type
      from payload_jobs j join ${tableOf(collection)} d on d.id::text = j.input -> 'doc' ->> 'value'
      where j.task_slug = 'schedulePublish' and j.completed_at is null and j.has_error is not true and j.wait_until is not null
        and j.input -> 'doc' ->> 'relationTo' = ${collection} and d.tenant_id = ${tenantId}::uuid ${outsideTrash}
      order by d.id, j.wait_until
    ) next order by at limit ${limit}`)
  return rows.map(({ at, id, type }) => ({ id, at, isPublish: type !== 'unpublish' }))
}
