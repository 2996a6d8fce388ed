import { APIError, type GlobalBeforeOperationHook, type GlobalSlug } from 'payload'
import { personOf } from '../access/personOf'
import { dbOf } from '../database/connections'
import { lockSavesOfGlobal } from '../database/locks'
import { translatorOf } from '../i18n/translator'
import { EDIT_SCREEN } from '../lib/content/editScreen'
import { STALE_ERROR_PATH } from '../lib/content/saveErrors'
import { findStoredGlobal } from '@/database/documents/stored'

const STALE = 409

/**
 * Rejects a save with 409 if the global has changed since the request's `updatedAt`. Requests without `updatedAt` are
 * accepted. Saves of one global run one after the other.
 */
export const guardStaleGlobal: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  const data = (args as { data?: Record<string, unknown> }).data
  if (operation !== 'update' || !data) return args
  delete data[EDIT_SCREEN]
  await lockSavesOfGlobal(await dbOf(req), global.slug)
  const since = typeof data.updatedAt === 'string' ? Date.parse(data.updatedAt) : Number.NaN
  // Without permission, access control rejects the request next, without revealing whether it is stale.
  if (Number.isNaN(since) || !(await personOf(req))?.isSuperAdmin) return args
  const stored = await findStoredGlobal<{ updatedAt?: Date | string }>(req, {
    slug: global.slug as GlobalSlug,
  })
  if (!stored?.updatedAt || new Date(stored.updatedAt).getTime() === since) return args
  const message = translatorOf(req.i18n)('editingSavedElsewhere')
  throw new APIError(message, STALE, { code: 'stale:documents', errors: [{ message, path: STALE_ERROR_PATH }] }, true)
}
