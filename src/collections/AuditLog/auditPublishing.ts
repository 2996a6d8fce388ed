import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { idOf } from '@/lib/values'
import { tokenNameOf } from '@/access/bearerTokens'
import { personOf } from '@/access/personOf'
import { isLive } from '@/database/documents/states'
import { writeWithSave } from '@/database/saves/saveWrites'
import { takeCompanions, auditContextOf, auditEntryParts, writeAudit, type AuditEntry } from './writeAudit'

const wasLiveKey = (id: unknown) => `wasLive:${String(id)}`

/** Remembers for `auditPublishing` whether a document saved as a draft is currently live. */
export const rememberLiveState: CollectionBeforeChangeHook = async ({
  collection,
  context,
  data,
  originalDoc,
  req,
}) => {
  // For a duplicate, `originalDoc` has the original's values but no id.
  const id = idOf(originalDoc)
  if (data._status !== 'published' && id && originalDoc.publishedAt)
    context[wasLiveKey(id)] = await isLive(req, collection.slug, id)
  return data
}

/**
 * Logs publishing, unpublishing, moving to the trash and restoring, and every other save of a program. Drafts of people
 * are recorded in the version history, which does not name tokens.
 */
export const auditPublishing: CollectionAfterChangeHook = async ({
  collection,
  context,
  data,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const id = String(doc.id)
  const companions = takeCompanions(req, collection.slug, id)
  if (context.withoutAudit) return doc
  const action =
    trashActionOf(data, (previousDoc ?? {}) as Document) ??
    (await publishActionOf(req, collection.slug, id, data)) ??
    programActionOf(req, operation)
  if (!action) return doc
  const entry = await entryOf(req, {
    action,
    after: { title: titleOf(collection, data as Document), ...companions, ...auditContextOf(req) },
    target: `${collection.slug}/${id}`,
    tenant: idOf(data.tenant ?? doc.tenant),
  })
  writeWithSave(req, collection.slug, id, { parts: auditEntryParts(req, entry) })
  return doc
}

/** Logs the permanent deletion of a document. */
export const auditDeletion: CollectionAfterDeleteHook = async ({ collection, context, doc, id, req }) => {
  const companions = takeCompanions(req, collection.slug, String(id))
  // Deleting a tenant also deletes its log.
  if (context.withoutAudit || context.deletingTenant) return
  const entry = await entryOf(req, {
    action: 'document.deleted',
    after: { title: titleOf(collection, doc as Document), ...companions },
    target: `${collection.slug}/${String(id)}`,
    tenant: idOf(doc.tenant),
  })
  await writeAudit(req, entry)
}

type Document = Record<string, unknown>

/** Moving to the trash keeps `_status` and is not logged as publishing. */
function trashActionOf(data: Document, before: Document): string | null {
  if (data.deletedAt) return before.deletedAt ? null : 'document.trashed'
  if (!before.deletedAt) return null
  return data._status === 'published' ? 'document.restoredLive' : 'document.restored'
}

async function publishActionOf(req: PayloadRequest, slug: string, id: string, data: Document): Promise<string | null> {
  if (data.deletedAt) return null
  if (data._status === 'published') return 'document.published'
  return (await wasUnpublished(req, slug, id)) ? 'document.unpublished' : null
}

/** The entry for a draft that a program saves itself. Operations write entries of their own. */
const programActionOf = ({ context, user }: PayloadRequest, operation: 'create' | 'update'): string | null =>
  tokenNameOf(user) === null || context.isAudited ? null : `document.${operation === 'create' ? 'created' : 'saved'}`

/** Whether the document was live before this save and no longer is. */
export const wasUnpublished = async (req: PayloadRequest, slug: string, id: string): Promise<boolean> =>
  req.context[wasLiveKey(id)] === true && !(await isLive(req, slug, id))

/** The title of a document, as shown in lists. */
function titleOf({ admin, upload }: SanitizedCollectionConfig, data: Document): unknown {
  return data[admin.useAsTitle ?? 'title'] || data.title || data.name || (upload ? data.filename : undefined)
}

interface LogEntry {
  action: string
  after: Document
  target: string
  tenant: string | null
}

const entryOf = async (req: PayloadRequest, { action, after, target, tenant }: LogEntry): Promise<AuditEntry> => ({
  action,
  details: { after, target },
  person: await personOf(req),
  tenantId: tenant,
})
