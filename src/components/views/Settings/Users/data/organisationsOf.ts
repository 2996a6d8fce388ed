import type { BasePayload } from 'payload'
import { hindranceToChange, type Hindrance } from '../../../../../access/authority'
import { poolOf } from '../../../../../database/poolOf'
import { personName, type NamedPerson } from '../../../../../lib/names/personName'
import type { Desk } from './deskOf'
import type { SiteOrganisation } from './organisation'
import { ORGANISATION_COLUMNS, toHead, type OrganisationRow } from './organisationRow'

interface Row extends OrganisationRow {
  active: boolean
  status: SiteOrganisation['status']
  role: string | null
  roleId: string | null
  message: string | null
  requestedBy: NamedPerson | null
  askedAt: Date
  members: (NamedPerson & { id: string; email: string })[]
}

/** A person of the statement below as JSON. */
const PERSON = `json_build_object('id', u.id, 'email', u.email, 'displayName', u.display_name, 'firstName', u.first_name, 'lastName', u.last_name)`

/** Organisations that work on a site or have asked to, those that wait first. */
export async function organisationsOf(payload: BasePayload, desk: Desk): Promise<SiteOrganisation[]> {
  const { rows } = await poolOf(payload).query<Row>({
    name: 'callboard-site-organisations',
    text: `select ${ORGANISATION_COLUMNS}, coalesce(c.active, false) as active, r.status::text as status, role.title as role, role.id as "roleId", r.message,
        r.created_at as "askedAt", (select ${PERSON} from users u where u.id = r.requested_by_id) as "requestedBy",
        (select coalesce(json_agg(${PERSON} order by u.last_name, u.first_name), '[]') from users u where u.organisation_id = c.id) as members
      from access_requests r
      join collaborators c on c.id = r.organisation_id
      left join avatars a on a.id = c.logo_id
      left join user_roles role on role.id = r.user_role_id and role.tenant_id = $1
      where r.tenant_id = $1 and r.status in ('waiting', 'approved')
      order by r.status = 'waiting' desc, lower(c.name)`,
    values: [desk.tenantId],
  })
  return rows.map((row) => ({
    ...toHead(payload, row),
    askedAt: row.askedAt.toISOString(),
    hindrance: hindranceOf(desk, row),
    isActive: row.active,
    members: row.status === 'approved' ? row.members.map((one) => ({ email: one.email, id: one.id, name: personName(one) })) : [],
    message: row.message ?? '',
    requestedBy: row.requestedBy ? personName(row.requestedBy) : '',
    role: row.role ?? '',
    roleId: row.roleId,
    status: row.status,
  }))
}

/** Some of its people may do more here by now than who decides. */
function hindranceOf({ actor, standings }: Desk, { members }: Row): Hindrance | 'decides' | null {
  if (members.some(({ id }) => id === actor.userId)) return 'decides'
  for (const { id } of members) {
    const standing = standings.get(id)
    const hindrance = standing?.kind === 'collaborator' ? hindranceToChange(actor, standing) : null
    if (hindrance) return hindrance
  }
  return null
}
