import type { PayloadRequest } from 'payload'
import { findGrantRefusal, type PersonAuthority } from '../../access/authority'
import { NEVER_FROM_OUTSIDE } from '../../access/person'
import { refused } from '../OperationError'
import { grantOf, refuseIf } from '../people/site'

/**
 * The role that an organisation may be given.
 * @throws OperationError where the role decides about people, or allows more than who gives it
 */
export async function grantForOrganisation(
  req: PayloadRequest,
  tenantId: string,
  { actor, roleId }: { actor: PersonAuthority; roleId: string },
): Promise<{ id: string; title: string }> {
  const grant = await grantOf(req, tenantId, roleId)
  if (grant.kind === 'admin' || [...grant.keys].some((key) => NEVER_FROM_OUTSIDE.test(key))) {
    throw refused(
      'collaborators',
      'An outside organisation cannot decide about people or roles. Choose another role.',
      'roleId',
    )
  }
  refuseIf(findGrantRefusal(actor, grant))
  return { id: grant.id, title: grant.title }
}
