import type { BasePayload } from 'payload'
import { hindranceToChange, type Hindrance } from '../../../../../access/authority'
import { organisationsOfSite, type SiteOrganisationRow } from '../../../../../database/collaborators/siteOrganisations'
import { personName } from '../../../../../lib/names/personName'
import type { Desk } from './deskOf'
import type { SiteOrganisation } from './organisation'
import { toHead } from './organisationRow'

/** Organisations that work on a site or have asked to, those that wait first. */
export async function organisationsOf(payload: BasePayload, desk: Desk): Promise<SiteOrganisation[]> {
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
