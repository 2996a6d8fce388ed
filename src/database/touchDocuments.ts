import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { tableOf } from './tableOf'

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
