import type { PayloadRequest } from 'payload'
import type { Standing } from '../../access/authority'
import { idOf } from '../../access/idOf'
import { hasSuperAdminRole } from '../../database/people/places'
import type { InviteToken } from '../../payload-types'
import { providerStanding, type LockedSite } from '../people/site'

/** Whoever invited, if they may still invite. */
export async function inviterOf(
  req: PayloadRequest,
  people: LockedSite['people'],
  { invitedBy }: InviteToken,
): Promise<Standing | null> {
  const id = idOf(invitedBy)
  if (!id) return null
  const standing = people.get(id)
  if (standing) return standing.keys.has('users:admin') ? standing : null
  return (await hasSuperAdminRole(req, id)) ? providerStanding(req, id) : null
}
