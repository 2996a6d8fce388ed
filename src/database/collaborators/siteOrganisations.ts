import type { BasePayload } from 'payload'
import type { NamedPerson } from '@/lib/names/personName'
import { poolOf } from '@/database/connections'
import { namesOf } from '@/database/names'

const c = namesOf('collaborators', 'c')
const a = namesOf('avatars', 'a')
const u = namesOf('users', 'u')
const r = namesOf('access_requests', 'r')
const role = namesOf('user_roles', 'role')
const t = namesOf('tenants', 't')

/** Columns of an organisation, for the aliases `c` and `a`. Only logos of active trusted partners are public. */
const COLUMNS = `${c.id}, ${c.name}, ${c.description}, ${c.website}, ${c.contact_email} as "contactEmail",
  case when ${c.trusted} and ${c.active} then coalesce(${a.sizes_square_filename}, ${a.filename}) end as file`

export interface OrganisationRow {
  id: string
  name: string
  description: string | null
  website: string | null
  contactEmail: string | null
  /** File name of its logo; null if it has none or it is not public. */
  file: string | null
}

export interface SiteOrganisationRow extends OrganisationRow {
  active: boolean
  status: 'approved' | 'waiting'
  /** Title of its role; null while none is assigned. */
  role: string | null
  roleId: string | null
  message: string | null
  requestedBy: NamedPerson | null
  askedAt: Date
  members: (NamedPerson & { id: string; email: string })[]
}

const PERSON = `json_build_object('id', ${u.id}, 'email', ${u.email}, 'displayName', ${u.display_name}, 'firstName', ${u.first_name}, 'lastName', ${u.last_name})`

/** Reads organisations with approved or waiting requests for a tenant, waiting ones first, then by name. */
export async function readSiteOrganisations(payload: BasePayload, tenant: string): Promise<SiteOrganisationRow[]> {
  const { rows } = await poolOf(payload).query<SiteOrganisationRow>({
    name: 'callboard-site-organisations',
    text: `select ${COLUMNS}, coalesce(${c.active}, false) as active, ${r.status}::text as status, ${role.title} as role, ${role.id} as "roleId", ${r.message},
        ${r.created_at} as "askedAt", (select ${PERSON} from ${u} where ${u.id} = ${r.requested_by_id}) as "requestedBy",
        (select coalesce(json_agg(${PERSON} order by ${u.last_name}, ${u.first_name}), '[]') from ${u} where ${u.organisation_id} = ${c.id}) as members
      from ${r}
      join ${c} on ${c.id} = ${r.organisation_id}
      left join ${a} on ${a.id} = ${c.logo_id}
      left join ${role} on ${role.id} = ${r.user_role_id} and ${role.tenant_id} = $1
      where ${r.tenant_id} = $1 and ${r.status} in ('waiting', 'approved')
      order by ${r.status} = 'waiting' desc, lower(${c.name})`,
    values: [tenant],
  })
  return rows
}

export interface PartnerRow extends OrganisationRow {
  /** Status of its access request; null if there is none. */
  status: string | null
  /** Whether the user belongs to it. */
  isOwn: boolean
}

/** Reads the active trusted partners in random order, so that none is always first. */
export async function readTrustedPartners(
  payload: BasePayload,
  { person, tenant }: { person: string; tenant: string },
): Promise<PartnerRow[]> {
  const { rows } = await poolOf(payload).query<PartnerRow>({
    name: 'callboard-partners',
    text: `select ${COLUMNS}, ${r.status}::text as status,
        exists (select 1 from ${u} where ${u.id} = $2 and ${u.organisation_id} = ${c.id}) as "isOwn"
      from ${c}
      left join ${a} on ${a.id} = ${c.logo_id}
      left join ${r} on ${r.organisation_id} = ${c.id} and ${r.tenant_id} = $1
      where ${c.trusted} and ${c.active} order by random()`,
    values: [tenant, person],
  })
  return rows
}

/** An organisation's access request for a tenant. */
export interface Collaboration {
  tenantId: string
  site: string
  slug: string
  status: 'approved' | 'declined' | 'ended' | 'waiting'
  /** Title of its role; '' for none. */
  role: string
  changedAt: string
}

export interface OwnOrganisation {
  name: string
  isActive: boolean
  /** Approved ones first, then waiting ones, then by tenant name. */
  collaborations: Collaboration[]
}

/**
 * Reads a user's organisation with its access requests. Suspended tenants are omitted.
 * @returns null for users without an organisation
 */
export async function readOwnOrganisation(payload: BasePayload, person: string): Promise<OwnOrganisation | null> {
  const { rows } = await poolOf(payload).query<{ name: string; active: boolean; collaborations: Collaboration[] }>({
    name: 'callboard-collaborations',
    text: `select ${c.name}, coalesce(${c.active}, false) as active, (
        select coalesce(json_agg(json_build_object('tenantId', ${t.id}, 'site', ${t.name}, 'slug', ${t.slug}, 'status', ${r.status}, 'role', coalesce(${role.title}, ''),
          'changedAt', ${r.updated_at}) order by ${r.status} = 'approved' desc, ${r.status} = 'waiting' desc, lower(${t.name})), '[]')
        from ${r}
        join ${t} on ${t.id} = ${r.tenant_id} and ${t.suspended_at} is null
        left join ${role} on ${role.id} = ${r.user_role_id} and ${role.tenant_id} = ${t.id}
        where ${r.organisation_id} = ${c.id}) as collaborations
      from ${u} join ${c} on ${c.id} = ${u.organisation_id} where ${u.id} = $1`,
    values: [person],
  })
  const [row] = rows
  return row ? { collaborations: row.collaborations, isActive: row.active, name: row.name } : null
}
