import { sql } from 'drizzle-orm'
import { dbOf, type Transaction, tableNameOf } from '@/database/connections'
import { namesOf } from '@/database/names'

const payloadLockedDocuments = namesOf('payload_locked_documents')
const held = namesOf('payload_locked_documents_rels', 'held')
const holder = namesOf('payload_locked_documents_rels', 'holder')

interface LockSelection {
  /** Slugs of the content types of the locked documents. */
  collections: string[]
  tenantId: string
  /** Ids of the holders. */
  userIds: string[]
}

/** Deletes the locks that users hold on a tenant's documents. */
export async function deleteLocks(req: Transaction, { collections, tenantId, userIds }: LockSelection): Promise<void> {
  if (userIds.length === 0 || collections.length === 0) return
  const inTenant = collections
    .map(tableNameOf)
    .map(
      (table) =>
        sql`exists (select 1 from ${sql.identifier(table)} one where one.id = held.${sql.identifier(`${table}_id`)} and one.tenant_id = ${tenantId}::uuid)`,
    )
  const users = sql.join(
    userIds.map((id) => sql`${id}::uuid`),
    sql`, `,
  )
  await (
    await dbOf(req)
  ).execute(sql`delete from ${payloadLockedDocuments} where ${payloadLockedDocuments.id} in (
    select ${held.parent_id} from ${held}
    join ${holder} on ${holder.parent_id} = ${held.parent_id} and ${holder.path} = 'user'
    where ${held.path} = 'document' and ${holder.users_id} in (${users}) and (${sql.join(inTenant, sql` or `)}))`)
}
