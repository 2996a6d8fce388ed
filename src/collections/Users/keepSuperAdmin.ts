import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload'
import { publicError } from '@/access/publicError'
import { hasSuperAdminRole } from '@/database/people/memberships'
import { hasOtherSuperAdmin } from '@/database/provider/dependents'
import { translatorOf } from '@/i18n/translator'

const CONFLICT = 409
const ROLE = 'super-admin'

/** Super-admins whom the request deletes or demotes: a bulk call changes several at the same time. */
const LEAVING = 'leavingSuperAdmins'

/** Refuses to delete the last super-admin. */
export const refuseLastSuperAdminDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (await hasSuperAdminRole(req, String(id))) await assertOtherRemains(req, String(id))
}

/** Refuses to take the role of the last super-admin. */
export const refuseLastSuperAdminDemotion: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  const isDemoted = operation === 'update' && hasRole(originalDoc) && 'roles' in data && !hasRole(data)
  if (isDemoted) await assertOtherRemains(req, String(originalDoc.id))
  return data
}

const hasRole = (user: { roles?: unknown } | undefined): boolean =>
  Array.isArray(user?.roles) && user.roles.includes(ROLE)

async function assertOtherRemains(req: PayloadRequest, id: string): Promise<void> {
  const leaving = (req.context[LEAVING] ??= new Set()) as Set<string>
  leaving.add(id)
  if (!(await hasOtherSuperAdmin(req, [...leaving])))
    throw publicError(translatorOf(req.i18n)('refusedLastSuperAdmin'), CONFLICT)
}
