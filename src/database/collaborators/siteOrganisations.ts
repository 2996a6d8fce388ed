import type { BasePayload } from 'payload'
import type { NamedPerson } from '../../lib/names/personName'
import { poolOf } from '../connections'

/** An organisation, from the aliases `c` and `a`. Logos are for all who see trusted partners. */
const COLUMNS = `c.id, c.name, c.description, c.website, c.contact_email as "contactEmail",
  case when c.trusted and c.active then coalesce(a.sizes_square_filename, a.filename) end as file`

export interface OrganisationRow {
  id: string
  name: string
  description: string | null
  website: string | null
  contactEmail: string | null
  /** Name of the file of its logo; null where it has none, or none that everybody may see. */
  file: string | null
}

export interface SiteOrganisationRow extends OrganisationRow {
  active: boolean
  status: 'approved' | 'waiting'
  /** Title of the role that it has or asks for. */
  role: string | null
  roleId: string | null
  message: string | null
  requestedBy: NamedPerson | null
  askedAt: Date
  members: (NamedPerson & { id: string; email: string })[]
}

const PERSON = `json_build_object('id', u.id, 'email', u.email, 'displayName', u.display_name, 'firstName', u.first_name, 'lastName', u.last_name)`

/** Organisations that work on a site or have asked to, those that wait first, then by name. */
export async function organisationsOfSite(payload: BasePayload, tenant: string): Promise<SiteOrganisationRow[]> {
  const { rows } = await poolOf(payload).query<SiteOrganisationRow>({
    name: 'callboard-site-organisations',
    text: `select ${COLUMNS}, coalesce(c.active, false) as active, r.status::text as status, role.title as role, role.id as "roleId", r.message,
        r.created_at as "askedAt", (select ${PERSON} from users u where u.id = r.requested_by_id) as "requestedBy",
        (select coalesce(json_agg(${PERSON} order by u.last_name, u.first_name), '[]') from users u where u.organisation_id = c.id) as members
      from access_requests r
      join collaborators c on c.id = r.organisation_id
      left join avatars a on a.id = c.logo_id
      left join user_roles role on role.id = r.user_role_id and role.tenant_id = $1
      where r.tenant_id = $1 and r.status in ('waiting', 'approved')
      order by r.status = 'waiting' desc, lower(c.name)`,
    values: [tenant],
  })
  return rows
}

export interface PartnerRow extends OrganisationRow {
  /** Of its request for the site; null where there is none. */
  status: string | null
  /** The person works for it. */
  isOwn: boolean
}

/** The active ones of the trusted partners, in an order that is another each time, so that none is always first. */
export async function trustedPartners(
  payload: BasePayload,
  { person, tenant }: { person: string; tenant: string },
): Promise<PartnerRow[]> {
  const { rows } = await poolOf(payload).query<PartnerRow>({
    name: 'callboard-partners',
    text: `select ${COLUMNS}, r.status::text as status,
        exists (select 1 from users u where u.id = $2 and u.organisation_id = c.id) as "isOwn"
      from collaborators c
      left join avatars a on a.id = c.logo_id
      left join access_requests r on r.organisation_id = c.id and r.tenant_id = $1
      where c.trusted and c.active order by random()`,
    values: [tenant, person],
  })
  return rows
}

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
  /** Those that it works on first, then those that it has asked; by the name of the site. */
  collaborations: Collaboration[]
}

/** The organisation that a person works for, with the sites it works on or has asked; suspended sites are left out. @returns null for somebody without one */
export async function organisationOfPerson(payload: BasePayload, person: string): Promise<OwnOrganisation | null> {
  const { rows } = await poolOf(payload).query<{ name: string; active: boolean; collaborations: Collaboration[] }>({
    name: 'callboard-collaborations',
    text: `select c.name, coalesce(c.active, false) as active, (
        select coalesce(json_agg(json_build_object('tenantId', t.id, 'site', t.name, 'slug', t.slug, 'status', r.status, 'role', coalesce(role.title, ''),
          'changedAt', r.updated_at) order by r.status = 'approved' desc, r.status = 'waiting' desc, lower(t.name)), '[]')
        from access_requests r
        join tenants t on t.id = r.tenant_id and t.suspended_at is null
        left join user_roles role on role.id = r.user_role_id and role.tenant_id = t.id
        where r.organisation_id = c.id) as collaborations
      from users u join collaborators c on c.id = u.organisation_id where u.id = $1`,
    values: [person],
  })
  const [row] = rows
  return row ? { collaborations: row.collaborations, isActive: row.active, name: row.name } : null
}
