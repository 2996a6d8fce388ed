import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { idOf } from '../../lib/values'
import { personOf } from '../../access/personOf'
import { isLive } from '../../database/documents/states'
import { companionsOf } from './companions'
import { occasionOf } from './occasion'
import { writeAudit } from './writeAudit'

const wasLiveKey = (id: unknown) => `wasLive:${String(id)}`

/** Remembers for the line below whether a document that is saved as a draft is on the site now. */
export const noteWhetherLive: CollectionBeforeChangeHook = async ({ collection, context, data, originalDoc, req }) => {
  // A copy comes with the values of its original, but without an id.
  const id = idOf(originalDoc)
  if (data._status !== 'published' && id && originalDoc.publishedAt)
    context[wasLiveKey(id)] = await isLive(req, collection.slug, id)
  return data
}

/**
 * Notes who put a document on the site, or a new version of it, and who took it off; who put it into the trash, and who
 * brought it back. Drafts are in its versions.
 */
export const auditPublishing: CollectionAfterChangeHook = async ({
  collection,
  context,
  data,
  doc,
  previousDoc,
  req,
}) => {
  const id = String(doc.id)
  const companions = companionsOf(req, collection.slug, id)
  if (context.withoutAudit) return doc
  const action =
    trashActionOf(data, (previousDoc ?? {}) as Document) ?? (await publishActionOf(req, collection.slug, id, data))
  if (action)
    await writeLine(req, {
      action,
      after: { title: titleOf(collection, data as Document), ...companions, ...occasionOf(req) },
      target: `${collection.slug}/${id}`,
      tenant: idOf(data.tenant ?? doc.tenant),
    })
  return doc
}

/** Notes who deleted a document for good. */
export const auditRemoval: CollectionAfterDeleteHook = async ({ collection, context, doc, id, req }) => {
  const companions = companionsOf(req, collection.slug, String(id))
  // Of a site that is deleted, the log goes too.
  if (context.withoutAudit || context.deletingTenant) return
  await writeLine(req, {
    action: 'document.deleted',
    after: { title: titleOf(collection, doc as Document), ...companions },
    target: `${collection.slug}/${String(id)}`,
    tenant: idOf(doc.tenant),
  })
}

type Document = Record<string, unknown>

/** A save that moves a document to the trash keeps its state: that is no publishing. */
function trashActionOf(data: Document, before: Document): string | null {
  if (data.deletedAt) return before.deletedAt ? null : 'document.trashed'
  if (!before.deletedAt) return null
  return data._status === 'published' ? 'document.restoredLive' : 'document.restored'
}

async function publishActionOf(req: PayloadRequest, slug: string, id: string, data: Document): Promise<string | null> {
  if (data.deletedAt) return null
  if (data._status === 'published') return 'document.published'
  return (await wasTakenOff(req, slug, id)) ? 'document.unpublished' : null
}

/** Was a document on the website before this save, and is it no longer? */
export const wasTakenOff = async (req: PayloadRequest, slug: string, id: string): Promise<boolean> =>
  req.context[wasLiveKey(id)] === true && !(await isLive(req, slug, id))

/** As its lists call it. */
function titleOf({ admin, upload }: SanitizedCollectionConfig, data: Document): unknown {
  return data[admin.useAsTitle ?? 'title'] || data.title || data.name || (upload ? data.filename : undefined)
}

interface Line {
  action: string
  after: Document
  target: string
  tenant: string | null
}

const writeLine = async (req: PayloadRequest, { action, after, target, tenant }: Line): Promise<void> =>
  writeAudit(req, { action, details: { after, target }, person: await personOf(req), tenantId: tenant })
