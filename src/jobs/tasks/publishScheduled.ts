import { type BasePayload, createLocalReq, type CollectionSlug } from 'payload'
import {
  asOnlyPublisher,
  dueSchedules,
  finishedOf,
  releaseAbandoned,
  type DueSchedule,
} from '../../database/schedules/dueSchedules'
import { callboardOf } from '@/access/registryOf'
import { idOf } from '@/access/tenants'
import { notify } from '@/endpoints/notices/notify'

/** A job that a killed process left as "processing" is retried after this time. */
const LEASE_MINUTES = 10

/**
 * Runs Payload's due jobs, which publish and unpublish at a scheduled time. Payload's queue may give one job to several
 * runners and does not retry those of a killed process; a lock across all workers and a lease solve both. Notifies the
 * user who scheduled the job.
 */
export const publishScheduled = (payload: BasePayload): Promise<void> =>
  asOnlyPublisher(payload, async () => {
    await releaseAbandoned(payload, LEASE_MINUTES)
    const due = await dueSchedules(payload)
    await payload.jobs.run({ limit: 50 })
    for (const schedule of await finishedOf(payload, due)) await notifyOfSchedule(payload, schedule)
  })

/** Notifies the user who scheduled a document that it was published or unpublished, or that this failed. */
async function notifyOfSchedule(
  payload: BasePayload,
  { collection, document, hasFailed, isPublish, person }: DueSchedule & { hasFailed: boolean },
): Promise<void> {
  const type = callboardOf(payload).contentTypes.find(({ slug }) => slug === collection)
  const doc = (await payload.findByID({
    id: document,
    collection: collection as CollectionSlug,
    depth: 0,
    disableErrors: true,
    // The user who scheduled the document may know its title.
    overrideAccess: true,
  })) as Record<string, unknown> | null
  const tenantId = idOf(doc?.tenant)
  if (!type || !doc || !tenantId) return
  const title = doc[type.titleField]
  const req = await createLocalReq({}, payload)
  await notify(req, {
    href: `/collections/${collection}/${document}`,
    recipients: [person],
    tenantId,
    title: hasFailed ? 'scheduleFailed' : isPublish ? 'schedulePublished' : 'scheduleUnpublished',
    values: { title: typeof title === 'string' ? title : document },
  })
}
