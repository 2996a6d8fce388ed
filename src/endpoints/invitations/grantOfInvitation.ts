import type { PayloadRequest } from 'payload'
import { idOf } from '@/lib/values'
import type { InviteToken } from '@/payload-types'
import { refused } from '@/endpoints/OperationError'
import { readGrant, type NamedGrant } from '@/endpoints/people/lockedSite'
import { translatorOf } from '@/i18n/translator'

/**
 * The current grant of an invitation.
 * @throws OperationError 422 if its role no longer exists
 */
export async function grantOfInvitation(
  req: PayloadRequest,
  tenantId: string,
  { role, userRoles }: Pick<InviteToken, 'role' | 'userRoles'>,
): Promise<NamedGrant> {
  if (role === 'tenant-admin') return readGrant(req, tenantId, 'tenant-admin')
  const id = idOf(userRoles)
  if (!id) throw refused('invitations', translatorOf(req.i18n)('refusedInvitationRole'))
  return readGrant(req, tenantId, id)
}
