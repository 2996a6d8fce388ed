import type { BasePayload, CollectionSlug } from 'payload'
import { poolOf } from '@/database/connections'
import { listStored } from '@/database/documents/stored'
import { namesOf } from '@/database/names'

const tenants = namesOf('tenants')
const payloadJobs = namesOf('payload_jobs')

/** A document whose scheduled time has come. */
export interface DueSchedule {
  /** Job id. */
  id: string
  collection: string
  document: string
  /** Id of the user who scheduled it. */
  person: string
  isPublish: boolean
}

interface Row {
  id: string
  input: { doc?: { relationTo?: string; value?: string }; type?: string; user?: { value?: string } } | null
}

/** Reads the schedules that are due. */
export async function readDueSchedules(payload: BasePayload): Promise<DueSchedule[]> {
  const { rows } = await poolOf(payload).query<Row>(`select ${payloadJobs.id}, ${payloadJobs.input} from ${payloadJobs}
    where ${payloadJobs.task_slug} = 'schedulePublish' and ${payloadJobs.completed_at} is null and ${payloadJobs.has_error} is not true and ${payloadJobs.processing} is not true and (${payloadJobs.wait_until} is null or ${payloadJobs.wait_until} <= now())`)
  return rows.flatMap(({ id, input }) => {
    const { doc, type, user } = input ?? {}
    return doc?.relationTo && doc.value && user?.value
      ? [{ id, collection: doc.relationTo, document: doc.value, isPublish: type !== 'unpublish', person: user.value }]
      : []
  })
}

/** Divides schedules into those to carry out and those of suspended sites, which wait until their site is opened again. */
export async function holdSuspended(
  payload: BasePayload,
  due: DueSchedule[],
): Promise<{ held: DueSchedule[]; open: DueSchedule[] }> {
  const { rows } = await poolOf(payload).query<{ id: string }>(
    `select ${tenants.id} from ${tenants} where ${tenants.suspended_at} is not null`,
  )
  const suspended = rows.map(({ id }) => id)
  const documents = new Set<string>()
  for (const [collection, group] of suspended.length > 0 ? Map.groupBy(due, (schedule) => schedule.collection) : []) {
    // Of a content type that has been removed since, the job itself fails, once.
    if (!Object.hasOwn(payload.collections, collection)) continue
    const ids = group.map(({ document }) => document)
    const { docs } = await listStored(
      { payload },
      {
        collection: collection as CollectionSlug,
        pagination: false,
        select: {},
        where: { and: [{ id: { in: ids } }, { tenant: { in: suspended } }] },
      },
    )
    for (const { id } of docs) documents.add(String(id))
  }
  const isHeld = ({ document }: DueSchedule): boolean => documents.has(document)
  return { held: due.filter(isHeld), open: due.filter((schedule) => !isHeld(schedule)) }
}

/** Filters schedules to finished ones. Completed jobs are deleted, failed ones are marked. */
export async function filterFinished(
  payload: BasePayload,
  due: DueSchedule[],
): Promise<(DueSchedule & { hasFailed: boolean })[]> {
  const { rows } = await poolOf(payload).query<{ id: string; has_error: boolean | null }>(
    `select ${payloadJobs.id}, ${payloadJobs.has_error} from ${payloadJobs} where ${payloadJobs.id} = any($1)`,
    [due.map(({ id }) => id)],
  )
  const remaining = new Map(rows.map((row) => [row.id, row.has_error === true]))
  return due.flatMap((schedule) =>
    remaining.get(schedule.id) === false ? [] : [{ ...schedule, hasFailed: remaining.has(schedule.id) }],
  )
}

/** Advisory lock shared by all processes on this database. */
const LOCK = 740021

/**
 * Runs a function unless another process is already running one. The lock ends with the connection if the process is
 * killed.
 */
export async function runExclusively(payload: BasePayload, run: () => Promise<void>): Promise<void> {
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

/**
 * Releases Payload jobs that have been "processing" without a change for too long, because their process was killed.
 */
export async function releaseAbandonedJobs(payload: BasePayload, minutes: number): Promise<void> {
  await poolOf(payload).query(
    `update ${payloadJobs} set ${payloadJobs.processing} = false where ${payloadJobs.processing} and ${payloadJobs.updated_at} < now() - make_interval(mins => $1)`,
    [minutes],
  )
}
