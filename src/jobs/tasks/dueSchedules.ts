import type { BasePayload } from 'payload'
import { poolOf } from '../../database/poolOf'

/** A document that somebody set a time for, which has come. */
export interface DueSchedule {
  /** Of the job. */
  id: string
  collection: string
  document: string
  /** Who set the time. */
  person: string
  isPublish: boolean
}

interface Row {
  id: string
  input: { doc?: { relationTo?: string; value?: string }; type?: string; user?: { value?: string } } | null
}

/** What is to be published or taken off the site now. */
export async function dueSchedules(payload: BasePayload): Promise<DueSchedule[]> {
  const { rows } = await poolOf(payload).query<Row>(`select id, input from payload_jobs
    where task_slug = 'schedulePublish' and completed_at is null and has_error is not true and processing is not true and (wait_until is null or wait_until <= now())`)
  return rows.flatMap(({ id, input }) => {
    const { doc, type, user } = input ?? {}
    return doc?.relationTo && doc.value && user?.value ? [{ id, collection: doc.relationTo, document: doc.value, isPublish: type !== 'unpublish', person: user.value }] : []
  })
}

/** Which of them are over. A job that is done is deleted; one that failed says so. */
export async function finishedOf(payload: BasePayload, due: DueSchedule[]): Promise<(DueSchedule & { hasFailed: boolean })[]> {
  const { rows } = await poolOf(payload).query<{ id: string; has_error: boolean | null }>('select id, has_error from payload_jobs where id = any($1)', [due.map(({ id }) => id)])
  const left = new Map(rows.map((row) => [row.id, row.has_error === true]))
  return due.flatMap((one) => (left.get(one.id) === false ? [] : [{ ...one, hasFailed: left.has(one.id) }]))
}
