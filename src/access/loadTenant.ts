import type { BasePayload } from 'payload'
import type { TenantSummary } from './person'
import { TENANT_JSON, type TenantRow } from './personQuery'
import { poolOf } from '../database/poolOf'
import { toTenant } from './toPerson'

/** Reads one tenant with plan and active addons. */
export async function loadTenant(payload: BasePayload, id: string): Promise<TenantSummary | null> {
  const { rows } = await poolOf(payload).query<{ tenant: TenantRow }>({
    name: 'callboard-tenant',
    text: `select ${TENANT_JSON} as tenant from tenants t where t.id = $1`,
    values: [id],
  })
  return rows[0] ? toTenant(rows[0].tenant) : null
}
