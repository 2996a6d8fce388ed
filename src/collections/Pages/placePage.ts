import { ValidationError, type CollectionBeforeChangeHook } from 'payload'
import { lockPageTree } from '@/database/transactions'
import { readAncestorPaths, isPathTaken } from '@/database/pages/addresses'
import { readKeyAndParent, lastKey } from '@/database/pages/places'
import { translatorOf } from '@/i18n/translator'
import { keyAfter, ownKeyAfter } from '@/lib/content/orderKeys'
import { MAX_LEVELS, pathOf } from '@/lib/pages/pathOf'
import { idOf, isUuid } from '@/lib/values'
import { lockSlug } from '@/collections/hooks/freeSlug'
import { isTextsOnly } from '@/collections/hooks/publishing'

/**
 * Sets the sort key and path of a page, and rejects moving it below itself. A page whose parent does not change keeps
 * its current position in the tree, even if a concurrent request has moved it.
 */
export const setPagePosition: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const tenant = idOf(data.tenant)
  const changesParent = !originalDoc?.order || idOf(data.parent) !== idOf(originalDoc.parent)
  // Moves wait for saves in progress, so the values read here stay current.
  if (!changesParent && operation === 'update') Object.assign(data, await readKeyAndParent(req, String(originalDoc.id)))
  const parent = idOf(data.parent)
  // Publishing one language alone moves nothing.
  const isLive =
    data._status === 'published' && !(await isTextsOnly(req, collection.slug, idOf(originalDoc) ?? undefined))
  const wasLive = originalDoc?._status === 'published'
  // The lock gives concurrent new siblings different keys, and prevents paths from being derived from a parent that is
  // changing. Pages at the top depend on no parent: one that stays there needs no lock, nor does a new one, whose slug
  // `deriveSlug` has locked and whose key is its own. Whatever else comes to the top locks the slug, too.
  const isNewAtTop = operation === 'create' && !parent
  if (isUuid(tenant) && !isNewAtTop && (changesParent || parent)) {
    // `deriveSlug` has not locked the slug if only the path of the parent has changed. Slugs are locked before the tree
    // everywhere, so that two saves do not wait for each other.
    if (isLive && wasLive && data.slug) await lockSlug(req, collection.slug, String(data.slug), tenant, true)
    else await lockPageTree(req, tenant)
  }
  const above = isUuid(parent) ? await readAncestorPaths(req, parent, isLive) : []
  const t = translatorOf(req.i18n)
  const parentError = (message: string) =>
    new ValidationError({ collection: collection.slug, errors: [{ message, path: 'parent' }] })
  if (originalDoc && above.some((page) => page.id === originalDoc.id)) throw parentError(t('validationPageBelowItself'))
  if (above.length >= MAX_LEVELS) throw parentError(t('validationPageLevels'))
  data.relativePath = data.slug ? pathOf(above[0]?.path ?? null, data.slug as string) : null
  const changesPath = !wasLive || originalDoc.relativePath !== data.relativePath
  if (
    isLive &&
    changesPath &&
    data.relativePath &&
    isUuid(tenant) &&
    (await isPathTaken(req, { id: idOf(originalDoc), path: String(data.relativePath), tenant }))
  ) {
    throw new ValidationError({
      collection: collection.slug,
      errors: [{ message: t('slugTaken'), path: 'slug' }],
    })
  }
  const hasOrder = data.order && !originalDoc?.id
  if (changesParent && !hasOrder) {
    const last = await lastKey(req, tenant, parent)
    data.order = isNewAtTop ? ownKeyAfter(last) : keyAfter(last)
  }
  return data
}
