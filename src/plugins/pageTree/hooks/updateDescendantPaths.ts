import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { idOf } from '../../../lib/values'
import { readLivePage, writeDraftPaths, type LivePage } from '../../../database/pages/addresses'
import { updateLivePaths } from '../operations/movePages'

const CONTEXT_KEY = 'callboardPageBefore'

/** Remembers the page's live path before publishing overwrites it. */
export const rememberLivePage: CollectionBeforeChangeHook = async ({ context, data, originalDoc, req }) => {
  const id = idOf(originalDoc)
  if (!id || data._status !== 'published') return data
  context[`${CONTEXT_KEY}/${id}`] = await readLivePage(req, id)
  return data
}

/** Updates the paths of a page and its descendants when its slug or parent changes. */
export const updateDescendantPaths: CollectionAfterChangeHook = async ({
  context,
  data,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const id = idOf(doc)
  const tenant = idOf(doc.tenant ?? data.tenant)
  if (operation !== 'update' || !id || !tenant) return doc
  const before = context[`${CONTEXT_KEY}/${id}`] as LivePage | undefined
  if (data.slug !== previousDoc?.slug || idOf(data.parent) !== idOf(previousDoc?.parent)) await writeDraftPaths(req, id)
  if (data._status === 'published' && before && before.path !== data.relativePath)
    await updateLivePaths(req, tenant, id, before)
  return doc
}
