import type { BasePayload } from 'payload'
import { poolOf } from '../../../../database/poolOf'

/** Where an organisation stands with a site. */
export interface Collaboration {
  tenantId: string
  site: string
  slug: string
  status: 'approved' | 'declined' | 'ended' | 'waiting'
  /** Title of the role, where it works there. */
  role: string
  changedAt: string
}

export interface OwnOrganisation {
  name: string
  isActive: boolean
  collaborations: Collaboration[]
}

interface Row {
  name: string
  active: boolean
  collaborations: Collaboration[]
}

/** The organisation that a person works for, with the sites it works on or has asked. @returns null for somebody without one */
export async function collaborationsOf(payload: BasePayload, personId: string): Promise<OwnOrganisation | null> {
  const { rows } = await poolOf(payload).query<Row>({
    name: 'callboard-collaborations',
    text: `select c.name, coalesce(c.active, false) as active, (
        select coalesce(json_agg(json_build_object('tenantId', t.id, 'site', t.name, 'slug', t.slug, 'status', r.status, 'role', coalesce(role.title, ''),
          'changedAt', r.updated_at) order by r.status = 'approved' desc, r.status = 'waiting' desc, lower(t.name)), '[]')
        from access_requests r
        join tenants t on t.id = r.tenant_id and t.suspended_at is null
        left join user_roles role on role.id = r.user_role_id and role.tenant_id = t.id
        where r.organisation_id = c.id) as collaborations
      from users u join collaborators c on c.id = u.organisation_id where u.id = $1`,
    values: [personId],
  })
  const [row] = rows
  return row ? { collaborations: row.collaborations, isActive: row.active, name: row.name } : null
}
