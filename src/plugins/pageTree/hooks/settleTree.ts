import { sql } from 'drizzle-orm'
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { idOf } from '../../../access/idOf'
import { dbOf } from '../../../database/dbOf'
import { settleDraftPaths } from '../lib/settleDraftPaths'
import { settleLivePaths } from '../lib/settleLivePaths'

const CONTEXT_KEY = 'callboardPageBefore'

interface LivePage extends Record<string, unknown> {
  path: string | null
  wasLive: boolean
}

/** Remembers where visitors find the page before it is written over. */
export const rememberLivePage: CollectionBeforeChangeHook = async ({ context, data, originalDoc, req }) => {
  const id = idOf(originalDoc)
  if (!id) return data
  const db = await dbOf(req)
  const { rows } = await db.execute<LivePage>(sql`select relative_path as path, _status = 'published' as "wasLive" from pages where id = ${id}::uuid`)
  context[`${CONTEXT_KEY}/${id}`] = rows[0]
  return data
}

/** When a page has another slug or stands elsewhere, so do the pages below it. */
export const settleTree: CollectionAfterChangeHook = async ({ context, data, doc, operation, previousDoc, req }) => {
  const id = idOf(doc)
  const tenant = idOf(doc.tenant ?? data.tenant)
  if (operation !== 'update' || !id || !tenant) return doc
  const before = context[`${CONTEXT_KEY}/${id}`] as LivePage | undefined
  const db = await dbOf(req)
  if (data.slug !== previousDoc?.slug || idOf(data.parent) !== idOf(previousDoc?.parent)) await settleDraftPaths(db, id)
  if (data._status === 'published' && before && before.path !== data.relativePath) await settleLivePaths(req, tenant, id, before)
  return doc
}
