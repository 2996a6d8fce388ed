import type { SiteProblem } from '../../lib/provider/siteProblem'
import { problemRows, type FindSiteProblems } from './findSiteProblems'

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

/** Names that lead nowhere, will soon, or whose visitors are warned. Checks of a site that is closed rest. */
export const domainProblems: FindSiteProblems = async (payload, sites) => {
  const rows = await problemRows<Row>(
    payload,
    'domains',
    sites,
    (isOneOf) => `select * from (select d._parent_id as "tenantId", d.domain, case
          when d.status = 'error' then 'error'
          when d.status = 'active' and d.failing_since is not null then 'failing'
          when d.status = 'active' and d.ssl_status is distinct from 'active' and coalesce(d.last_verified, '-infinity') < now() - interval '${GRACE_PERIOD}' then 'insecure'
          when d.status = 'needs_setup' then 'unverified' end as kind, d._order
        from tenants_domains d join tenants t on t.id = d._parent_id where t.suspended_at is null and ${isOneOf('t.id')}) found
      where kind is not null order by "tenantId", _order`,
  )
  return rows.map(({ domain, kind, tenantId }): SiteProblem => ({
    isInSite: true,
    kind: `domain.${kind}`,
    path: '/settings/domains',
    tenantId,
    values: { domain },
    message: MESSAGES[kind],
  }))
}
