import type { SiteProblem } from '../../lib/provider/siteProblem'
import { poolOf } from '../connections'
import type { SiteProblemsOf } from './siteProblemsOf'

/**
 * Reports emails of tenants that failed permanently, while they are in the outbox and no later email has reached the
 * same address.
 */
export const mailProblems: SiteProblemsOf = async (payload) => {
  const { rows } = await poolOf(payload).query<{ tenantId: string; count: number }>({
    name: 'callboard-provider-mails',
    text: `select m.tenant_id as "tenantId", count(*)::int as count from mails m
      where m.status = 'failed' and m.tenant_id is not null and not exists (
        select 1 from mails later where later.tenant_id = m.tenant_id and later."to" = m."to" and later.status = 'sent' and later.sent_at > m.updated_at)
      group by m.tenant_id`,
  })
  return rows.map(({ count, tenantId }): SiteProblem => ({
    isInSite: false,
    kind: 'mails.lost',
    path: `/collections/mails?${failedMailsFilter(tenantId)}`,
    tenantId,
    values: { count },
    word: 'siteMailsLost',
  }))
}

const failedMailsFilter = (tenantId: string): string =>
  new URLSearchParams({
    'where[or][0][and][0][status][equals]': 'failed',
    'where[or][0][and][1][tenant][equals]': tenantId,
  }).toString()
