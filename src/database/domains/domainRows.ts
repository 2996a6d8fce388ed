import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import type { DomainStatus } from '../../lib/domains/domainState'
import { dbOf, type Transaction, poolOf } from '../connections'
import { lockTenant } from '../locks'

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
export const DOMAIN_COLUMNS =
  'd.domain, d.failing_since as "failingSince", t.slug, d.status, d._parent_id as "tenantId", d.token'

/** A name of a tenant; null where the tenant does not have it. */
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
export async function lockDomain(req: Transaction, { domain, tenantId, token }: DomainRow): Promise<DomainRow | null> {
  await lockTenant(req, tenantId)
  const { rows } = await (
    await dbOf(req)
  ).execute<DomainRow & Record<string, unknown>>(sql`select ${sql.raw(DOMAIN_COLUMNS)} from tenants_domains d
    join tenants t on t.id = d._parent_id where d._parent_id = ${tenantId}::uuid and d.domain = ${domain} and d.token is not distinct from ${token}`)
  const row = rows[0]
  return row ? { ...row, failingSince: row.failingSince && new Date(row.failingSince) } : null
}

/** Where a name with or without a port is looked for. */
interface Wanted {
  host: string
  /** Host and port; undefined stands for all ports of the host. */
  withPort?: string
  /** The slug of the site that the host comes with by itself; null for none. */
  slug: string | null
}

/**
 * Has another tenant proven a name, or added it for developers? From here to the end of the transaction nobody else can
 * have its host.
 */
export async function isHeldElsewhere(
  req: Transaction,
  tenantId: string,
  { host, slug, withPort }: Wanted,
): Promise<boolean> {
  const db = await dbOf(req)
  await db.execute(sql`select pg_advisory_xact_lock(740031, hashtext(${host}))`)
  const ports = withPort ? sql`domain in (${host}, ${withPort})` : sql`(domain = ${host} or domain like ${`${host}:%`})`
  const { rows } =
    await db.execute(sql`select 1 from tenants_domains where ${ports} and status in ('active', 'development') and _parent_id <> ${tenantId}::uuid
    union all select 1 from tenants where slug = ${slug} and id <> ${tenantId}::uuid limit 1`)
  return rows.length > 0
}

/** Is a name live on a site that is open? @param domain in lower case */
export async function isLive(payload: BasePayload, domain: string): Promise<boolean> {
  const { rowCount } = await poolOf(payload).query({
    name: 'callboard-domain-allowed',
    text: `select 1 from tenants_domains d join tenants t on t.id = d._parent_id where d.domain = $1 and d.status = 'active' and t.suspended_at is null`,
    values: [domain],
  })
  return Boolean(rowCount)
}

/** Shows another state of a name. Call it with the name locked. */
export async function writeStatus(
  req: Transaction,
  { domain, tenantId }: DomainRow,
  status: DomainStatus,
): Promise<void> {
  await (
    await dbOf(req)
  ).execute(
    sql`update tenants_domains set status = ${status}::enum_tenants_domains_status where _parent_id = ${tenantId}::uuid and domain = ${domain}`,
  )
}

interface Found {
  failingSince: Date | null
  /** As the DNS has them, each with its problem. */
  records: unknown[]
  status: DomainStatus
  verified: boolean
}

/**
 * Stores what a check of a name found. Call it with the name locked. The site's own date of change stays: nobody's save
 * becomes outdated by it. A certificate counts for a live name only.
 */
export async function writeFound(
  req: Transaction,
  { domain, tenantId }: DomainRow,
  { failingSince, records, status, verified }: Found,
): Promise<void> {
  await (
    await dbOf(req)
  )
    .execute(sql`update tenants_domains set status = ${status}::enum_tenants_domains_status, dns_records = ${JSON.stringify(records)}::jsonb,
    failing_since = ${failingSince?.toISOString() ?? null}::timestamptz,
    last_verified = case when ${verified} then now() else last_verified end,
    ssl_status = case when ${status === 'active'} then ssl_status else 'pending' end
    where _parent_id = ${tenantId}::uuid and domain = ${domain}`)
}
