import { sql, type Name, type SQL } from 'drizzle-orm'
import { dbOf, type Transaction, tableNameOf } from '../connections'

const versionsTableOf = (collection: string): Name => sql.identifier(`_${tableNameOf(collection)}_v`)

/** SQL that selects a document's versions: `id`, `latest`, `updated_at`. For statements that write beside each version. */
export const versionsOf = (collection: string, document: string): SQL =>
  sql`select id, latest, updated_at from ${versionsTableOf(collection)} where parent_id = ${document}::uuid`

export interface VersionId extends Record<string, unknown> {
  id: string
  /** Whether it is the version that editors see. */
  isNewest: boolean
  /** ISO 8601. */
  savedAt: string
}

/** Reads the ids of a document's versions, newest first. */
export async function readVersionIds(req: Transaction, collection: string, document: string): Promise<VersionId[]> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ id: string; isNewest: boolean | null; savedAt: Date | string }>(sql`
    select id, latest as "isNewest", updated_at as "savedAt" from ${versionsTableOf(collection)}
    where parent_id = ${document}::uuid order by latest desc nulls last, updated_at desc`)
  return rows.map(({ id, isNewest, savedAt }) => ({
    id,
    isNewest: isNewest === true,
    savedAt: new Date(savedAt).toISOString(),
  }))
}
