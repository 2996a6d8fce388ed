import { APIError, type CollectionAfterChangeHook, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'
import { idOf } from '../../access/idOf'
import { mayPublish } from '../../access/mayPublish'
import type { ContentGroup } from '../../access/permissions'
import { translatorOf } from '../../i18n/translator'
import { wasTakenOff } from '../AuditLog/auditPublishing'

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
