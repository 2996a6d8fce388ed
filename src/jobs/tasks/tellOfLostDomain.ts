import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dbOf } from '../../database/dbOf'
import type { DomainRow } from '../../endpoints/domains/domainRows'

/** Puts a notice behind the bell of everybody who looks after the domains of a site. */
export async function tellOfLostDomain(req: PayloadRequest, { domain, tenantId }: DomainRow): Promise<void> {
  const db = await dbOf(req)
  const { rows } = await db.execute<{ id: string }>(sql`select owner_id as id from tenants where id = ${tenantId}::uuid and owner_id is not null
    union select m.user_id from memberships m left join user_roles r on r.id = m.user_role_id
      where m.tenant_id = ${tenantId}::uuid and (m.role = 'tenant-admin' or r.permissions -> 'settings:domains' = 'true'::jsonb)`)
  for (const { id } of rows) {
    await req.payload.db.create({
      collection: 'notices',
      data: {
        body: 'Its DNS records have been wrong for three days. Visitors may not reach your site under this name.',
        href: `${req.payload.config.routes.admin}/settings/domains`,
        recipient: id,
        tenant: tenantId,
        title: `${domain} stopped working`.slice(0, 200),
      },
      req,
      returning: false,
    })
  }
}
