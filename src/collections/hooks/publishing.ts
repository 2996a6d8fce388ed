import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionAfterOperationHook,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
} from 'payload'
import { idOf } from '../../lib/values'
import { tenantOf } from '../../access/tenants'
import { canPublish } from '../../access/personOf'
import type { ContentGroup } from '../../access/permissions'
import { translatorOf } from '../../i18n/translator'
import { wasUnpublished } from '../AuditLog/auditPublishing'
import { filterLive } from '../../database/documents/states'
import { IS_LIVE_PROPERTY } from '../../lib/content/editScreen'
import { cancelTimes } from '../../database/documents/documentSchedule'

/** Sets `publishedAt` on first publication. Staff enter `publishDate`, the date shown to visitors. */
export const stampPublishing: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (data._status === 'published' && !data.publishedAt && !originalDoc?.publishedAt) {
    data.publishedAt = new Date().toISOString()
  }
  if (data.publishDate && !data.publishDate_tz) {
    const tenant = idOf(data.tenant ?? originalDoc?.tenant)
    data.publishDate_tz = (tenant ? (await tenantOf(req, tenant))?.timezone : null) ?? 'UTC'
  }
  return data
}

/**
 * Prevents users without the `publish` permission from publishing, changing or unpublishing live content. They may
 * write drafts. Moving to the trash requires only `delete`.
 */
export const guardPublishing = (
  group: ContentGroup,
): { afterChange: CollectionAfterChangeHook; beforeChange: CollectionBeforeChangeHook } => ({
  afterChange: async ({ collection, data, doc, previousDoc, req }) => {
    // Documents in the trash are not on the website.
    if (data.deletedAt || previousDoc?.deletedAt || (await canPublish(req, group, idOf(doc.tenant)))) return doc
    if (await wasUnpublished(req, collection.slug, String(doc.id))) throw publishNotAllowed(req)
    return doc
  },
  beforeChange: async ({ context, data, originalDoc, req }) => {
    // For a restored version, Payload checks access with the resulting status but passes hooks the status that the
    // version had.
    const isGoingLive = data._status === 'published' && !data.deletedAt && !context.isRestoringVersion
    if (isGoingLive && !(await canPublish(req, group, idOf(originalDoc?.tenant ?? data.tenant))))
      throw publishNotAllowed(req)
    return data
  },
})

const publishNotAllowed = (req: PayloadRequest) =>
  new APIError(translatorOf(req.i18n)('publishNotAllowed'), 403, undefined, true)

interface Row {
  id: string
  _status?: string
  [IS_LIVE_PROPERTY]?: boolean
}

/**
 * Marks the drafts in a list that also have a live version. Payload labels a draft "changed" if any of its versions was
 * ever published, which is wrong for unpublished documents. Runs one query per page of the list.
 */
export const markLiveDrafts: CollectionAfterOperationHook = async ({ args, collection, operation, req, result }) => {
  if (operation !== 'find' || !('includeLockStatus' in args && args.includeLockStatus && args.draft)) return result
  const drafts = ((result as { docs: unknown[] }).docs as Row[]).filter(({ _status }) => _status === 'draft')
  if (drafts.length === 0) return result
  const live = await filterLive(
    req,
    collection.slug,
    drafts.map(({ id }) => id),
  )
  for (const draft of drafts) draft[IS_LIVE_PROPERTY] = live.has(draft.id)
  return result
}

/** Cancels the publishing schedule of a document that moves to the trash. A restored document has no schedule. */
export const cancelScheduleOfTrashed: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, req }) => {
  const { deletedAt, id } = doc as { deletedAt?: string | null; id: string }
  if (deletedAt && !previousDoc?.deletedAt) await cancelTimes(req, { id, collection: collection.slug })
  return doc
}

export const cancelScheduleOfDeleted: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  await cancelTimes(req, { id: String(id), collection: collection.slug })
  return doc
}
