import { createLocalReq, type BasePayload, type CollectionSlug } from 'payload'
import { callboardOf } from '../../access/registryOf'
import { idOf } from '../../access/idOf'
import type { DueSchedule } from '../../database/schedules/dueSchedules'
import { tell } from '../../endpoints/notices/tell'

/** Tells whoever set a time for a document that it was published or taken off the site then, or could not be. */
export async function tellOfSchedule(
  payload: BasePayload,
  { collection, document, hasFailed, isPublish, person }: DueSchedule & { hasFailed: boolean },
): Promise<void> {
  const type = callboardOf(payload).contentTypes.find((one) => one.slug === collection)
  const doc = (await payload.findByID({
    id: document,
    collection: collection as CollectionSlug,
    depth: 0,
    disableErrors: true,
    // Whoever set the time knows what they set it for.
    overrideAccess: true,
  })) as Record<string, unknown> | null
  const tenantId = idOf(doc?.tenant)
  if (!type || !doc || !tenantId) return
  const title = doc[type.titleField]
  const req = await createLocalReq({}, payload)
  await tell(req, {
    href: `/collections/${collection}/${document}`,
    recipients: [person],
    tenantId,
    title: hasFailed ? 'scheduleFailed' : isPublish ? 'schedulePublished' : 'scheduleUnpublished',
    values: { title: typeof title === 'string' ? title : document },
  })
}
