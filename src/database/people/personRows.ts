import type { BasePayload } from 'payload'
import { poolOf } from '../poolOf'
import { PERSON_QUERY, TENANT_JSON, toPersonRow, type PersonAnswer } from './personQuery'

export interface TenantRow {
  id: string
  name: string
  slug: string
  timezone: string | null
  languages: string[] | null
  defaultLanguage: string | null
  plan: PlanRow | null
  addons: PlanRow[]
}

/** A row of `plans` or `addons`: id, name, and a column for each feature. */
export type PlanRow = { id: string; name: string } & Record<string, unknown>

export interface PlaceRow {
  kind: 'collaborator' | 'owner' | 'staff' | 'support' | 'support-agreed' | 'tenant-admin' | 'tenant-viewer'
  role: { id: string; title: string } | null
  permissions: Record<string, unknown> | null
  /** The tenant asks for a second proof that the person does not have. */
  withheld: boolean
  tenant: TenantRow
}

export interface PersonRow {
  id: string
  email: string
  first_name: string | null
  last_name: string | null
  display_name: string | null
  avatar_id: string | null
  email_verified: boolean | null
  is_super: boolean
  is_support: boolean
  organisation_id: string | null
  last_tenant_id: string | null
  created_at: Date
  updated_at: Date
  places: PlaceRow[]
  provider_tenant: TenantRow | null
}

interface WhoIsIt {
  id: string
  /** Id of the session; null asks for none. */
  sid: string | null
  /** Id of the tenant that the browser says is on screen; null for none. */
  tenant: string | null
}

/** A person with all that they belong to. @returns null where there is no such account, or its session has ended */
export async function readPersonRow(payload: BasePayload, { id, sid, tenant }: WhoIsIt): Promise<PersonRow | null> {
  const { rows } = await poolOf(payload).query<PersonAnswer>({
    name: 'callboard-person',
    text: PERSON_QUERY,
    values: [id, sid, tenant],
  })
  return rows[0] ? toPersonRow(rows[0]) : null
}

/** One tenant with plan and active addons, suspended or not. @returns null where there is none */
export async function readTenantRow(payload: BasePayload, id: string): Promise<TenantRow | null> {
  const { rows } = await poolOf(payload).query<{ tenant: TenantRow }>({
    name: 'callboard-tenant',
    text: `select ${TENANT_JSON} as tenant from tenants t where t.id = $1`,
    values: [id],
  })
  return rows[0]?.tenant ?? null
}
