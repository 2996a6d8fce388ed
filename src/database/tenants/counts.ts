import type { BasePayload } from 'payload'
import { poolOf } from '@/database/connections'
import { namesOf } from '@/database/names'
import { IS_LISTED } from './siteNames'

const t = namesOf('tenants', 't')
const m = namesOf('memberships', 'm')
const i = namesOf('invite_tokens', 'i')

/** Whether the installation has more than one tenant. */
export async function hasSeveralTenants(payload: BasePayload): Promise<boolean> {
  const { rows } = await poolOf(payload).query({
    name: 'callboard-several-tenants',
    text: `select 1 from ${t} where ${IS_LISTED} limit 2`,
  })
  return rows.length > 1
}

export interface Usage {
  /** Memberships except the owner's, and pending invitations. */
  seats: number
  /** In addition to the default language. */
  languages: number
}

/** SQL for the seats in use, for the alias `t` (tenant). */
export const SEATS_USED = `((select count(*)::int from ${m} where ${m.tenant_id} = ${t.id} and ${m.user_id} is distinct from ${t.owner_id})
  + (select count(*)::int from ${i} where ${i.tenant_id} = ${t.id} and ${i.status} = 'pending' and ${i.expires_at} > now()))`

/** SQL for the number of languages in addition to the default one, for the alias `t` (tenant). */
export const LANGUAGES_USED = `greatest(jsonb_array_length(case when jsonb_typeof(${t.languages}) = 'array' then ${t.languages} else '[]' end) - 1, 0)`

/** Reads how much of its plan limits a tenant uses. */
export async function readUsage(payload: BasePayload, tenant: string): Promise<Usage> {
  const { rows } = await poolOf(payload).query<Usage>({
    name: 'callboard-usage',
    text: `select ${SEATS_USED} as seats, ${LANGUAGES_USED} as languages from ${t} where ${t.id} = $1`,
    values: [tenant],
  })
  return rows[0] ?? { languages: 0, seats: 0 }
}
