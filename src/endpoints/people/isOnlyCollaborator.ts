import type { PayloadRequest } from 'payload'
import type { PersonAuthority } from '@/access/authority'
import { isMember } from '@/database/people/memberships'

/**
 * Whether a person belongs to the tenant only through an organisation. A viewer membership of the staff counts as
 * belonging to it.
 */
export async function isOnlyCollaborator(
  req: PayloadRequest,
  tenantId: string,
  { kind, userId }: PersonAuthority,
): Promise<boolean> {
  return kind === 'collaborator' && !(await isMember(req, tenantId, userId))
}
