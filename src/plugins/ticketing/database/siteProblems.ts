import { problemRows, type FindSiteProblems } from '@/database/provider/findSiteProblems'
import type { SiteProblem } from '@/lib/provider/siteProblem'
import { namesOf } from '@/database/names'
import { findProvider } from '../providers'

const c = namesOf('ticketing_connections', 'c')
const r = namesOf('ticketing_runs', 'r')

const MESSAGE_KEYS = {
  refused: 'ticketingSiteRefused',
  failing: 'ticketingSiteFailing',
  suspicious: 'ticketingSiteSuspicious',
} as const

interface Row {
  tenantId: string
  provider: string
  kind: keyof typeof MESSAGE_KEYS
}

/** Box offices that refuse a site, or whose synchronisations fail or wait for somebody to confirm them. */
export const ticketingProblems: FindSiteProblems = async (payload, sites) => {
  const rows = await problemRows<Row>(
    payload,
    'ticketing',
    sites,
    (isOneOf) => `select * from (select ${c.tenant_id} as "tenantId", ${c.provider}, case
          when ${c.attention_since} is not null then 'refused'
          when ${c.failures} > 0 then 'failing'
          when (select ${r.status} from ${r} where ${r.tenant_id} = ${c.tenant_id} and ${r.provider} = ${c.provider} and ${r.kind} = 'sync'
            order by ${r.started_at} desc, ${r.id} desc limit 1) = 'suspicious' then 'suspicious' end as kind
        from ${c} where ${c.is_connected} and ${isOneOf(`${c.tenant_id}`)}) found
      where kind is not null order by "tenantId", provider`,
  )
  return rows.map(({ kind, provider, tenantId }): SiteProblem => ({
    isInSite: true,
    kind: `ticketing.${kind}`,
    path: `/settings/apps/${provider}`,
    tenantId,
    values: { provider: findProvider(provider)?.name ?? provider },
    message: MESSAGE_KEYS[kind],
  }))
}
