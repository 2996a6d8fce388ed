import type { PayloadRequest } from 'payload'
import type { PersonAuthority } from '../../access/authority'
import { isMember } from '../../database/people/memberships'

/** Does somebody come through an organisation alone? Who may only look as one of the staff, too, has a place there all the same. */
export async function isOnlyOutside(
  req: PayloadRequest,
  tenantId: string,
  { kind, userId }: PersonAuthority,
): Promise<boolean> {
  return kind === 'collaborator' && !(await isMember(req, tenantId, userId))
}
