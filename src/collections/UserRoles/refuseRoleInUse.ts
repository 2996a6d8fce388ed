import type { CollectionBeforeDeleteHook, PayloadRequest } from 'payload'
import { publicError } from '@/access/publicError'
import { cancelInvitationsWithRole } from '@/database/invitations/invitations'
import { lockAgainstReferences } from '@/database/provider/dependents'
import { readRoleInUse } from '@/database/roles/roles'
import { translatorOf } from '@/i18n/translator'

const CONFLICT = 409

/**
 * Prepares the deletion of a role: cancels the pending invitations with it.
 * @throws APIError 409 while people or organisations have the role
 */
export async function releaseRole(req: PayloadRequest, id: string): Promise<void> {
  await lockAgainstReferences(req, 'user-roles', id)
  const role = await readRoleInUse(req, id)
  if (role && role.members + role.organisations > 0)
    throw publicError(translatorOf(req.i18n)('peopleRoleInUse'), CONFLICT)
  await cancelInvitationsWithRole(req, id)
}

/** Refuses to delete a role that somebody has. */
export const refuseRoleInUse: CollectionBeforeDeleteHook = ({ id, req }) => releaseRole(req, String(id))
