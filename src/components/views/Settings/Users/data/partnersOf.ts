import type { BasePayload } from 'payload'
import { trustedPartners } from '../../../../../database/collaborators/siteOrganisations'
import type { Desk } from './deskOf'
import type { Partner } from './organisation'
import { toHead } from './organisationRow'

/** The active ones of the trusted partners, in an order that is another each time, so that none is always first. */
export async function partnersOf(payload: BasePayload, { actor, tenantId }: Desk): Promise<Partner[]> {
  const rows = await trustedPartners(payload, { person: actor.userId, tenant: tenantId })
  return rows.map((row) => ({
    ...toHead(payload, row),
    isOwn: row.isOwn,
    status: row.status === 'approved' || row.status === 'waiting' ? row.status : null,
  }))
}
