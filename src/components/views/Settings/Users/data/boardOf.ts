import type { PayloadRequest, BasePayload } from 'payload'
import { decidesOnAdmins, hindranceToChange, type Hindrance } from '../../../../../access/authority'
import { administers, type Person, type TenantSummary } from '../../../../../access/person'
import { seatsTaken } from '../../../../../database/people/memberships'
import { storedSite } from '../../../../../endpoints/settings/changeSite'
import type { Translator } from '../../../../../i18n/say'
import { planLimit } from '../../../../../lib/plans/planAllows'
import { hrefs } from '../../../hrefs'
import type { RoleChoice } from '../RoleSelect'
import { deskOf, type Desk } from './deskOf'
import { documentTypes, type DocumentType } from './documentTypes'
import { invitationsOf, type SiteInvitation } from './invitationsOf'
import type { Partner, SiteOrganisation, OrganisationHead } from './organisation'
import { peopleOf } from './peopleOf'
import { permissionGroups, type GroupInWords } from './permissionGroups'
import type { PersonHead } from './personHead'
import { rolesOf, type SiteRole } from './rolesOf'
import type { StaffPerson } from './staffPerson'
import {
  trustedPartners,
  organisationsOfSite,
  type SiteOrganisationRow,
  type OrganisationRow,
} from '@/database/collaborators/siteOrganisations'
import { personName } from '@/lib/names/personName'
import { pictureOf } from './pictureOf'

/** An organisation as its row or card shows it. */
const toHead = (
  payload: Pick<BasePayload, 'config'>,
  { contactEmail, description, file, id, name, website }: OrganisationRow,
): OrganisationHead => ({
  id,
  contactEmail,
  description: description ?? '',
  logo: pictureOf(payload)(file),
  name,
  website,
})

/** What everybody who may look at roles sees. */
export interface RolesBoard {
  canDelete: boolean
  canManage: boolean
  groups: GroupInWords[]
  roles: SiteRole[]
  tenantId: string
}

/** What those see who decide about people. Plain data, with what the viewer may do in it. */
export interface PeopleBoard {
  canTransfer: boolean
  invitations: SiteInvitation[]
  now: string
  organisations: SiteOrganisation[]
  owner: (PersonHead & { hasProof: boolean }) | null
  /** A second proof is asked of everybody who works here. */
  asksForProof: boolean
  ownerIsSelf: boolean
  partners: Partner[]
  /** Address of the plans; null for who may not see them. */
  plans: string | null
  /** Roles for organisations. */
  rolesOutside: RoleChoice[]
  rolesStaff: RoleChoice[]
  seats: { limit: number; used: number }
  settings: { code: string | null; isRequired: boolean; updatedAt: string }
  staff: StaffPerson[]
  /** Types of documents that the viewer sees. */
  types: DocumentType[]
}

interface Looking {
  person: Person
  t: Translator
  tenant: TenantSummary
}

/** Reads all that the screen shows. @returns without `people` for who sees the roles alone */
export async function boardOf(
  req: PayloadRequest,
  looking: Looking,
): Promise<{ roles: RolesBoard; people: PeopleBoard | null }> {
  const { person, t, tenant } = looking
  const desk = await deskOf(req, person, tenant.id)
  const { keys } = desk.actor
  const roles = await rolesOf(req.payload, desk)
  return {
    people: keys.has('users:admin') ? await peopleBoardOf(req, looking, { desk, roles }) : null,
    roles: {
      canDelete: keys.has('roles:delete'),
      canManage: keys.has('roles:manage'),
      groups: permissionGroups(req, t, keys),
      roles,
      tenantId: tenant.id,
    },
  }
}

async function peopleBoardOf(
  req: PayloadRequest,
  { person, t, tenant }: Looking,
  { desk, roles }: { desk: Desk; roles: SiteRole[] },
): Promise<PeopleBoard> {
  const { payload } = req
  const [{ owner, staff }, invitations, organisations, partners, used, site] = await Promise.all([
    peopleOf(payload, desk, { admin: t('peopleAdmin'), viewer: t('peopleViewer') }),
    invitationsOf(payload, desk, roles, t('peopleAdmin')),
    organisationsOf(payload, desk),
    partnersOf(payload, desk),
    seatsTaken(req, tenant.id),
    storedSite(req, tenant.id),
  ])
  const { requestCode, requireRequestCode } = site.collaboratorSettings ?? {}
  const decides = decidesOnAdmins(desk.actor)
  const custom = roles.map(({ id, title, toGive }) => ({ id, isClosed: toGive !== null, title }))
  return {
    asksForProof: site.requireTwoFactor ?? false,
    canTransfer: decides,
    invitations,
    now: new Date().toISOString(),
    organisations,
    owner,
    ownerIsSelf: owner?.id === person.id,
    partners,
    plans: administers(person, tenant.id) ? hrefs(req)('/settings/billing') : null,
    rolesOutside: roles.map(({ id, isForStaffOnly, title, toGive }) => ({
      id,
      isClosed: isForStaffOnly || toGive !== null,
      title,
    })),
    rolesStaff: decides ? [{ id: 'tenant-admin', isClosed: false, title: t('peopleAdmin') }, ...custom] : custom,
    seats: { limit: planLimit(tenant, 'staff_seats'), used },
    settings: { code: requestCode ?? null, isRequired: requireRequestCode ?? false, updatedAt: site.updatedAt },
    staff,
    types: documentTypes(req, tenant.id, desk.actor.keys),
  }
}

/** The active ones of the trusted partners, in an order that is another each time, so that none is always first. */
async function partnersOf(payload: BasePayload, { actor, tenantId }: Desk): Promise<Partner[]> {
  const rows = await trustedPartners(payload, { person: actor.userId, tenant: tenantId })
  return rows.map((row) => ({
    ...toHead(payload, row),
    isOwn: row.isOwn,
    status: row.status === 'approved' || row.status === 'waiting' ? row.status : null,
  }))
}

/** Organisations that work on a site or have asked to, those that wait first. */
async function organisationsOf(payload: BasePayload, desk: Desk): Promise<SiteOrganisation[]> {
  const rows = await organisationsOfSite(payload, desk.tenantId)
  return rows.map((row) => ({
    ...toHead(payload, row),
    askedAt: row.askedAt.toISOString(),
    hindrance: hindranceOf(desk, row),
    isActive: row.active,
    members:
      row.status === 'approved'
        ? row.members.map((one) => ({ email: one.email, id: one.id, name: personName(one) }))
        : [],
    message: row.message ?? '',
    requestedBy: row.requestedBy ? personName(row.requestedBy) : '',
    role: row.role ?? '',
    roleId: row.roleId,
    status: row.status,
  }))
}

/** Some of its people may do more here by now than who decides. */
function hindranceOf({ actor, standings }: Desk, { members }: SiteOrganisationRow): Hindrance | 'decides' | null {
  if (members.some(({ id }) => id === actor.userId)) return 'decides'
  for (const { id } of members) {
    const standing = standings.get(id)
    const hindrance = standing?.kind === 'collaborator' ? hindranceToChange(actor, standing) : null
    if (hindrance) return hindrance
  }
  return null
}
