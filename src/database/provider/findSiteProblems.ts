import type { BasePayload } from 'payload'
import type { SiteProblem } from '@/lib/provider/siteProblem'
import { poolOf } from '@/database/connections'
import { namesOf } from '@/database/names'

const own = namesOf('tenants', 'own')
const d = namesOf('tenants_domains', 'd')
const t = namesOf('tenants', 't')
const m = namesOf('mails', 'm')
const later = namesOf('mails', 'later')
const u = namesOf('users', 'u')
const a = namesOf('account_tokens', 'a')
const s = namesOf('sign_ins', 's')

/**
 * Says what is wrong with sites of the installation, for its provider: one statement, however many sites there are. What is
 * mended is no longer there.
 * @param sites ids of the sites that somebody looks at; null for all of them, which there may be thousands of
 */
export type FindSiteProblems = (payload: BasePayload, sites: string[] | null) => Promise<SiteProblem[]>

/** SQL: the column does not hold the id of a tenant that the installation made for itself. */
const isListed = (column: string): string =>
  `not exists (select from ${own} where ${own.id} = ${column} and ${own.internal})`

/**
 * Reads the rows of one kind of problem.
 * @param name of the statement among those of the provider
 * @param textOf makes its text; it is given the condition that a column holds the id of one of the sites
 */
export async function problemRows<Row extends object>(
  payload: BasePayload,
  name: string,
  sites: string[] | null,
  textOf: (isOneOf: (column: string) => string) => string,
): Promise<Row[]> {
  const { rows } = await poolOf(payload).query<Row>({
    name: `callboard-provider-${name}${sites ? '-of-some' : ''}`,
    text: textOf((column) => (sites ? `${column} = any($1::uuid[])` : isListed(column))),
    values: sites ? [sites] : [],
  })
  return rows
}

const DOMAIN_MESSAGES = {
  error: 'siteDomainError',
  failing: 'siteDomainFailing',
  insecure: 'siteDomainInsecure',
  unverified: 'siteDomainUnverified',
} as const

interface DomainRow {
  tenantId: string
  domain: string
  kind: keyof typeof DOMAIN_MESSAGES
}

/** Grace period before a missing certificate is reported: a PostgreSQL interval. */
const GRACE_PERIOD = '15 minutes'

/** Names that lead nowhere, will soon, or whose visitors are warned. Checks of a site that is closed rest. */
export const domainProblems: FindSiteProblems = async (payload, sites) => {
  const rows = await problemRows<DomainRow>(
    payload,
    'domains',
    sites,
    (isOneOf) => `select * from (select ${d._parent_id} as "tenantId", ${d.domain}, case
          when ${d.status} = 'error' then 'error'
          when ${d.status} = 'active' and ${d.failing_since} is not null then 'failing'
          when ${d.status} = 'active' and ${d.ssl_status} is distinct from 'active' and coalesce(${d.last_verified}, '-infinity') < now() - interval '${GRACE_PERIOD}' then 'insecure'
          when ${d.status} = 'needs_setup' then 'unverified' end as kind, ${d._order}
        from ${d} join ${t} on ${t.id} = ${d._parent_id} where ${t.suspended_at} is null and ${isOneOf(`${t.id}`)}) found
      where kind is not null order by "tenantId", _order`,
  )
  return rows.map(({ domain, kind, tenantId }): SiteProblem => ({
    isInSite: true,
    kind: `domain.${kind}`,
    path: '/settings/domains',
    tenantId,
    values: { domain },
    message: DOMAIN_MESSAGES[kind],
  }))
}

/** Screens on which jobs of the core can be restarted. For other jobs, the tenant's own screen says whom to contact. */
const PATHS: Record<string, `/${string}`> = {
  namePerformances: '/settings/languages',
  watchCertificate: '/settings/domains',
}

/** Jobs of the worker that were given up. A job that works for a site has the site's id in its key. */
export const jobProblems: FindSiteProblems = async (payload, sites) => {
  const rows = await problemRows<{ tenantId: string; task: string }>(
    payload,
    'jobs',
    sites,
    (isOneOf) => `select distinct ${t.id} as "tenantId", j.task_identifier as task
      from graphile_worker.jobs j
      join ${t} on ${t.id} = substring(j.key from '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}')::uuid
      where j.attempts >= j.max_attempts and j.locked_at is null and ${isOneOf(`${t.id}`)} order by 1, 2`,
  )
  return rows.map(({ task, tenantId }): SiteProblem => {
    const path = PATHS[task]
    return {
      isInSite: Boolean(path),
      kind: 'job.failed',
      path: path ?? `/collections/tenants/${tenantId}`,
      tenantId,
      values: { job: task },
      message: 'siteJobFailed',
    }
  })
}

/** Mails of sites that were given up, as long as the outbox keeps them and none has reached the same address since. */
export const mailProblems: FindSiteProblems = async (payload, sites) => {
  const rows = await problemRows<{ tenantId: string; count: number }>(
    payload,
    'mails',
    sites,
    (isOneOf) => `select ${m.tenant_id} as "tenantId", count(*)::int as count from ${m}
      where ${m.status} = 'failed' and ${m.tenant_id} is not null and ${isOneOf(`${m.tenant_id}`)} and not exists (
        select 1 from ${later} where ${later.tenant_id} = ${m.tenant_id} and ${later.to} = ${m.to} and ${later.status} = 'sent' and ${later.sent_at} > ${m.updated_at})
      group by ${m.tenant_id}`,
  )
  return rows.map(({ count, tenantId }): SiteProblem => ({
    isInSite: false,
    kind: 'mails.lost',
    path: `/collections/mails?${failedMailsFilter(tenantId)}`,
    tenantId,
    values: { count },
    message: 'siteMailsLost',
  }))
}

const failedMailsFilter = (tenantId: string): string =>
  new URLSearchParams({
    'where[or][0][and][0][status][equals]': 'failed',
    'where[or][0][and][1][tenant][equals]': tenantId,
  }).toString()

const OWNER_MESSAGES = {
  away: 'siteOwnerAway',
  expired: 'siteOwnerExpired',
  none: 'siteOwnerNone',
  quiet: 'siteOwnerQuiet',
} as const

/** Days without a sign-in of the owner after which somebody may want to ask. Sign-ins are kept for 90 days. */
const QUIET_DAYS = 60

interface OwnerRow {
  tenantId: string
  email: string | null
  kind: keyof typeof OWNER_MESSAGES
}

/**
 * Sites without an owner; owners who have never signed in, with a link that still works or without one; and those who
 * have not for long.
 */
export const ownerProblems: FindSiteProblems = async (payload, sites) => {
  const rows = await problemRows<OwnerRow>(
    payload,
    'owners',
    sites,
    (isOneOf) => `select ${t.id} as "tenantId", ${u.email}, case
        when ${u.id} is null then 'none'
        when ${u.email_verified} then 'quiet'
        when exists (select 1 from ${a} where ${a.user_id} = ${u.id} and ${a.kind} = 'reset' and ${a.expires_at} > now()) then 'away'
        else 'expired' end as kind
      from ${t} left join ${u} on ${u.id} = ${t.owner_id}
      where ${isOneOf(`${t.id}`)} and (${u.id} is null or (${u.email_verified} is not true and not exists (select 1 from ${s} where ${s.user_id} = ${u.id}))
        or (${u.email_verified} and ${t.created_at} < now() - interval '${QUIET_DAYS} days'
          and not exists (select 1 from ${s} where ${s.user_id} = ${u.id} and ${s.last_seen_at} > now() - interval '${QUIET_DAYS} days')))`,
  )
  return rows.map(({ email, kind, tenantId }): SiteProblem => ({
    isInSite: kind !== 'none',
    kind: `owner.${kind}`,
    path: kind === 'none' ? `/collections/tenants/${tenantId}` : '/settings/users',
    tenantId,
    values: { days: QUIET_DAYS, email: email ?? '' },
    message: OWNER_MESSAGES[kind],
  }))
}
