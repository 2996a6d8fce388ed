import { sql } from 'drizzle-orm'
import { dbOf, type Transaction } from '@/database/connections'

interface Document {
  collection: string
  id: string
}

/** A scheduled publication or unpublication of a document: a Payload job. */
export interface ScheduledTime {
  id: string
  /** ISO 8601, in UTC. */
  at: string
  isPublish: boolean
}

const isPendingFor = ({
  collection,
  id,
}: Document) => sql`task_slug = 'schedulePublish' and completed_at is null and has_error is not true
  and input -> 'doc' ->> 'relationTo' = ${collection} and input -> 'doc' ->> 'value' = ${id}`

/** Reads the scheduled times of a document, the earliest first. */
export async function readScheduledTimes(req: Transaction, document: Document): Promise<ScheduledTime[]> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ id: string; at: string; type: string | null }>(sql`
    select id, to_char(wait_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, input ->> 'type' as type
    from payload_jobs where ${isPendingFor(document)} and wait_until is not null order by wait_until`)
  return rows.map(({ at, id, type }) => ({ id, at, isPublish: type !== 'unpublish' }))
}

/** @returns whether the job existed and had not started */
export async function cancelTime(req: Transaction, document: Document, job: string): Promise<boolean> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ id: string }>(sql`
    delete from payload_jobs where id = ${job}::uuid and processing is not true and ${isPendingFor(document)} returning id`)
  return rows.length > 0
}

/** Cancels all scheduled times of a document that is being deleted. A job that has started runs to its end. */
export async function cancelTimes(req: Transaction, document: Document): Promise<void> {
  await (
    await dbOf(req)
  ).execute(sql`delete from payload_jobs where processing is not true and ${isPendingFor(document)}`)
}
