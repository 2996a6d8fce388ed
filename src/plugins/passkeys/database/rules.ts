import { and, eq, inArray } from 'drizzle-orm'
import { dbOf } from '@/exports/server'
import type { Transaction } from '@/exports/types'
import { passkeyRules } from '../tables/passkeys'

/** Whether one of the tenants wants a password before the passkey. */
export async function isPasswordNeeded(req: Transaction, tenantIds: string[]): Promise<boolean> {
  if (tenantIds.length === 0) return false
  const rows = await (
    await dbOf(req)
  )
    .select({ tenantId: passkeyRules.tenantId })
    .from(passkeyRules)
    .where(and(inArray(passkeyRules.tenantId, tenantIds), eq(passkeyRules.needsPassword, true)))
    .limit(1)
  return rows.length > 0
}

export async function writeRule(req: Transaction, tenantId: string, needsPassword: boolean): Promise<void> {
  await (
    await dbOf(req)
  )
    .insert(passkeyRules)
    .values({ needsPassword, tenantId })
    .onConflictDoUpdate({ set: { needsPassword }, target: passkeyRules.tenantId })
}
