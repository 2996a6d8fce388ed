import { APIError, type GlobalBeforeOperationHook, type GlobalSlug } from 'payload'
import { personOf } from '../access/personOf'
import { dbOf } from '../database/dbOf'
import { lockSavesOfGlobal } from '../database/locks'
import { translatorOf } from '../i18n/translator'
import { EDIT_SCREEN } from '../lib/content/editScreen'
import { STALE_AT } from '../lib/content/refusedSave'
import { findStoredGlobal } from '@/database/documents/stored'

const STALE = 409

/**
 * Refuses to save over what the caller has not seen: whoever sends the `updatedAt` that they read is told when it was
 * changed since. A caller that sends none is served. Saves of one global wait for each other.
 */
export const guardStaleGlobal: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  const data = (args as { data?: Record<string, unknown> }).data
  if (operation !== 'update' || !data) return args
  delete data[EDIT_SCREEN]
  await lockSavesOfGlobal(await dbOf(req), global.slug)
  const since = typeof data.updatedAt === 'string' ? Date.parse(data.updatedAt) : Number.NaN
  // Whoever may not change it learns from what comes next that they may not, and nothing else.
  if (Number.isNaN(since) || !(await personOf(req))?.isSuperAdmin) return args
  const stored = await findStoredGlobal<{ updatedAt?: Date | string }>(req, {
    slug: global.slug as GlobalSlug,
  })
  if (!stored?.updatedAt || new Date(stored.updatedAt).getTime() === since) return args
  const message = translatorOf(req.i18n)('editingSavedElsewhere')
  throw new APIError(message, STALE, { code: 'stale:documents', errors: [{ message, path: STALE_AT }] }, true)
}
