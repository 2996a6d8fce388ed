import type { BasePayload } from 'payload'
import { poolOf } from '../../../../../database/poolOf'
import type { Hindrance } from '../../../../../access/authority'
import { hindranceToGive } from '../../../../../access/authority'
import { personName, type NamedPerson } from '../../../../../lib/names/personName'
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
  hindrance: Hindrance | null
}

interface Row extends NamedPerson {
  id: string
  email: string
  invitedFirst: string | null
  invitedLast: string | null
  isAdmin: boolean
  roleId: string | null
  status: SiteInvitation['status']
  expiresAt: Date
  createdAt: Date
}

const MOST = 50

/** Invitations of a site that were not accepted: open ones first, then the newest. */
export async function invitationsOf(payload: BasePayload, { actor, tenantId }: Desk, roles: SiteRole[], adminWord: string): Promise<SiteInvitation[]> {
  const { rows } = await poolOf(payload).query<Row>({
    name: 'callboard-site-invitations',
    text: `select * from (
        select i.id, i.email, i.metadata_first_name as "invitedFirst", i.metadata_last_name as "invitedLast", i.role = 'tenant-admin' as "isAdmin",
          i.user_roles_id as "roleId", i.expires_at as "expiresAt", i.created_at as "createdAt",
          case when i.status = 'pending' and i.expires_at <= now() then 'expired' else i.status::text end as status,
          u.display_name as "displayName", u.first_name as "firstName", u.last_name as "lastName"
        from invite_tokens i left join users u on u.id = i.invited_by_id
        where i.tenant_id = $1 and i.status <> 'accepted'
      ) listed
      order by status = 'pending' desc, status = 'expired' desc, "createdAt" desc limit ${MOST}`,
    values: [tenantId],
  })
  return rows.map(({ createdAt, email, expiresAt, id, invitedFirst, invitedLast, isAdmin, roleId, status, ...inviter }) => {
    const role = roles.find((one) => one.id === roleId)
    return {
      id,
      createdAt: createdAt.toISOString(),
      email,
      expiresAt: expiresAt.toISOString(),
      hindrance: isAdmin ? hindranceToGive(actor, { kind: 'admin' }) : (role?.toGive ?? null),
      inviter: personName(inviter),
      name: [invitedFirst, invitedLast].filter(Boolean).join(' '),
      role: isAdmin ? adminWord : (role?.title ?? ''),
      status,
    }
  })
}
