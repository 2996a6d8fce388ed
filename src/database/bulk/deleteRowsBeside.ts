import { sql, type SQL } from 'drizzle-orm'

/**
 * Deletes what is kept beside documents that are deleted by a statement instead of through Payload: references, saves
 * and rows of plugins.
 * @param tables `documentTables` of the installation
 */
export async function deleteRowsBeside(
  db: { execute: (statement: SQL) => Promise<unknown> },
  tables: string[],
  collection: string,
  ids: string[],
): Promise<void> {
  if (ids.length === 0) return
  const list = sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  )
  const parts = tables.map(
    (table) =>
      sql`delete from ${sql.identifier(table)} where collection = ${collection} and document_id in (${list}) returning 1`,
  )
  // One round trip: a statement of PostgreSQL may delete from several tables.
  const [last, ...others] = parts.reverse()
  if (!last) return
  const within = others.map((part, index) => sql`${sql.identifier(`d${index}`)} as (${part})`)
  await db.execute(within.length > 0 ? sql`with ${sql.join(within, sql`, `)} ${last}` : last)
}
