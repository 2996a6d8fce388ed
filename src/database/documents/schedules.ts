import { sql } from 'drizzle-orm'
import { dbOf, type Transaction, tableOf } from '@/database/connections'
import { namesOf } from '@/database/names'

const j = namesOf('payload_jobs', 'j')
const payloadJobs = namesOf('payload_jobs')

/** The next scheduled publication or unpublication of a document. */
export interface Scheduled {
  id: string
  collection: string
  /** ISO 8601, in UTC. */
  at: string
  isPublish: boolean
}

interface ScheduleQuery {
  /** Slugs, and whether the collection has a trash, whose documents are omitted. */
  collections: { slug: string; hasTrash: boolean }[]
  limit: number
  tenantId: string | null
}

/**
 * Reads the next scheduled time of each document in the collections, the earliest first. Completed and failed jobs do
 * not count.
 */
export async function readNextSchedules(
  req: Transaction,
  { collections, limit, tenantId }: ScheduleQuery,
): Promise<Scheduled[]> {
  if (collections.length === 0) return []
  const documents = collections.map(
    ({ hasTrash, slug }) =>
      sql`select d.id, ${slug}::text as collection from ${tableOf(slug)} d where d.tenant_id = ${tenantId}::uuid and d.id in (select document from due where collection = ${slug}) ${hasTrash ? sql`and d.deleted_at is null` : sql``}`,
  )
  const { rows } = await (
    await dbOf(req)
  ).execute<{ id: string; at: string; collection: string; type: string | null }>(sql`
    with due as (
      select (${j.input} -> 'doc' ->> 'value')::uuid as document, ${j.input} -> 'doc' ->> 'relationTo' as collection, ${j.wait_until}, ${j.input} ->> 'type' as type
      from ${j}
      where ${j.task_slug} = 'schedulePublish' and ${j.completed_at} is null and ${j.has_error} is not true and ${j.wait_until} is not null
        and ${j.input} -> 'doc' ->> 'relationTo' in ${collections.map(({ slug }) => slug)}),
    documents as (${sql.join(documents, sql` union all `)})
    select * from (
      select distinct on (d.collection, d.id) d.id, d.collection, to_char(due.wait_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, due.type
      from due join documents d on d.id = due.document and d.collection = due.collection
      order by d.collection, d.id, due.wait_until
    ) next order by at limit ${limit}`)
  return rows.map(({ at, collection, id, type }) => ({ id, at, collection, isPublish: type !== 'unpublish' }))
}

/** Reads the pending scheduled times of documents of one collection, the earliest first. */
export async function readScheduledOf(
  req: Transaction,
  collection: string,
  ids: string[],
): Promise<Omit<Scheduled, 'collection'>[]> {
  if (ids.length === 0) return []
  const { rows } = await (
    await dbOf(req)
  ).execute<{ id: string; at: string; type: string | null }>(sql`
    select ${payloadJobs.input} -> 'doc' ->> 'value' as id, to_char(${payloadJobs.wait_until} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, ${payloadJobs.input} ->> 'type' as type
    from ${payloadJobs} where ${payloadJobs.task_slug} = 'schedulePublish' and ${payloadJobs.completed_at} is null and ${payloadJobs.has_error} is not true and ${payloadJobs.wait_until} is not null
      and ${payloadJobs.input} -> 'doc' ->> 'relationTo' = ${collection} and ${payloadJobs.input} -> 'doc' ->> 'value' in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
    order by ${payloadJobs.wait_until}`)
  return rows.map(({ at, id, type }) => ({ id, at, isPublish: type !== 'unpublish' }))
}
