import { sql } from 'drizzle-orm'
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { idOf } from '../../access/idOf'
import { personOf } from '../../access/personOf'
import { dbOf } from '../../database/dbOf'
import { tableOf } from '../../database/tableOf'
import { writeAudit } from './writeAudit'

const wasLiveKey = (id: unknown) => `wasLive:${String(id)}`

/** Remembers for the line below whether a document that is saved as a draft is on the site now. */
export const noteWhetherLive: CollectionBeforeChangeHook = async ({ collection, context, data, originalDoc, req }) => {
  // A copy comes with the values of its original, but without an id.
  const id = idOf(originalDoc)
  if (data._status !== 'published' && id && originalDoc.publishedAt) context[wasLiveKey(id)] = await isLive(req, collection.slug, id)
  return data
}

/** Notes who put a document on the site, or a new version of it, and who took it off. Drafts are in its versions. */
export const auditPublishing: CollectionAfterChangeHook = async ({ collection, context, data, doc, req }) => {
  const id = String(doc.id)
  const published = data._status === 'published'
  const unpublished = !published && context[wasLiveKey(id)] === true && !(await isLive(req, collection.slug, id))
  if (context.withoutAudit || (!published && !unpublished)) return doc
  await writeAudit(req, {
    action: published ? 'document.published' : 'document.unpublished',
    details: { after: { title: data.title ?? data.name }, target: `${collection.slug}/${id}` },
    person: await personOf(req),
    tenantId: idOf(data.tenant ?? doc.tenant),
  })
  return doc
}

async function isLive(req: PayloadRequest, slug: string, id: string): Promise<boolean> {
  const db = await dbOf(req)
  const { rows } = await db.execute(sql`select 1 from ${tableOf(slug)} where id = ${id}::uuid and _status = 'published'`)
  return rows.length > 0
}
