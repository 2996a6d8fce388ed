import { isDeepStrictEqual } from 'node:util'
import { ValidationError, type CollectionBeforeChangeHook } from 'payload'
import { idOf } from '@/lib/values'
import { translatorOf } from '@/exports/server'
import { currentVersion } from '../database/versions'
import { findByKey, lockKeys, THEMES } from '../lib/theme'
import { IS_VERSION_WRITE } from '@/collections/Themes/keepServerFields'

/** Keeps the manifest of a theme identical to that of its package. */
export const keepPackageManifest: CollectionBeforeChangeHook = async ({
  context,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const id = operation === 'update' ? idOf(originalDoc) : null
  if (!id || context[IS_VERSION_WRITE] || data.manifest === undefined) return data
  const version = await currentVersion(req, id)
  if (!version || isDeepStrictEqual(data.manifest, version.manifest)) return data
  const isUnedited = context.isRestoringVersion === true || isDeepStrictEqual(data.manifest, originalDoc?.manifest)
  if (!isUnedited)
    throw new ValidationError(
      {
        collection: THEMES,
        errors: [{ message: translatorOf(req.i18n)('themesManifestOfPackage'), path: 'manifest' }],
      },
      req.t,
    )
  return { ...data, manifest: version.manifest, version: version.info.version }
}

/** Ensures that keys are unique within a tenant, because uploads identify their theme by key. */
export const assertKeyUnique: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const stored = operation === 'update' ? originalDoc : null
  const tenant = idOf(data.tenant ?? stored?.tenant)
  const key: unknown = data.key === undefined ? stored?.key : data.key
  const isRestored = Boolean(stored?.deletedAt) && data.deletedAt === null
  if (typeof key !== 'string' || !key || !tenant || data.deletedAt || (key === stored?.key && !isRestored)) return data
  await lockKeys(req, tenant)
  const other = await findByKey(req, tenant, key)
  if (other && other.id !== idOf(stored))
    throw new ValidationError(
      { collection: THEMES, errors: [{ message: translatorOf(req.i18n)('themesKeyTaken'), path: 'key' }] },
      req.t,
    )
  return data
}
