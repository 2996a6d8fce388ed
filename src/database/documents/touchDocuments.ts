import { sql, type SQL } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { tableOf } from '../connections'

/**
 * Gives documents a new `updatedAt`: their newest versions, and what is live where that is the newest version or nothing
 * is. A live version that a draft is ahead of stays as it is.
 * @param collection slug of one with drafts
 * @param now ISO 8601; a document that was changed later than that is a millisecond newer than it was
 */
export async function touchDocuments(
  db: NodePgDatabase,
  collection: string,
  ids: string[],
  now: string,
): Promise<void> {
  if (ids.length === 0) return
  const [table, versions] = [tableOf(collection), tableOf(`_${collection}_v`)]
  const given = sql`(${sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  )})`
  const later = (column: 'updated_at' | 'version_updated_at') =>
    sql`greatest(${now}::timestamptz, ${sql.identifier(column)} + interval '1 millisecond')`
  await db.execute(
    sql`update ${versions} set updated_at = ${later('updated_at')}, version_updated_at = ${later('version_updated_at')} where parent_id in ${given} and latest`,
  )
  await db.execute(sql`update ${table} d set updated_at = v.version_updated_at from ${versions} v
    where d.id in ${given} and v.parent_id = d.id and v.latest and (v.version__status = 'published' or d._status = 'draft')`)
}

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
