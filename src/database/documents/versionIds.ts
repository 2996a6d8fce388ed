import { sql } from 'drizzle-orm'
import { dbOf, type Transaction, tableNameOf } from '../connections'

export interface VersionId extends Record<string, unknown> {
  id: string
  /** It is the one that editors go on with. */
  isNewest: boolean
  /** ISO moment. */
  savedAt: string
}

/** The versions that there are of a document, the newest first. */
export async function versionIds(req: Transaction, collection: string, document: string): Promise<VersionId[]> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ id: string; isNewest: boolean | null; savedAt: Date | string }>(sql`
    select id, latest as "isNewest", updated_at as "savedAt" from ${sql.identifier(`_${tableNameOf(collection)}_v`)}
    where parent_id = ${document}::uuid order by latest desc nulls last, updated_at desc`)
  return rows.map(({ id, isNewest, savedAt }) => ({
    id,
    isNewest: isNewest === true,
    savedAt: new Date(savedAt).toISOString(),
  }))
}
