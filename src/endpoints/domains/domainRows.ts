import { sql } from 'drizzle-orm'
import type { BasePayload, PayloadRequest } from 'payload'
import { poolOf } from '../../database/poolOf'
import { dbOf } from '../../database/dbOf'
import type { DomainStatus } from '../../lib/domains/domainState'

/** A name as a check needs it. */
export interface DomainRow {
  domain: string
  failingSince: Date | null
  slug: string
  status: DomainStatus
  tenantId: string
  /** Null for names that need no proof. */
  token: string | null
}

/** `d` is the name, `t` its site. */
export const DOMAIN_COLUMNS = 'd.domain, d.failing_since as "failingSince", t.slug, d.status, d._parent_id as "tenantId", d.token'

export async function readDomain(payload: BasePayload, tenantId: string, domain: string): Promise<DomainRow | null> {
  const { rows } = await poolOf(payload).query<DomainRow>({
    name: 'callboard-domain',
    text: `select ${DOMAIN_COLUMNS} from tenants_domains d join tenants t on t.id = d._parent_id where d._parent_id = $1 and d.domain = $2`,
    values: [tenantId, domain],
  })
  return rows[0] ?? null
}

/**
 * Locks a site against changes of its names, to the end of the request's transaction, and reads one of them again.
 * @returns null when the name was removed since, or removed and added again
 */
export async function lockDomain(req: PayloadRequest, { domain, tenantId, token }: DomainRow): Promise<DomainRow | null> {
  const db = await dbOf(req)
  await db.execute(sql`select 1 from tenants where id = ${tenantId}::uuid for update`)
  const { rows } = await db.execute<DomainRow & Record<string, unknown>>(sql`select ${sql.raw(DOMAIN_COLUMNS)} from tenants_domains d
    join tenants t on t.id = d._parent_id where d._parent_id = ${tenantId}::uuid and d.domain = ${domain} and d.token is not distinct from ${token}`)
  const row = rows[0]
  return row ? { ...row, failingSince: row.failingSince && new Date(row.failingSince) } : null
}
