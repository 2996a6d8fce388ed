import { type BasePayload, createLocalReq, type CollectionSlug, type PayloadRequest } from 'payload'
import { isMember } from '@/access/person'
import { publishKey } from '@/access/permissions'
import { loadPerson } from '@/access/personOf'
import { findUserIdsWithKey } from '@/database/people/recipients'
import {
  runExclusively,
  readDueSchedules,
  filterFinished,
  holdSuspended,
  releaseAbandonedJobs,
  type DueSchedule,
} from '@/database/schedules/dueSchedules'
import { callboardOf } from '@/access/registryOf'
import { idOf } from '@/lib/values'
import { notify } from '@/endpoints/notices/notify'

/** A job that a killed process left as "processing" is retried after this time. */
const LEASE_MINUTES = 10

/** Jobs that are run together. */
const AT_ONCE = 50

/**
 * Runs Payload's own due jobs: publishing and unpublishing at a set time. Its queue hands one job to several runners
 * at once and forgets those of a killed one; a lock over all workers and this lease make up for both. Whoever set the time is
 * told. It goes on until nothing is due: at nine in the morning many sites publish something. What is due of a suspended
 * site is carried out when it is opened again.
 */
export const publishScheduled = (payload: BasePayload): Promise<void> =>
  runExclusively(payload, async () => {
    await releaseAbandonedJobs(payload, LEASE_MINUTES)
    let isDone = false
    while (!isDone) {
      const { held, open: due } = await holdSuspended(payload, await readDueSchedules(payload))
      const where = held.length > 0 ? { id: { not_in: held.map(({ id }) => id) } } : undefined
      await payload.jobs.run({ limit: AT_ONCE, where })
      const finished = await filterFinished(payload, due)
      for (const one of finished) await notifyOfSchedule(payload, one)
      isDone = finished.length === 0 || finished.length === due.length
    }
  })

/** Notifies whoever scheduled a document that it was published or unpublished, or that this failed. */
async function notifyOfSchedule(
  payload: BasePayload,
  { collection, document, hasFailed, isPublish, person }: DueSchedule & { hasFailed: boolean },
): Promise<void> {
  const type = callboardOf(payload).contentTypes.find(({ slug }) => slug === collection)
  if (!type) return
  const doc = (await payload.findByID({
    id: document,
    collection: collection as CollectionSlug,
    depth: 0,
    disableErrors: true,
    // The user who scheduled the document may know its title.
    overrideAccess: true,
    trash: true,
  })) as Record<string, unknown> | null
  const tenantId = idOf(doc?.tenant)
  if (!doc || !tenantId) return
  const title = doc[type.titleField]
  const req = await createLocalReq({}, payload)
  await notify(req, {
    href: `/collections/${collection}/${document}`,
    recipients: await recipientsOf(req, person, { key: publishKey(type.group), tenantId }),
    tenantId,
    title: hasFailed ? 'scheduleFailed' : isPublish ? 'schedulePublished' : 'scheduleUnpublished',
    values: { title: typeof title === 'string' ? title : document },
  })
}

/** Whoever set the time; if they no longer work for the site, everybody who may set one. */
async function recipientsOf(
  req: PayloadRequest,
  person: string,
  { key, tenantId }: { key: string; tenantId: string },
): Promise<string[]> {
  const setBy = (await loadPerson(req.payload, { id: person, sid: null, tenant: null }))?.person
  return setBy && isMember(setBy, tenantId) ? [person] : findUserIdsWithKey(req, tenantId, key)
}
