import type { SiteProblem } from '../../lib/provider/siteProblem'
import { problemRows, type FindSiteProblems } from './findSiteProblems'

const MESSAGES = { away: 'siteOwnerAway', expired: 'siteOwnerExpired', none: 'siteOwnerNone' } as const

interface Row {
  tenantId: string
  email: string | null
  kind: keyof typeof MESSAGES
}

/** Sites without an owner, and owners who have never signed in: with a link that still works, or without one. */
export const ownerProblems: FindSiteProblems = async (payload, sites) => {
  const rows = await problemRows<Row>(
    payload,
    'owners',
    sites,
    (isOneOf) => `select t.id as "tenantId", u.email, case
        when u.id is null then 'none'
        when exists (select 1 from account_tokens a where a.user_id = u.id and a.kind = 'reset' and a.expires_at > now()) then 'away'
        else 'expired' end as kind
      from tenants t left join users u on u.id = t.owner_id
      where ${isOneOf('t.id')} and (u.id is null or (u.email_verified is not true and not exists (select 1 from sign_ins s where s.user_id = u.id)))`,
  )
  return rows.map(({ email, kind, tenantId }): SiteProblem => ({
    isInSite: kind !== 'none',
    kind: `owner.${kind}`,
    path: kind === 'none' ? `/collections/tenants/${tenantId}` : '/settings/users',
    tenantId,
    values: { email: email ?? '' },
    message: MESSAGES[kind],
  }))
}
