import type { BasePayload } from 'payload'
import { poolOf } from '../../../../../database/poolOf'
import type { Desk } from './deskOf'
import type { Partner } from './organisation'
import { ORGANISATION_COLUMNS, toHead, type OrganisationRow } from './organisationRow'

interface Row extends OrganisationRow {
  status: string | null
  isOwn: boolean
}

/** The active ones of the trusted partners, in an order that is another each time, so that none is always first. */
export async function partnersOf(payload: BasePayload, { actor, tenantId }: Desk): Promise<Partner[]> {
  const { rows } = await poolOf(payload).query<Row>({
    name: 'callboard-partners',
    text: `select ${ORGANISATION_COLUMNS}, r.status::text as status,
        exists (select 1 from users u where u.id = $2 and u.organisation_id = c.id) as "isOwn"
      from collaborators c
      left join avatars a on a.id = c.logo_id
      left join access_requests r on r.organisation_id = c.id and r.tenant_id = $1
      where c.trusted and c.active order by random()`,
    values: [tenantId, actor.userId],
  })
  return rows.map((row) => ({ ...toHead(payload, row), isOwn: row.isOwn, status: row.status === 'approved' || row.status === 'waiting' ? row.status : null }))
}
