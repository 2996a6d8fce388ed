import { sql, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { dbOf, oneRow, tableOf } from '@/database/connections'

/**
 * The languages in which a document has a title, as SQL.
 * @param title column of titles, which differ by language
 * @param id of the document
 */
export const titleLanguages = (collection: string, title: string, id: SQL): SQL =>
  sql`array(select l._locale::text from ${tableOf(`${collection}_locales`)} l where l._parent_id = ${id} and l.${sql.identifier(title)} <> '')`

/** Reads the languages in which a document has a title. One statement. */
export async function readTitleLanguages(
  payload: BasePayload,
  { collection, id, title }: { collection: string; id: string; title: string },
): Promise<string[]> {
  const db = await dbOf({ payload })
  const { rows } = await db.execute<{ languages: string[] }>(
    sql`select ${titleLanguages(collection, title, sql`${id}::uuid`)} as languages`,
  )
  return oneRow(rows).languages
}
