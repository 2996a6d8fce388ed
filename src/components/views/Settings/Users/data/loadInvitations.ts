import type { BasePayload } from 'payload'
import { type RefusalReason, findGrantRefusal } from '@/access/authority'
import { readOpenInvitations } from '@/database/people/siteStaff'
import { personName } from '@/lib/names/personName'
import type { SiteAuthorities } from './loadAuthorities'
import type { SiteRole } from './loadRoles'

/** An invitation that has not been accepted. */
export interface SiteInvitation {
  id: string
  email: string
  /** Name of the invited user; empty if it was not given. */
  name: string
  role: string
  /** Name of the inviter; empty if the account has been deleted. */
  inviter: string
  status: 'cancelled' | 'expired' | 'pending'
  expiresAt: string
  createdAt: string
  refusal: RefusalReason | null
}

const LIMIT = 50

/** Unaccepted invitations of a site: open ones first, then newest first. */
export async function loadInvitations(
  payload: BasePayload,
  { actor, tenantId }: SiteAuthorities,
  roles: SiteRole[],
  adminLabel: string,
): Promise<SiteInvitation[]> {
  const rows = await readOpenInvitations(payload, tenantId, LIMIT)
  return rows.map(
    ({ createdAt, email, expiresAt, id, invitedFirst, invitedLast, isAdmin, roleId, status, ...inviter }) => {
      const role = roles.find((candidate) => candidate.id === roleId)
      return {
        id,
        createdAt: createdAt.toISOString(),
        email,
        expiresAt: expiresAt.toISOString(),
        refusal: isAdmin ? findGrantRefusal(actor, { kind: 'admin' }) : (role?.toGive ?? null),
        inviter: personName(inviter),
        name: [invitedFirst, invitedLast].filter(Boolean).join(' '),
        role: isAdmin ? adminLabel : (role?.title ?? ''),
        status,
      }
    },
  )
}
