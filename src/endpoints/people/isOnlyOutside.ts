import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import type { Standing } from '../../access/authority'
import { dbOf } from '../../database/dbOf'

/** Does somebody come through an organisation alone? Who may only look as one of the staff, too, has a place there all the same. */
export async function isOnlyOutside(req: PayloadRequest, tenantId: string, { kind, userId }: Standing): Promise<boolean> {
  if (kind !== 'collaborator') return false
  const db = await dbOf(req)
  const { rowCount } = await db.execute(sql`select 1 from memberships where tenant_id = ${tenantId}::uuid and user_id = ${userId}::uuid`)
  return !rowCount
}
