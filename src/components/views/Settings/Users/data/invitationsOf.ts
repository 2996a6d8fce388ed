import type { BasePayload } from 'payload'
import { type RefusalReason, findGrantRefusal } from '../../../../../access/authority'
import { unacceptedInvitations } from '../../../../../database/people/siteStaff'
import { personName } from '../../../../../lib/names/personName'
import type { Desk } from './deskOf'
import type { SiteRole } from './rolesOf'

/** An invitation that was not accepted. */
export interface SiteInvitation {
  id: string
  email: string
  /** Of whom is invited; empty where it was not given. */
  name: string
  role: string
  /** Whoever invited; empty where the account is gone. */
  inviter: string
  status: 'cancelled' | 'expired' | 'pending'
  expiresAt: string
  createdAt: string
  hindrance: RefusalReason | null
}

const MOST = 50

/** Invitations of a site that were not accepted: open ones first, then the newest. */
export async function invitationsOf(
  payload: BasePayload,
  { actor, tenantId }: Desk,
  roles: SiteRole[],
  adminWord: string,
): Promise<SiteInvitation[]> {
  const rows = await unacceptedInvitations(payload, tenantId, MOST)
  return rows.map(
    ({ createdAt, email, expiresAt, id, invitedFirst, invitedLast, isAdmin, roleId, status, ...inviter }) => {
      const role = roles.find((one) => one.id === roleId)
      return {
        id,
        createdAt: createdAt.toISOString(),
        email,
        expiresAt: expiresAt.toISOString(),
        hindrance: isAdmin ? findGrantRefusal(actor, { kind: 'admin' }) : (role?.toGive ?? null),
        inviter: personName(inviter),
        name: [invitedFirst, invitedLast].filter(Boolean).join(' '),
        role: isAdmin ? adminWord : (role?.title ?? ''),
        status,
      }
    },
  )
}
