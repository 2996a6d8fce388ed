import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionAfterOperationHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type PayloadRequest,
  type TypedLocale,
} from 'payload'
import { languageAlone, rememberLanguageAlone } from '@/database/languageAlone'
import { idOf } from '@/lib/values'
import { tenantOf } from '@/access/tenants'
import { canPublish } from '@/access/personOf'
import type { ContentGroup } from '@/access/permissions'
import { publicError } from '@/access/publicError'
import { languageName } from '@/lib/languages/languages'
import { translatorOf } from '@/i18n/translator'
import { wasUnpublished } from '@/collections/AuditLog/auditPublishing'
import { filterLive, isLive } from '@/database/documents/states'
import { IS_LIVE_PROPERTY } from '@/lib/content/editScreen'
import { cancelTimes } from '@/database/documents/documentSchedule'

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

/**
 * Remembers the language that is published alone, which Payload passes to no later hook. Only publishing can concern
 * one language: any other save that names one writes in that language.
 */
export const noteLanguageAlone: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (operation !== 'update') return args
  const { data, id, publishSpecificLocale: alone } = args as Alone
  const isAlone = Boolean(alone) && data?._status === 'published' && !data.deletedAt
  rememberLanguageAlone(req, collection.slug, id, isAlone ? alone : undefined)
  req.context[textsOnlyKey(collection.slug, String(id))] = undefined
  if (!alone || isAlone) return args
  req.locale = alone
  return { ...args, publishSpecificLocale: undefined } as typeof args
}

interface Alone {
  data?: { _status?: unknown; deletedAt?: unknown }
  id?: unknown
  publishSpecificLocale?: TypedLocale
}

const textsOnlyKey = (collection: string, id: string): string => `textsOnly/${collection}/${id}`

/**
 * Whether the request only puts the texts of one language live: its document is live already, and everything else of it
 * stays as it is until all languages are published. Ask before the document is written for the first time.
 */
export async function isTextsOnly(req: PayloadRequest, collection: string, id: string | undefined): Promise<boolean> {
  if (!id || !languageAlone(req, collection, id)) return false
  const key = textsOnlyKey(collection, id)
  return (await (req.context[key] ??= isLive(req, collection, id))) as boolean
}

/**
 * Answers the form with the draft, where one language alone was published: the form would otherwise show, and then save,
 * the live document in place of everything that is not published yet. Other clients get what is live.
 */
export const answerWithDraft: CollectionAfterOperationHook = async ({ args, collection, operation, req, result }) => {
  if (operation !== 'updateByID' || req.payloadAPI !== 'REST' || String(req.query.draft) !== 'true') return result
  const { depth, id, overrideAccess } = args as { depth?: number; id: string; overrideAccess?: boolean }
  if (!languageAlone(req, collection.slug, id)) return result
  return req.payload.findByID({
    collection: collection.slug as CollectionSlug,
    depth,
    draft: true,
    fallbackLocale: false,
    id,
    overrideAccess,
    req,
  })
}

/**
 * The first publication includes the site's first language: what visitors would see of it otherwise is the text of the
 * very first save.
 */
export const guardLanguageAlone: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const { id, tenant } = (originalDoc ?? {}) as { id?: string; tenant?: unknown }
  const alone = id && languageAlone(req, collection.slug, id)
  const tenantId = idOf(tenant)
  if (!alone || !tenantId || data._status !== 'published' || (await isTextsOnly(req, collection.slug, id))) return data
  const main = (await tenantOf(req, tenantId))?.defaultLanguage
  if (!main || alone === main) return data
  const language = languageName(main, req.i18n.language)
  throw publicError(translatorOf(req.i18n)('publishFirstLanguage', { language }), 400)
}

export const publishNotAllowed = (req: PayloadRequest) =>
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
