import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dbOf } from '../../database/dbOf'
import type { DomainRow } from '../../database/domains/domainRows'
import { tell } from '../../endpoints/notices/tell'

/** Puts a notice behind the bell of everybody who looks after the domains of a site, collaborators included. */
export async function tellOfLostDomain(req: PayloadRequest, { domain, tenantId }: DomainRow): Promise<void> {
  const db = await dbOf(req)
  const { rows } = await db.execute<{ id: string }>(sql`select owner_id as id from tenants where id = ${tenantId}::uuid and owner_id is not null
    union select m.user_id from memberships m left join user_roles r on r.id = m.user_role_id
      where m.tenant_id = ${tenantId}::uuid and (m.role = 'tenant-admin' or r.permissions -> 'settings:domains' = 'true'::jsonb)
    union select u.id from access_requests a join user_roles r on r.id = a.user_role_id join users u on u.organisation_id = a.organisation_id
      where a.tenant_id = ${tenantId}::uuid and a.status::text = 'approved' and r.permissions -> 'settings:domains' = 'true'::jsonb`)
  await tell(req, { body: 'domainsLostBody', href: '/settings/domains', recipients: rows.map(({ id }) => id), tenantId, title: 'domainsLostTitle', values: { domain } })
}
