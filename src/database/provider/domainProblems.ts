import type { SiteProblem } from '../../lib/provider/siteProblem'
import { poolOf } from '../connections'
import type { SiteProblemsOf } from './siteProblemsOf'

const MESSAGES = {
  error: 'siteDomainError',
  failing: 'siteDomainFailing',
  insecure: 'siteDomainInsecure',
  unverified: 'siteDomainUnverified',
} as const

interface Row {
  tenantId: string
  domain: string
  kind: keyof typeof MESSAGES
}

/** Grace period before a missing certificate is reported: a PostgreSQL interval. */
const GRACE_PERIOD = '15 minutes'

/**
 * Reports domains that have failed, are failing, lack a certificate or are not verified. Suspended tenants are not
 * checked.
 */
export const domainProblems: SiteProblemsOf = async (payload) => {
  const { rows } = await poolOf(payload).query<Row>({
    name: 'callboard-provider-domains',
    text: `select * from (select d._parent_id as "tenantId", d.domain, case
          when d.status = 'error' then 'error'
          when d.status = 'active' and d.failing_since is not null then 'failing'
          when d.status = 'active' and d.ssl_status is distinct from 'active' and coalesce(d.last_verified, '-infinity') < now() - $1::interval then 'insecure'
          when d.status = 'needs_setup' then 'unverified' end as kind, d._order
        from tenants_domains d join tenants t on t.id = d._parent_id where t.suspended_at is null) found
      where kind is not null order by "tenantId", _order`,
    values: [GRACE_PERIOD],
  })
  return rows.map(({ domain, kind, tenantId }): SiteProblem => ({
    isInSite: true,
    kind: `domain.${kind}`,
    path: '/settings/domains',
    tenantId,
    values: { domain },
    word: MESSAGES[kind],
  }))
}
