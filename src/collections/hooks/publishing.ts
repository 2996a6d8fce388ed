import {
  type CollectionBeforeChangeHook,
  APIError,
  type CollectionAfterChangeHook,
  type PayloadRequest,
  type CollectionAfterOperationHook,
} from 'payload'
import { idOf } from '../../lib/values'
import { tenantOf } from '../../access/tenants'
import { mayPublish } from '../../access/personOf'
import type { ContentGroup } from '../../access/permissions'
import { translatorOf } from '../../i18n/translator'
import { wasTakenOff } from '../AuditLog/auditPublishing'
import { liveAmong } from '../../database/documents/states'
import { LIVE } from '../../lib/content/live'

/** Notes the moment of the first publication. The date that visitors see, `publishDate`, is typed by staff. */
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
 * Keeps the website as it is for whoever lacks `publish`: they neither publish, nor change what is live, nor take it off.
 * Drafts are theirs to write. The trash asks for `delete` alone.
 */
export const guardPublishing = (
  group: ContentGroup,
): { afterChange: CollectionAfterChangeHook; beforeChange: CollectionBeforeChangeHook } => ({
  afterChange: async ({ collection, data, doc, previousDoc, req }) => {
    // Visitors saw nothing of what was in the trash.
    if (data.deletedAt || previousDoc?.deletedAt || (await mayPublish(req, group, idOf(doc.tenant)))) return doc
    if (await wasTakenOff(req, collection.slug, String(doc.id))) throw refusal(req)
    return doc
  },
  beforeChange: async ({ context, data, originalDoc, req }) => {
    // Payload asks for access with the state that a restored version will have, and tells hooks the one that it had.
    const isGoingLive = data._status === 'published' && !data.deletedAt && !context.isRestoringVersion
    if (isGoingLive && !(await mayPublish(req, group, idOf(originalDoc?.tenant ?? data.tenant)))) throw refusal(req)
    return data
  },
})

const refusal = (req: PayloadRequest) => new APIError(translatorOf(req.i18n)('publishNotAllowed'), 403, undefined, true)

interface Row {
  id: string
  _status?: string
  [LIVE]?: boolean
}

/**
 * Tells a list which of its drafts have something live. Payload calls a draft "changed" where any version of it was ever
 * published, so what was taken off the site would look as if it stood there. One statement for a page of a list.
 */
export const markLiveDrafts: CollectionAfterOperationHook = async ({ args, collection, operation, req, result }) => {
  if (operation !== 'find' || !('includeLockStatus' in args && args.includeLockStatus && args.draft)) return result
  const drafts = ((result as { docs: unknown[] }).docs as Row[]).filter(({ _status }) => _status === 'draft')
  if (drafts.length === 0) return result
  const live = await liveAmong(
    req,
    collection.slug,
    drafts.map(({ id }) => id),
  )
  for (const draft of drafts) draft[LIVE] = live.has(draft.id)
  return result
}
