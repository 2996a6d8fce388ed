import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { findRole } from '@/database/roles/roles'
import { translatorOf } from '@/i18n/translator'
import { idOf } from '@/lib/values'

/**
 * Refuses a row that gives access by a custom role without a role of its tenant.
 * @param needsRole whether the row, as it will be stored, gives access by a custom role
 */
export const requireOwnRole =
  (needsRole: (row: Record<string, unknown>) => boolean): CollectionBeforeChangeHook =>
  async ({ collection, data, originalDoc, req }) => {
    const row: Record<string, unknown> = { ...originalDoc, ...data }
    if (!needsRole(row)) return data
    const [role, tenant] = [idOf(row.userRole), idOf(row.tenant)]
    if (role && tenant && (await findRole(req, tenant, role))) return data
    throw new ValidationError({
      collection: collection.slug,
      errors: [{ message: translatorOf(req.i18n)('refusedMembershipRole'), path: 'userRole' }],
      req,
    })
  }
