import { sql } from 'drizzle-orm'
import { dbOf, type Transaction } from '@/database/connections'
import { namesOf } from '@/database/names'

const payloadJobs = namesOf('payload_jobs')

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
}: Document) => sql`${payloadJobs.task_slug} = 'schedulePublish' and ${payloadJobs.completed_at} is null and ${payloadJobs.has_error} is not true
  and ${payloadJobs.input} -> 'doc' ->> 'relationTo' = ${collection} and ${payloadJobs.input} -> 'doc' ->> 'value' = ${id}`

/** Reads the scheduled times of a document, the earliest first. */
export async function readScheduledTimes(req: Transaction, document: Document): Promise<ScheduledTime[]> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ id: string; at: string; type: string | null }>(sql`
    select ${payloadJobs.id}, to_char(${payloadJobs.wait_until} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, ${payloadJobs.input} ->> 'type' as type
    from ${payloadJobs} where ${isPendingFor(document)} and ${payloadJobs.wait_until} is not null order by ${payloadJobs.wait_until}`)
  return rows.map(({ at, id, type }) => ({ id, at, isPublish: type !== 'unpublish' }))
}

/** @returns whether the job existed and had not started */
export async function cancelTime(req: Transaction, document: Document, job: string): Promise<boolean> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ id: string }>(sql`
    delete from ${payloadJobs} where ${payloadJobs.id} = ${job}::uuid and ${payloadJobs.processing} is not true and ${isPendingFor(document)} returning ${payloadJobs.id}`)
  return rows.length > 0
}

/** Cancels all scheduled times of a document that is being deleted. A job that has started runs to its end. */
export async function cancelTimes(req: Transaction, document: Document): Promise<void> {
  await (
    await dbOf(req)
  ).execute(sql`delete from ${payloadJobs} where ${payloadJobs.processing} is not true and ${isPendingFor(document)}`)
}
