import type { SiteProblem } from '../../lib/provider/siteProblem'
import { problemRows, type FindSiteProblems } from './findSiteProblems'

/** Mails of sites that were given up, as long as the outbox keeps them and none has reached the same address since. */
export const mailProblems: FindSiteProblems = async (payload, sites) => {
  const rows = await problemRows<{ tenantId: string; count: number }>(
    payload,
    'mails',
    sites,
    (isOneOf) => `select m.tenant_id as "tenantId", count(*)::int as count from mails m
      where m.status = 'failed' and m.tenant_id is not null and ${isOneOf('m.tenant_id')} and not exists (
        select 1 from mails later where later.tenant_id = m.tenant_id and later."to" = m."to" and later.status = 'sent' and later.sent_at > m.updated_at)
      group by m.tenant_id`,
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
