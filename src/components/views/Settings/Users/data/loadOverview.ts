import type { PayloadRequest, BasePayload } from 'payload'
import { canManageAdmins, findChangeRefusal, type RefusalReason } from '@/access/authority'
import { administers, type Person, type TenantSummary } from '@/access/person'
import { countSeatsTaken } from '@/database/people/memberships'
import { readStoredSite } from '@/endpoints/settings/changeSite'
import type { Translator } from '@/i18n/createTranslator'
import { planLimit } from '@/lib/plans/planAllows'
import { hrefs } from '@/components/views/hrefs'
import type { RoleChoice } from '../RoleSelect'
import { loadAuthorities, type SiteAuthorities } from './loadAuthorities'
import { documentTypes, type DocumentType } from './documentTypes'
import { loadInvitations, type SiteInvitation } from './loadInvitations'
import type { Partner, SiteOrganisation, OrganisationHead } from './organisation'
import { loadOwnerAndStaff, avatarUrls } from './loadOwnerAndStaff'
import { permissionGroups, type TranslatedGroup } from './permissionGroups'
import type { PersonHead, StaffPerson } from './personHead'
import { loadRoles, type SiteRole } from './loadRoles'
import {
  readTrustedPartners,
  readSiteOrganisations,
  type SiteOrganisationRow,
  type OrganisationRow,
} from '@/database/collaborators/siteOrganisations'
import { personName } from '@/lib/names/personName'

/** Converts an organisation to the data of its row or card. */
const toHead = (
  payload: Pick<BasePayload, 'config'>,
  { contactEmail, description, file, id, name, website }: OrganisationRow,
): OrganisationHead => ({
  id,
  contactEmail,
  description: description ?? '',
  logo: avatarUrls(payload)(file),
  name,
  website,
})

/** Data for users who can view roles. */
export interface RolesOverview {
  canDelete: boolean
  canManage: boolean
  groups: TranslatedGroup[]
  roles: SiteRole[]
  tenantId: string
}

/** Data for users who can manage people, including what the current user can do. Plain data. */
export interface PeopleOverview {
  canTransfer: boolean
  invitations: SiteInvitation[]
  now: string
  organisations: SiteOrganisation[]
  owner: (PersonHead & { hasProof: boolean }) | null
  /** Two-factor sign-in is required of all staff. */
  requiresTwoFactor: boolean
  ownerIsSelf: boolean
  partners: Partner[]
  /** URL of the plans; null if the user cannot see them. */
  plans: string | null
  /** Roles that can be assigned to organisations. */
  rolesOutside: RoleChoice[]
  rolesStaff: RoleChoice[]
  seats: { limit: number; used: number }
  settings: { code: string | null; isRequired: boolean; updatedAt: string }
  staff: StaffPerson[]
  /** Content types that the current user can see. */
  types: DocumentType[]
}

interface OverviewContext {
  person: Person
  t: Translator
  tenant: TenantSummary
}

/** Loads the data of the screen. @returns `people` is null for users who can only view roles */
export async function loadOverview(
  req: PayloadRequest,
  context: OverviewContext,
): Promise<{ roles: RolesOverview; people: PeopleOverview | null }> {
  const { person, t, tenant } = context
  const desk = await loadAuthorities(req, person, tenant.id)
  const { keys } = desk.actor
  const roles = await loadRoles(req.payload, desk)
  return {
    people: keys.has('users:admin') ? await loadPeople(req, context, { desk, roles }) : null,
    roles: {
      canDelete: keys.has('roles:delete'),
      canManage: keys.has('roles:manage'),
      groups: permissionGroups(req, t, keys),
      roles,
      tenantId: tenant.id,
    },
  }
}

async function loadPeople(
  req: PayloadRequest,
  { person, t, tenant }: OverviewContext,
  { desk, roles }: { desk: SiteAuthorities; roles: SiteRole[] },
): Promise<PeopleOverview> {
  const { payload } = req
  const [{ owner, staff }, invitations, organisations, partners, used, site] = await Promise.all([
    loadOwnerAndStaff(payload, desk, { admin: t('peopleAdmin'), viewer: t('peopleViewer') }),
    loadInvitations(payload, desk, roles, t('peopleAdmin')),
    loadOrganisations(payload, desk),
    loadPartners(payload, desk),
    countSeatsTaken(req, tenant.id),
    readStoredSite(req, tenant.id),
  ])
  const { requestCode, requireRequestCode } = site.collaboratorSettings ?? {}
  const canDecide = canManageAdmins(desk.actor)
  const assignableRoles = roles.map(({ id, title, toGive }) => ({ id, isClosed: toGive !== null, title }))
  return {
    requiresTwoFactor: site.requireTwoFactor ?? false,
    canTransfer: canDecide,
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
    rolesStaff: canDecide
      ? [{ id: 'tenant-admin', isClosed: false, title: t('peopleAdmin') }, ...assignableRoles]
      : assignableRoles,
    seats: { limit: planLimit(tenant, 'staff_seats'), used },
    settings: { code: requestCode ?? null, isRequired: requireRequestCode ?? false, updatedAt: site.updatedAt },
    staff,
    types: documentTypes(req, tenant.id, desk.actor.keys),
  }
}

/** Active trusted partners, in random order, so that none is always first. */
async function loadPartners(payload: BasePayload, { actor, tenantId }: SiteAuthorities): Promise<Partner[]> {
  const rows = await readTrustedPartners(payload, { person: actor.userId, tenant: tenantId })
  return rows.map((row) => ({
    ...toHead(payload, row),
    isOwn: row.isOwn,
    status: row.status === 'approved' || row.status === 'waiting' ? row.status : null,
  }))
}

/** Organisations that work on a site or have requested access, open requests first. */
async function loadOrganisations(payload: BasePayload, desk: SiteAuthorities): Promise<SiteOrganisation[]> {
  const rows = await readSiteOrganisations(payload, desk.tenantId)
  return rows.map((row) => ({
    ...toHead(payload, row),
    askedAt: row.askedAt.toISOString(),
    refusal: refusalOf(desk, row),
    isActive: row.active,
    members:
      row.status === 'approved'
        ? row.members.map((member) => ({ email: member.email, id: member.id, name: personName(member) }))
        : [],
    message: row.message ?? '',
    requestedBy: row.requestedBy ? personName(row.requestedBy) : '',
    role: row.role ?? '',
    roleId: row.roleId,
    status: row.status,
  }))
}

/** Reason why the current user cannot decide on an organisation: its members may have more authority on the site. */
function refusalOf(
  { actor, authorities }: SiteAuthorities,
  { members }: SiteOrganisationRow,
): RefusalReason | 'decides' | null {
  if (members.some(({ id }) => id === actor.userId)) return 'decides'
  for (const { id } of members) {
    const authority = authorities.get(id)
    const refusal = authority?.kind === 'collaborator' ? findChangeRefusal(actor, authority) : null
    if (refusal) return refusal
  }
  return null
}
