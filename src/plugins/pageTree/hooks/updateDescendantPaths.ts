import type { CollectionAfterChangeHook } from 'payload'
import { addressBefore } from '@/collections/hooks/redirectOldAddress'
import { writeDraftPaths } from '@/database/pages/addresses'
import { idOf } from '@/lib/values'
import { updateLivePaths } from '../operations/movePages'

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
  const before = addressBefore(context, 'pages', id)
  if (data.slug !== previousDoc?.slug || idOf(data.parent) !== idOf(previousDoc?.parent)) await writeDraftPaths(req, id)
  // Unpublishing may have given the page alone another path.
  if (data._status === 'published' && before && (!before.isLive || before.relativePath !== data.relativePath))
    await updateLivePaths(req, tenant, id)
  return doc
}
