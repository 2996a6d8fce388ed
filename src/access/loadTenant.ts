import type { BasePayload } from 'payload'
import type { TenantSummary } from './person'
import { readTenantRow } from '../database/people/personRows'
import { toTenant } from './toPerson'

/** Reads one tenant with plan and active addons. */
export async function loadTenant(payload: BasePayload, id: string): Promise<TenantSummary | null> {
  const row = await readTenantRow(payload, id)
  return row && toTenant(row)
}
