import type { SiteProblem } from '../../lib/provider/siteProblem'
import { poolOf } from '../connections'
import type { SiteProblemsOf } from './siteProblemsOf'

const MESSAGES = { away: 'siteOwnerAway', expired: 'siteOwnerExpired', none: 'siteOwnerNone' } as const

interface Row {
  tenantId: string
  email: string | null
  kind: keyof typeof MESSAGES
}

/** Reports tenants without an owner, and owners who have never signed in, with or without a valid sign-up link. */
export const ownerProblems: SiteProblemsOf = async (payload) => {
  const { rows } = await poolOf(payload).query<Row>({
    name: 'callboard-provider-owners',
    text: `select t.id as "tenantId", u.email, case
        when u.id is null then 'none'
        when exists (select 1 from account_tokens a where a.user_id = u.id and a.kind = 'reset' and a.expires_at > now()) then 'away'
        else 'expired' end as kind
      from tenants t left join users u on u.id = t.owner_id
      where u.id is null or (u.email_verified is not true and not exists (select 1 from sign_ins s where s.user_id = u.id))`,
  })
  return rows.map(({ email, kind, tenantId }): SiteProblem => ({
    isInSite: kind !== 'none',
    kind: `owner.${kind}`,
    path: kind === 'none' ? `/collections/tenants/${tenantId}` : '/settings/users',
    tenantId,
    values: { email: email ?? '' },
    word: MESSAGES[kind],
  }))
}
