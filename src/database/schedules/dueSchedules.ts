import type { BasePayload } from 'payload'
import { poolOf } from '../connections'

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
    return doc?.relationTo && doc.value && user?.value
      ? [{ id, collection: doc.relationTo, document: doc.value, isPublish: type !== 'unpublish', person: user.value }]
      : []
  })
}

/** Which of them are over. A job that is done is deleted; one that failed says so. */
export async function finishedOf(
  payload: BasePayload,
  due: DueSchedule[],
): Promise<(DueSchedule & { hasFailed: boolean })[]> {
  const { rows } = await poolOf(payload).query<{ id: string; has_error: boolean | null }>(
    'select id, has_error from payload_jobs where id = any($1)',
    [due.map(({ id }) => id)],
  )
  const left = new Map(rows.map((row) => [row.id, row.has_error === true]))
  return due.flatMap((one) => (left.get(one.id) === false ? [] : [{ ...one, hasFailed: left.has(one.id) }]))
}

/** Over all processes on this database. */
const LOCK = 740021

/**
 * Runs what one process at a time may do with schedules, and does nothing where another one is at it. The lock ends with the
 * connection of a killed one.
 */
export async function asOnlyPublisher(payload: BasePayload, run: () => Promise<void>): Promise<void> {
  const client = await poolOf(payload).connect()
  try {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [LOCK])
    if (!rows[0]?.mine) return
    try {
      await run()
    } finally {
      await client.query('select pg_advisory_unlock($1)', [LOCK])
    }
  } finally {
    client.release()
  }
}

/** Gives back the jobs of Payload that are "processing" and have not changed for that long: their process was killed. */
export async function releaseAbandoned(payload: BasePayload, minutes: number): Promise<void> {
  await poolOf(payload).query(
    `update payload_jobs set processing = false where processing and updated_at < now() - make_interval(mins => $1)`,
    [minutes],
  )
}
