import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { callboardOf } from '../../access/registryOf'
import { dbOf } from '../../database/dbOf'
import { tableNameOf } from '../../database/tableOf'

/** Ends the locks that people hold on a tenant's documents, so that nobody waits for somebody who has gone. */
export async function releaseLocks(req: PayloadRequest, tenantId: string, userIds: string[]): Promise<void> {
  if (userIds.length === 0) return
  const tables = callboardOf(req.payload).contentTypes.map(({ slug }) => tableNameOf(slug))
  const inTenant = tables.map(
    (table) => sql`exists (select 1 from ${sql.identifier(table)} one where one.id = held.${sql.identifier(`${table}_id`)} and one.tenant_id = ${tenantId}::uuid)`,
  )
  const users = sql.join(userIds.map((id) => sql`${id}::uuid`), sql`, `)
  const db = await dbOf(req)
  await db.execute(sql`delete from payload_locked_documents where id in (
    select held.parent_id from payload_locked_documents_rels held
    join payload_locked_documents_rels holder on holder.parent_id = held.parent_id and holder.path = 'user'
    where held.path = 'document' and holder.users_id in (${users}) and (${sql.join(inTenant, sql` or `)}))`)
}
