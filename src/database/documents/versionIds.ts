import { sql, type Name, type SQL } from 'drizzle-orm'
import { dbOf, type Transaction, tableNameOf } from '@/database/connections'

/** The table of a collection's versions. */
export const versionsTableOf = (collection: string): Name => sql.identifier(`_${tableNameOf(collection)}_v`)

/** SQL that selects a document's versions: `id`, `latest`, `updated_at`. For statements that write beside each version. */
export const versionsOf = (collection: string, document: string): SQL =>
  sql`select id, latest, updated_at from ${versionsTableOf(collection)} where parent_id = ${document}::uuid`

/** A document with the id of a version that was just written. */
export interface NewVersion {
  id: string
  version: string
}

export interface VersionId {
  id: string
  /** Whether it is a version that was published. */
  isPublished: boolean
  /** Whether it is the version that editors see. */
  isNewest: boolean
  /** ISO 8601. */
  savedAt: string
}

/** Reads the ids of the versions of documents, newest first, by document. */
export async function readVersionIds(
  req: Transaction,
  collection: string,
  documents: readonly string[],
): Promise<Map<string, VersionId[]>> {
  if (documents.length === 0) return new Map()
  const { rows } = await (
    await dbOf(req)
  ).execute<{ document: string; id: string; isLive: boolean; isNewest: boolean | null; savedAt: Date | string }>(sql`
    select parent_id as document, id, version__status = 'published' as "isLive", latest as "isNewest", updated_at as "savedAt"
    from ${versionsTableOf(collection)} where parent_id in (select jsonb_array_elements_text(${JSON.stringify(documents)}::jsonb)::uuid)
    order by latest desc nulls last, updated_at desc, id desc`)
  const versions = rows.map(({ document, id, isLive, isNewest, savedAt }) => ({
    document,
    id,
    isNewest: isNewest === true,
    isPublished: isLive,
    savedAt: new Date(savedAt).toISOString(),
  }))
  return Map.groupBy(versions, ({ document }) => document)
}
