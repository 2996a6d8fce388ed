import { sql, type SQL } from 'drizzle-orm'
import { dbOf, type Transaction, tableOf } from './connections'

export interface DocumentKey {
  collection: string
  id: string
}

/**
 * Finds the collections that ids belong to.
 * @param db connection
 * @param collections slugs of the tenant-scoped collections to search
 */
export async function findDocuments(
  db: { execute: (statement: SQL) => Promise<{ rows: unknown[] }> },
  collections: string[],
  ids: string[],
  tenantId: string,
): Promise<DocumentKey[]> {
  if (ids.length === 0 || collections.length === 0) return []
  const list = sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  )
  const parts = collections.map(
    (slug) =>
      sql`select ${slug}::text as collection, id from ${tableOf(slug)} where id in (${list}) and tenant_id = ${tenantId}::uuid`,
  )
  const { rows } = await db.execute(sql.join(parts, sql` union all `))
  return rows as DocumentKey[]
}

/**
 * Filters documents to those that exist in the tenant, drafts included and trashed ones excluded. Slugs must be those
 * of content types.
 */
export async function filterExisting(
  req: Transaction,
  tenantId: string,
  documents: DocumentKey[],
): Promise<DocumentKey[]> {
  if (documents.length === 0) return []
  const parts = [...Map.groupBy(documents, ({ collection }) => collection)].map(([slug, group]) => {
    const ids = sql.join(
      group.map(({ id }) => sql`${id}::uuid`),
      sql`, `,
    )
    return sql`select ${slug}::text as collection, id from ${tableOf(slug)} where id in (${ids}) and tenant_id = ${tenantId}::uuid and deleted_at is null`
  })
  const { rows } = await (
    await dbOf(req)
  ).execute<{ collection: string; id: string }>(sql.join(parts, sql` union all `))
  return rows
}
