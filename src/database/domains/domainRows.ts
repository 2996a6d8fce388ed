import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { rootOfWww } from '@/lib/domains/dnsRecords'
import type { DomainStatus } from '@/lib/domains/domainState'
import { dbOf, poolOf, type Transaction } from '@/database/connections'
import { lockTenant } from '@/database/transactions'
import { namesOf } from '@/database/names'

const d = namesOf('tenants_domains', 'd')
const t = namesOf('tenants', 't')
const tenantsDomains = namesOf('tenants_domains')
const tenants = namesOf('tenants')

/** The data of a domain that a check needs. */
export interface DomainRow {
  domain: string
  failingSince: Date | null
  slug: string
  status: DomainStatus
  tenantId: string
  /** Verification token; null for domains that need none. */
  token: string | null
}

/** Columns for the aliases `d` (domain) and `t` (tenant). */
const DOMAIN_COLUMNS = `${d.domain}, ${d.failing_since} as "failingSince", ${t.slug}, ${d.status}, ${d._parent_id} as "tenantId", ${d.token}`

/** Reads a domain of a tenant; null if the tenant does not have it. */
export async function readDomain(payload: BasePayload, tenantId: string, domain: string): Promise<DomainRow | null> {
  const { rows } = await poolOf(payload).query<DomainRow>({
    name: 'callboard-domain',
    text: `select ${DOMAIN_COLUMNS} from ${d} join ${t} on ${t.id} = ${d._parent_id} where ${d._parent_id} = $1 and ${d.domain} = $2`,
    values: [tenantId, domain],
  })
  return rows[0] ?? null
}

/**
 * Locks a tenant's domains until the end of the transaction and reads one of them again.
 * @returns null if the domain was removed in the meantime, also if it was added again
 */
export async function lockDomain(req: Transaction, { domain, tenantId, token }: DomainRow): Promise<DomainRow | null> {
  await lockTenant(req, tenantId)
  const { rows } = await (
    await dbOf(req)
  ).execute<DomainRow & Record<string, unknown>>(sql`select ${sql.raw(DOMAIN_COLUMNS)} from ${d}
    join ${t} on ${t.id} = ${d._parent_id} where ${d._parent_id} = ${tenantId}::uuid and ${d.domain} = ${domain} and ${d.token} is not distinct from ${token}`)
  const row = rows[0]
  return row ? { ...row, failingSince: row.failingSince && new Date(row.failingSince) } : null
}

/** A domain to look up, with or without port. */
interface DomainLookup {
  host: string
  /** Host and port; undefined for all ports of the host. */
  withPort?: string
  /** Slug of the tenant that owns the host by default; null for none. */
  slug: string | null
}

/**
 * Whether another tenant has verified the domain or added it for development. Locks the host until the end of the
 * transaction.
 */
export async function isClaimedElsewhere(
  req: Transaction,
  tenantId: string,
  { host, slug, withPort }: DomainLookup,
): Promise<boolean> {
  const db = await dbOf(req)
  await db.execute(sql`select pg_advisory_xact_lock(740031, hashtext(${host}))`)
  const ports = withPort ? sql`domain in (${host}, ${withPort})` : sql`(domain = ${host} or domain like ${`${host}:%`})`
  const { rows } =
    await db.execute(sql`select 1 from ${tenantsDomains} where ${ports} and ${tenantsDomains.status} in ('active', 'development') and ${tenantsDomains._parent_id} <> ${tenantId}::uuid
    union all select 1 from ${tenants} where ${tenants.slug} = ${slug} and ${tenants.id} <> ${tenantId}::uuid limit 1`)
  return rows.length > 0
}

/**
 * Whether a domain is active for a tenant that is not suspended, or is the `www` of one and was found to point here.
 * @param domain in lower case
 */
export async function isActiveDomain(payload: BasePayload, domain: string): Promise<boolean> {
  const { rowCount } = await poolOf(payload).query({
    name: 'callboard-domain-allowed',
    text: `select 1 from ${d} join ${t} on ${t.id} = ${d._parent_id}
      where ${d.domain} in ($1, $2) and ${d.status} = 'active' and ${t.suspended_at} is null
        and (${d.domain} = $1 or ${d.dns_records} @> jsonb_build_array(jsonb_build_object('name', $1::text, 'verified', true)))`,
    values: [domain, rootOfWww(domain)],
  })
  return Boolean(rowCount)
}

/** Stores the status of a domain. Call it with the domain locked. */
export async function writeStatus(
  req: Transaction,
  { domain, tenantId }: DomainRow,
  status: DomainStatus,
): Promise<void> {
  await (
    await dbOf(req)
  ).execute(
    sql`update ${tenantsDomains} set ${tenantsDomains.status} = ${status}::enum_tenants_domains_status where ${tenantsDomains._parent_id} = ${tenantId}::uuid and ${tenantsDomains.domain} = ${domain}`,
  )
}

interface CheckResult {
  failingSince: Date | null
  /** Expected records with what DNS returned and the problem of each. */
  records: unknown[]
  status: DomainStatus
  verified: boolean
}

/**
 * Stores the result of a domain check. Call it with the domain locked. The tenant's `updatedAt` is unchanged, so that
 * nobody's save becomes outdated. The certificate status is only kept for active domains.
 */
export async function writeCheckResult(
  req: Transaction,
  { domain, tenantId }: DomainRow,
  { failingSince, records, status, verified }: CheckResult,
): Promise<void> {
  await (
    await dbOf(req)
  )
    .execute(sql`update ${tenantsDomains} set ${tenantsDomains.status} = ${status}::enum_tenants_domains_status, ${tenantsDomains.dns_records} = ${JSON.stringify(records)}::jsonb,
    ${tenantsDomains.failing_since} = ${failingSince?.toISOString() ?? null}::timestamptz,
    ${tenantsDomains.last_verified} = case when ${verified} then now() else ${tenantsDomains.last_verified} end,
    ${tenantsDomains.ssl_status} = case when ${status === 'active'} then ${tenantsDomains.ssl_status} else 'pending' end
    where ${tenantsDomains._parent_id} = ${tenantId}::uuid and ${tenantsDomains.domain} = ${domain}`)
}

/**
 * Reads the domains to check, of all tenants that are not suspended: those verified before and those whose check was
 * interrupted, the longest unverified first.
 */
export async function readDomainsToCheck(payload: BasePayload): Promise<DomainRow[]> {
  const { rows } = await poolOf(payload).query<DomainRow>(
    `select ${DOMAIN_COLUMNS} from ${d} join ${t} on ${t.id} = ${d._parent_id}
      where ${d.status} in ('active', 'error', 'verifying') and ${t.suspended_at} is null order by ${d.last_verified} nulls first`,
  )
  return rows
}

/**
 * Stores whether an active domain has a certificate, with the tenant locked. The tenant's `updatedAt` is unchanged, so
 * that nobody's save becomes outdated.
 * @returns false if the domain is no longer active
 */
export async function writeCertificate(
  payload: BasePayload,
  { domain, id }: { domain: string; id: string },
  isSecure: boolean,
): Promise<boolean> {
  const { rowCount } = await poolOf(payload).query(
    `with site as materialized (select ${tenants.id} from ${tenants} where ${tenants.id} = $1 for update)
      update ${d} set ${tenantsDomains.ssl_status} = $3 from site where ${d._parent_id} = site.id and ${d.domain} = $2 and ${d.status} = 'active'`,
    [id, domain, isSecure ? 'active' : 'pending'],
  )
  return Boolean(rowCount)
}
