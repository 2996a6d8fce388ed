import type { PayloadRequest } from 'payload'
import { findGrantRefusal, type PersonAuthority } from '@/access/authority'
import { INTERNAL_KEYS } from '@/access/person'
import { refused } from '@/endpoints/OperationError'
import { readGrant, assertNotRefused } from '@/endpoints/people/lockedSite'
import { translatorOf } from '@/i18n/translator'

/**
 * Finds a role that can be assigned to an organisation.
 * @throws OperationError if the role manages people or roles, or grants keys that the actor does not hold
 */
export async function findOrganisationRole(
  req: PayloadRequest,
  tenantId: string,
  { actor, roleId }: { actor: PersonAuthority; roleId: string },
): Promise<{ id: string; title: string }> {
  const grant = await readGrant(req, tenantId, roleId)
  if (grant.kind === 'admin' || [...grant.keys].some((key) => INTERNAL_KEYS.test(key))) {
    throw refused('collaborators', translatorOf(req.i18n)('refusedOrganisationRole'), 'roleId')
  }
  assertNotRefused(req, findGrantRefusal(actor, grant))
  return { id: grant.id, title: grant.title }
}
