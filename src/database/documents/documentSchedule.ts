import { sql } from 'drizzle-orm'
import { dbOf, type Transaction } from '../connections'

interface Document {
  collection: string
  id: string
}

/** A time at which a document is published or taken off the site: a job of Payload's. */
export interface SetTime {
  id: string
  /** ISO 8601, in UTC. */
  at: string
  isPublish: boolean
}

const ofDocument = ({
  collection,
  id,
}: Document) => sql`task_slug = 'schedulePublish' and completed_at is null and has_error is not true
  and input -> 'doc' ->> 'relationTo' = ${collection} and input -> 'doc' ->> 'value' = ${id}`

/** What is set for a document, the earliest first. */
export async function timesOf(req: Transaction, document: Document): Promise<SetTime[]> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ id: string; at: string; type: string | null }>(sql`
    select id, to_char(wait_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, input ->> 'type' as type
    from payload_jobs where ${ofDocument(document)} and wait_until is not null order by wait_until`)
  return rows.map(({ at, id, type }) => ({ id, at, isPublish: type !== 'unpublish' }))
}

/** @returns whether there was such a time, and the worker had not begun with it */
export async function cancelTime(req: Transaction, document: Document, job: string): Promise<boolean> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ id: string }>(sql`
    delete from payload_jobs where id = ${job}::uuid and processing is not true and ${ofDocument(document)} returning id`)
  return rows.length > 0
}

/** Of a document that goes: nothing of it is published any more. A job that is under way ends by itself. */
export async function cancelTimes(req: Transaction, document: Document): Promise<void> {
  await (
    await dbOf(req)
  ).execute(sql`delete from payload_jobs where processing is not true and ${ofDocument(document)}`)
}
