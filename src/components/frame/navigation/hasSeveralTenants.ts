import type { BasePayload } from 'payload'
import { poolOf } from '../../../database/poolOf'

/** Is there more than one tenant to choose from, for those who see all? */
export async function hasSeveralTenants(payload: BasePayload): Promise<boolean> {
  const { rows } = await poolOf(payload).query({ name: 'callboard-several-tenants', text: 'select 1 from tenants limit 2' })
  return rows.length > 1
}
